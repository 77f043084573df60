/**
 * The field pages that a ship and a barge have in common, declared once and mounted under both.
 * The role of each page is the record type that it shows, so the guard and the server ask the same question.
 */
import { type RouteDraft, words } from "./draft-route.ts";

export const galleryPage = (segment: string): RouteDraft => ({
  segment,
  title: words("Galeria", "Gallery", "Galería", "Galerie"),
  description: words(
    "Fotografias do registro",
    "Photographs of the record",
    "Fotografías del registro",
    "Photographies de la fiche",
  ),
});

export const basementInspection: RouteDraft = {
  segment: "basementinspection",
  role: "basement_inspection",
  icon: "search-check",
  title: words("Inspeção de porões", "Hold inspection", "Inspección de bodegas", "Inspection des cales"),
  description: words(
    "Limpeza e condição de cada porão, por tentativa, com fotos e parecer",
    "Cleanliness and condition of each hold, by attempt, with photos and verdict",
    "Limpieza y estado de cada bodega, por intento, con fotos y dictamen",
    "Propreté et état de chaque cale, par passage, avec photos et avis",
  ),
};

const classificationHistory: RouteDraft = {
  segment: "history",
  title: words(
    "Histórico da classificação",
    "Classification history",
    "Historial de clasificación",
    "Historique",
  ),
  description: words(
    "Todas as versões das classificações da operação",
    "Every version of the operation's classifications",
    "Todas las versiones de las clasificaciones de la operación",
    "Toutes les versions des classifications de l'opération",
  ),
};

const newClassification: RouteDraft = {
  segment: "new",
  title: words("Nova classificação", "New classification", "Nueva clasificación", "Nouvelle classification"),
  description: words(
    "Registrar os defeitos e resultados de uma amostra",
    "Enter the defects and results of a sample",
    "Registrar defectos y resultados de una muestra",
    "Saisir les défauts et les résultats d'un échantillon",
  ),
};

const oneClassification: RouteDraft = {
  segment: ":idclassification",
  title: words("Classificação", "Classification", "Clasificación", "Classification"),
  description: words(
    "Amostra, percentuais, grupo e tipo de uma classificação",
    "Sample, percentages, group and type of one classification",
    "Muestra, porcentajes, grupo y tipo de una clasificación",
    "Échantillon, pourcentages, groupe et type d'une classification",
  ),
};

const mapReportPreview: RouteDraft = {
  segment: "previewmapreport",
  title: words(
    "Prévia do laudo MAPA",
    "Map report preview",
    "Vista previa del informe MAPA",
    "Aperçu du rapport MAPA",
  ),
  description: words(
    "Laudo pronto para assinatura do classificador habilitado",
    "The report as the map classifier will sign it",
    "Informe listo para la firma del clasificador habilitado",
    "Rapport prêt à signer par le classificateur agréé",
  ),
};

export const classification: RouteDraft = {
  segment: "classification",
  service: "classification",
  role: "classification",
  icon: "wheat",
  title: words("Classificação", "Classification", "Clasificación", "Classification"),
  description: words(
    "Qualidade da carga: defeitos, umidade, grupo e tipo",
    "Cargo quality: defects, moisture, group and type",
    "Calidad de la carga: defectos, humedad, grupo y tipo",
    "Qualité de la marchandise : défauts, humidité, groupe et type",
  ),
  children: [classificationHistory, newClassification, oneClassification],
};

/** Ships also preview the report that the map classifier signs. */
export const vesselClassification: RouteDraft = {
  ...classification,
  children: [
    classificationHistory,
    newClassification,
    { ...oneClassification, children: [mapReportPreview] },
  ],
};

export const oilClassification: RouteDraft = {
  ...classification,
  segment: "oilclassification",
  role: "oil_classification",
  icon: "droplets",
  title: words(
    "Classificação de óleos",
    "Oil classification",
    "Clasificación de aceites",
    "Classification des huiles",
  ),
  description: words(
    "Acidez, umidade e demais índices dos óleos vegetais",
    "Acidity, moisture and the other indices of vegetable oils",
    "Acidez, humedad y demás índices de aceites vegetales",
    "Acidité, humidité et autres indices des huiles végétales",
  ),
};

