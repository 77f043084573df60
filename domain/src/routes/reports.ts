/** Reports: what can be generated, and what has been. */
import { mountRoute, words } from "./draft-route.ts";

export const reports = mountRoute({
  segment: "reports",
  section: true,
  service: "default",
  role: "default",
  icon: "file-chart-column",
  title: words("Relatórios", "Reports", "Informes", "Rapports"),
  description: words(
    "Modelos e relatórios gerados em PDF e Excel",
    "Models and generated reports in PDF and Excel",
    "Modelos e informes generados en PDF y Excel",
    "Modèles et rapports générés en PDF et Excel",
  ),
  children: [
    {
      segment: "models",
      icon: "file-cog",
      title: words("Modelos de relatório", "Report models", "Modelos de informe", "Modèles de rapport"),
      description: words(
        "Colunas, filtros e agrupamentos de cada relatório",
        "Columns, filters and grouping of each report",
        "Columnas, filtros y agrupaciones de cada informe",
        "Colonnes, filtres et regroupements de chaque rapport",
      ),
    },
    {
      segment: "reports",
      icon: "files",
      title: words("Relatórios gerados", "Generated reports", "Informes generados", "Rapports générés"),
      description: words(
        "Relatórios prontos, em andamento e agendados",
        "Reports that are ready, running or scheduled",
        "Informes listos, en curso y programados",
        "Rapports prêts, en cours et planifiés",
      ),
      children: [
        {
          segment: ":id",
          title: words("Relatório", "Report", "Informe", "Rapport"),
          description: words(
            "Parâmetros, andamento e arquivo de um relatório",
            "Parameters, progress and file of one report",
            "Parámetros, avance y archivo de un informe",
            "Paramètres, avancement et fichier d'un rapport",
          ),
        },
      ],
    },
  ],
});
