/** FOB work orders: trucks, maps, invoices and the field pages of one order. */
import { type RouteDraft, words } from "./draft-route.ts";
import { galleryPage, occurrences, timeLog } from "./field-pages.ts";

const newInvoice: RouteDraft = {
  segment: "new",
  title: words("Nova nota fiscal", "New invoice", "Nueva factura", "Nouvelle facture"),
  description: words(
    "Registrar uma nota fiscal da ordem",
    "Enter an invoice of the order",
    "Registrar una factura de la orden",
    "Saisir une facture de l'ordre",
  ),
};

const invoices: RouteDraft = {
  segment: "invoice",
  role: "invoice",
  icon: "file-text",
  title: words("Notas fiscais", "Invoices", "Facturas", "Factures"),
  description: words(
    "Notas fiscais da ordem: chave, peso e valor",
    "Invoices of the order: key, weight and value",
    "Facturas de la orden: clave, peso y valor",
    "Factures de l'ordre : clé, poids et valeur",
  ),
  children: [
    newInvoice,
    {
      segment: ":idinvoice/edit",
      title: words("Editar nota fiscal", "Edit invoice", "Editar factura", "Modifier la facture"),
      description: words(
        "Corrigir os dados de uma nota fiscal",
        "Correct the details of an invoice",
        "Corregir los datos de una factura",
        "Corriger les données d'une facture",
      ),
    },
    galleryPage(":idgallery/gallery"),
  ],
};

const truckClassification: RouteDraft = {
  segment: "classification",
  service: "classification",
  role: "classification",
  icon: "wheat",
  title: words(
    "Classificação dos caminhões",
    "Truck classification",
    "Clasificación de camiones",
    "Classification des camions",
  ),
  description: words(
    "Qualidade da carga de cada caminhão",
    "Cargo quality of each truck",
    "Calidad de la carga de cada camión",
    "Qualité du chargement de chaque camion",
  ),
  children: [
    {
      segment: "new",
      title: words(
        "Nova classificação",
        "New classification",
        "Nueva clasificación",
        "Nouvelle classification",
      ),
      description: words(
        "Classificar a amostra de um caminhão",
        "Classify the sample of a truck",
        "Clasificar la muestra de un camión",
        "Classer l'échantillon d'un camion",
      ),
    },
    {
      segment: ":idclassification/edit",
      title: words(
        "Editar classificação",
        "Edit classification",
        "Editar clasificación",
        "Modifier la classification",
      ),
      description: words(
        "Rever os resultados de um caminhão",
        "Review the results of a truck",
        "Revisar los resultados de un camión",
        "Revoir les résultats d'un camion",
      ),
    },
    galleryPage(":idclassification/gallery"),
  ],
};

const truckOccurrences: RouteDraft = {
  ...occurrences,
  children: [
    {
      segment: "new",
      title: words("Nova ocorrência", "New occurrence", "Nueva novedad", "Nouvel incident"),
      description: words(
        "Registrar uma ocorrência da ordem",
        "Enter an occurrence of the order",
        "Registrar una novedad de la orden",
        "Saisir un incident de l'ordre",
      ),
    },
    galleryPage(":idgallery/gallery"),
  ],
};

const truckTimeLog: RouteDraft = {
  ...timeLog,
  children: [
    {
      segment: "new",
      title: words(
        "Novo registro de tempo",
        "New time log entry",
        "Nuevo registro de tiempo",
        "Nouveau temps",
      ),
      description: words(
        "Registrar início e fim de um evento",
        "Enter the begin and end of an event",
        "Registrar inicio y fin de un evento",
        "Saisir le début et la fin d'un événement",
      ),
    },
  ],
};

const maps: readonly RouteDraft[] = [
  {
    segment: "local_map",
    icon: "map-pinned",
    title: words("Mapa de locais", "Local map", "Mapa de lugares", "Carte des lieux"),
    description: words(
      "Locais de embarque e terminais, com os caminhões em cada um",
      "Loading places and terminals, with the trucks at each",
      "Lugares de carga y terminales, con los camiones en cada uno",
      "Lieux de chargement et terminaux, avec les camions présents",
    ),
  },
  {
    segment: "progress_map",
    icon: "map",
    title: words("Mapa de progresso", "Progress map", "Mapa de avance", "Carte d'avancement"),
    description: words(
      "Parcela já carregada em cada local",
      "Share already loaded at each place",
      "Proporción ya cargada en cada lugar",
      "Part déjà chargée en chaque lieu",
    ),
    children: [
      {
        segment: "programmed",
        external: true,
        icon: "calendar-clock",
        title: words("Programado", "Programmed", "Programado", "Programmé"),
        description: words(
          "Mapa da programação de caminhões, em outra janela",
          "Map of the truck programme, in another window",
          "Mapa de la programación de camiones, en otra ventana",
          "Carte du programme des camions, dans une autre fenêtre",
        ),
      },
    ],
  },
];

const trucks: readonly RouteDraft[] = [
  {
    segment: "transfer",
    icon: "arrow-left-right",
    title: words(
      "Transferência de caminhões",
      "Truck transfer",
      "Transferencia de camiones",
      "Transfert de camions",
    ),
    description: words(
      "Mover caminhões para outra ordem do mesmo produto",
      "Move trucks to another order of the same product",
      "Mover camiones a otra orden del mismo producto",
      "Déplacer des camions vers un autre ordre du même produit",
    ),
  },
  {
    segment: "truck",
    icon: "truck",
    title: words("Caminhões", "Trucks", "Camiones", "Camions"),
    description: words(
      "Caminhões programados, classificados, carregados e entregues",
      "Trucks programmed, classified, loaded and delivered",
      "Camiones programados, clasificados, cargados y entregados",
      "Camions programmés, classés, chargés et livrés",
    ),
    children: [galleryPage(":idgallery/gallery")],
  },
  {
    segment: "invoice/:idgallery",
    role: "invoice",
    title: words("Nota fiscal", "Invoice", "Factura", "Facture"),
    description: words(
      "Nota fiscal vinculada e seus arquivos",
      "The linked invoice and its files",
      "Factura vinculada y sus archivos",
      "Facture rattachée et ses fichiers",
    ),
    children: [galleryPage("gallery")],
  },
];

export const FOB_WORK_ORDERS: RouteDraft = {
  segment: "wosfob",
  page: "order-list",
  service: "workorder",
  role: "fob",
  icon: "truck",
  title: words("OS FOB", "FOB work orders", "OT FOB", "OT FOB"),
  description: words(
    "Ordens de serviço de cargas em caminhão",
    "Work orders for truck loads",
    "Órdenes de trabajo de cargas en camión",
    "Ordres de travail des chargements par camion",
  ),
  children: [
    ...maps,
    ...trucks,
    {
      segment: ":id",
      page: "order",
      opens: { record: "work_order", order: 3 },
      title: words("OS FOB", "FOB work order", "OT FOB", "OT FOB"),
      description: words(
        "Contratos, caminhões e situação da ordem",
        "Contracts, trucks and status of the order",
        "Contratos, camiones y estado de la orden",
        "Contrats, camions et état de l'ordre",
      ),
      children: [truckClassification, invoices, truckOccurrences, truckTimeLog],
    },
  ],
};