const oneDoubleCheck: RouteDraft = {
  segment: ":iddoublecheck",
  title: words("Contraprova", "Double check", "Doble control", "Contre-analyse"),
  description: words(
    "Diferenças entre a primeira e a segunda classificação",
    "Differences between the first and the second classification",
    "Diferencias entre la primera y la segunda clasificación",
    "Écarts entre la première et la seconde classification",
  ),
};

const doubleCheckPrint: RouteDraft = {
  segment: "print",
  title: words("Impressão da contraprova", "Double check print", "Impresión del doble control", "Impression"),
  description: words(
    "Folha de contraprova para imprimir",
    "Double check sheet ready to print",
    "Planilla de doble control para imprimir",
    "Feuille de contre-analyse à imprimer",
  ),
};

const doubleCheckSamples: RouteDraft = {
  segment: "samples",
  title: words(
    "Amostras da contraprova",
    "Double check samples",
    "Muestras del doble control",
    "Échantillons",
  ),
  description: words(
    "Amostras separadas para o segundo classificador",
    "Samples set apart for the second classifier",
    "Muestras separadas para el segundo perito",
    "Échantillons destinés au second classificateur",
  ),
};

const doubleCheckHistory: RouteDraft = {
  segment: "history",
  title: words(
    "Histórico da contraprova",
    "Double check history",
    "Historial del doble control",
    "Historique",
  ),
  description: words(
    "Contraprovas anteriores da barcaça",
    "Earlier double checks of the barge",
    "Dobles controles anteriores de la barcaza",
    "Contre-analyses antérieures de la barge",
  ),
};

export const doubleCheck: RouteDraft = {
  segment: "doublecheck",
  service: "classification",
  role: "double_check",
  icon: "copy-check",
  title: words("Contraprova", "Double check", "Doble control", "Contre-analyse"),
  description: words(
    "Conferência das amostras por um segundo classificador",
    "A second classifier checks the samples of the first",
    "Verificación de las muestras por un segundo perito",
    "Vérification des échantillons par un second classificateur",
  ),
  children: [oneDoubleCheck, doubleCheckPrint, doubleCheckSamples],
};

/** Barges also list the double checks of earlier visits. */
export const bargeDoubleCheck: RouteDraft = {
  ...doubleCheck,
  children: [doubleCheckHistory, oneDoubleCheck, doubleCheckPrint, doubleCheckSamples],
};

export const draftSurvey: RouteDraft = {
  segment: "draft",
  role: "draft_survey",
  icon: "waves",
  title: words("Arqueação", "Draft survey", "Inspección de calados", "Expertise de tirant d'eau"),
  description: words(
    "Calados, densidade e deduções para apurar a carga",
    "Drafts, density and deductibles that give the cargo",
    "Calados, densidad y deducciones para determinar la carga",
    "Tirants d'eau, densité et déductions : jaugeage de la cargaison",
  ),
};

export const holdSealing: RouteDraft = {
  segment: "holdsealing",
  role: "hold_sealing",
  icon: "lock",
  title: words("Lacração de porões", "Hold sealing", "Precintado de bodegas", "Plombage des cales"),
  description: words(
    "Lacres aplicados e removidos em cada porão",
    "Seals applied and removed on each hold",
    "Precintos colocados y retirados en cada bodega",
    "Plombs posés et retirés sur chaque cale",
  ),
};

export const hoseTest: RouteDraft = {
  segment: "hosetest",
  role: "hose_test",
  icon: "shower-head",
  title: words("Teste de estanqueidade", "Hose test", "Prueba de estanqueidad", "Essai d'étanchéité"),
  description: words(
    "Tampas de escotilha testadas com água ou ultrassom",
    "Hatch covers tested with water or ultrasound",
    "Tapas de escotilla probadas con agua o ultrasonido",
    "Panneaux de cale éprouvés à l'eau ou aux ultrasons",
  ),
};

