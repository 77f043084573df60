/** The pages of one ship's operation: the shared field pages and those that only a ship has. */
import { type RouteDraft, words } from "./draft-route.ts";
import * as field from "./field-pages.ts";

const bags: RouteDraft = {
  segment: "bags",
  role: "bags",
  icon: "shopping-bag",
  title: words("Sacaria", "Bags", "Bolsas", "Sacherie"),
  description: words(
    "Marcação dos sacos, frente e verso, com fotos",
    "Marking of the bags, front and back, with photos",
    "Marcación de las bolsas, frente y dorso, con fotos",
    "Marquage des sacs, recto et verso, avec photos",
  ),
};

const storagePlan: RouteDraft = {
  segment: "item",
  role: "storage_plan",
  icon: "layout-panel-left",
  title: words("Plano de carga", "Storage plan", "Plan de estiba", "Plan de chargement"),
  description: words(
    "Produto e tonelagem previstos em cada porão",
    "Product and tonnage planned for each hold",
    "Producto y tonelaje previstos en cada bodega",
    "Produit et tonnage prévus dans chaque cale",
  ),
};

const scopeItems: RouteDraft = {
  segment: "scopeItems",
  role: "scope_item",
  icon: "list-checks",
  title: words("Itens do escopo", "Scope items", "Ítems del alcance", "Éléments du périmètre"),
  description: words(
    "Serviços a confirmar antes de encerrar a operação",
    "Services to confirm before the operation is finished",
    "Servicios a confirmar antes de cerrar la operación",
    "Prestations à confirmer avant de clore l'opération",
  ),
};

const reports: RouteDraft = {
  segment: "reports",
  icon: "file-text",
  title: words("Relatórios", "Reports", "Informes", "Rapports"),
  description: words(
    "Laudos e relatórios da operação em PDF e Excel",
    "Reports of the operation in PDF and Excel",
    "Informes de la operación en PDF y Excel",
    "Rapports de l'opération en PDF et Excel",
  ),
};

const resume: RouteDraft = {
  segment: "resume",
  icon: "layout-dashboard",
  title: words("Resumo", "Summary", "Resumen", "Synthèse"),
  description: words(
    "Toda a operação em uma página",
    "The whole operation on one page",
    "Toda la operación en una página",
    "Toute l'opération sur une page",
  ),
  children: [
    {
      segment: "report",
      title: words("Relatório do resumo", "Summary report", "Informe del resumen", "Rapport de synthèse"),
      description: words(
        "Relatório final da operação do navio",
        "Final report of the ship's operation",
        "Informe final de la operación del buque",
        "Rapport final de l'opération du navire",
      ),
    },
    {
      segment: "reportApproval",
      title: words(
        "Aprovação do relatório",
        "Approval report",
        "Aprobación del informe",
        "Approbation du rapport",
      ),
      description: words(
        "Aprovações de nível 1 e 2, com histórico",
        "Level 1 and level 2 approvals, with their history",
        "Aprobaciones de nivel 1 y 2, con su historial",
        "Approbations de niveaux 1 et 2, avec historique",
      ),
    },
    {
      segment: "reportConfiguration",
      title: words(
        "Configuração do relatório",
        "Report configuration",
        "Configuración del informe",
        "Configuration du rapport",
      ),
      description: words(
        "Seções, fotos e idioma que entram no relatório",
        "Sections, photos and language of the report",
        "Secciones, fotos e idioma del informe",
        "Rubriques, photos et langue du rapport",
      ),
    },
    {
      segment: "reportGeneral",
      title: words("Relatório geral", "General report", "Informe general", "Rapport général"),
      description: words(
        "Pesos, qualidade, tempos e ocorrências reunidos",
        "Weights, quality, times and occurrences together",
        "Pesos, calidad, tiempos y novedades reunidos",
        "Poids, qualité, temps et incidents réunis",
      ),
    },
    {
      segment: "service",
      title: words(
        "Serviços do resumo",
        "Summary of services",
        "Servicios del resumen",
        "Prestations réalisées",
      ),
      description: words(
        "Serviços executados e sua situação",
        "Services carried out and where they stand",
        "Servicios prestados y su estado",
        "Prestations réalisées et leur état",
      ),
    },
  ],
};

export const VESSEL_PAGES: readonly RouteDraft[] = [
  field.preInspection,
  field.basementInspection,
  field.hoseTest,
  storagePlan,
  field.holdSealing,
  field.draftSurvey,
  field.weighing,
  field.vesselClassification,
  field.oilClassification,
  field.doubleCheck,
  field.timeLog,
  field.occurrences,
  bags,
  field.originInspection,
  field.shipDocuments,
  scopeItems,
  reports,
  resume,
];