export const occurrences: RouteDraft = {
  segment: "occurrences",
  role: "occurrence",
  icon: "triangle-alert",
  title: words("Ocorrências", "Occurrences", "Novedades", "Incidents"),
  description: words(
    "Fatos que afetam a operação, com horário e fotos",
    "Events that affect the operation, with time and photos",
    "Hechos que afectan la operación, con hora y fotos",
    "Faits qui touchent l'opération, horodatés et photographiés",
  ),
  children: [
    {
      segment: ":secondid",
      title: words("Ocorrência", "Occurrence", "Novedad", "Incident"),
      description: words(
        "Tipo, horário e relato de uma ocorrência",
        "Type, time and account of one occurrence",
        "Tipo, hora y relato de una novedad",
        "Type, heure et récit d'un incident",
      ),
    },
    galleryPage(":idgallery/gallery"),
  ],
};

export const preInspection: RouteDraft = {
  segment: "preinspection",
  role: "pre_inspection",
  icon: "clipboard-check",
  title: words("Pré-inspeção", "Pre-inspection", "Preinspección", "Pré-inspection"),
  description: words(
    "Lista de verificação e últimas cargas antes do embarque",
    "Checklist and last cargoes before loading",
    "Lista de verificación y últimas cargas antes del embarque",
    "Liste de contrôle et dernières cargaisons avant chargement",
  ),
};

export const shipDocuments: RouteDraft = {
  segment: "shipdocuments",
  role: "ship_document",
  icon: "folder-open",
  title: words("Documentos", "Documents", "Documentos", "Documents"),
  description: words(
    "Documentos de bordo e sua aprovação",
    "Documents on board and their approval",
    "Documentos de a bordo y su aprobación",
    "Documents de bord et leur approbation",
  ),
};

export const timeLog: RouteDraft = {
  segment: "timelog",
  role: "timelog_entry",
  icon: "clock",
  title: words("Registro de tempos", "Time log", "Registro de tiempos", "Relevé des temps"),
  description: words(
    "Início, paradas e término: a folha de fatos da operação",
    "Start, stops and end: the operation's statement of facts",
    "Inicio, paradas y fin: el estado de hechos de la operación",
    "Début, arrêts et fin : l'état des faits de l'opération",
  ),
};

export const weighing: RouteDraft = {
  segment: "weighing",
  role: "weighing_period",
  icon: "scale",
  title: words("Pesagem", "Weighing", "Pesaje", "Pesage"),
  description: words(
    "Pesos por período e porão, com acumulado e romaneio",
    "Weights by period and hold, with running total",
    "Pesos por período y bodega, con acumulado",
    "Poids par période et par cale, avec cumul",
  ),
  children: [
    {
      segment: "edit",
      title: words("Períodos", "Periods", "Períodos", "Périodes"),
      description: words(
        "Abrir e fechar os períodos de pesagem",
        "Open and close the weighing periods",
        "Abrir y cerrar los períodos de pesaje",
        "Ouvrir et clore les périodes de pesage",
      ),
      children: [
        {
          segment: ":periodid",
          title: words("Período", "Period", "Período", "Période"),
          description: words(
            "Pesos lançados em um período",
            "Weights entered in one period",
            "Pesos cargados en un período",
            "Poids saisis sur une période",
          ),
        },
      ],
    },
    {
      segment: "list",
      title: words("Romaneio de pesos", "Weight list", "Planilla de pesos", "Liste des poids"),
      description: words(
        "Todas as pesagens em sequência, com o acumulado",
        "Every weighing in sequence, with the running total",
        "Todas las pesadas en secuencia, con el acumulado",
        "Toutes les pesées dans l'ordre, avec le cumul",
      ),
    },
  ],
};

export const originInspection: RouteDraft = {
  segment: "inspectionorigin",
  role: "origin_inspection",
  icon: "sprout",
  title: words("Inspeção na origem", "Origin inspection", "Inspección en origen", "Inspection à l'origine"),
  description: words(
    "Lotes vistoriados no armazém antes do transporte",
    "Lots examined at the warehouse before transport",
    "Lotes revisados en el acopio antes del transporte",
    "Lots examinés au silo avant le transport",
  ),
};
