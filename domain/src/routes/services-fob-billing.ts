/** FOB billing in its two views, and the simulator that estimates it. */
import { type RouteDraft, words } from "./draft-route.ts";
import { galleryPage } from "./field-pages.ts";

export const FOB_BILLING: RouteDraft = {
  segment: "billingfob",
  service: "billing",
  role: "fob",
  icon: "receipt",
  title: words("Pré-faturamento FOB", "FOB pre-invoicing", "Prefacturación FOB", "Préfacturation FOB"),
  description: words(
    "Pré-faturas das ordens FOB e suas aprovações",
    "Pre-invoices of FOB orders and their approvals",
    "Prefacturas de las órdenes FOB y sus aprobaciones",
    "Préfactures des ordres FOB et leurs approbations",
  ),
  children: [
    {
      segment: "new",
      title: words("Nova pré-fatura", "New pre-invoice", "Nueva prefactura", "Nouvelle préfacture"),
      description: words(
        "Reunir ordens de um mesmo CNPJ para faturar",
        "Gather orders of one tax id for billing",
        "Reunir órdenes de un mismo CUIT o CNPJ para facturar",
        "Réunir les ordres d'un même identifiant fiscal",
      ),
    },
    {
      segment: ":id",
      title: words("Pré-fatura", "Pre-invoice", "Prefactura", "Préfacture"),
      description: words(
        "Linhas, impostos, câmbio e aprovações",
        "Lines, taxes, exchange rate and approvals",
        "Líneas, impuestos, tipo de cambio y aprobaciones",
        "Lignes, taxes, change et approbations",
      ),
      children: [
        {
          segment: "report",
          title: words(
            "Relatório da pré-fatura",
            "Pre-invoice report",
            "Informe de la prefactura",
            "Rapport de préfacture",
          ),
          description: words(
            "Demonstrativo enviado ao cliente",
            "Statement sent to the customer",
            "Detalle enviado al cliente",
            "Relevé adressé au client",
          ),
        },
      ],
    },
  ],
};

export const FOB_BILLING_BY_INVOICE: RouteDraft = {
  segment: "billingfob2",
  service: "billing",
  role: "fob",
  icon: "receipt-text",
  title: words("Faturamento FOB", "FOB billing", "Facturación FOB", "Facturation FOB"),
  description: words(
    "Faturamento FOB por nota fiscal",
    "FOB billing, invoice by invoice",
    "Facturación FOB por factura",
    "Facturation FOB, facture par facture",
  ),
  children: [galleryPage("invoice/:idgallery/gallery")],
};

const costTables: RouteDraft = {
  segment: "cost",
  icon: "table",
  title: words("Tabelas de custo", "Cost tables", "Tablas de costos", "Tables de coûts"),
  description: words(
    "Custos usados nas simulações",
    "Costs that the simulations use",
    "Costos usados en las simulaciones",
    "Coûts utilisés dans les simulations",
  ),
  children: [
    {
      segment: ":id",
      title: words("Tabela de custo", "Cost table", "Tabla de costos", "Table de coûts"),
      description: words(
        "Valores e vigência de uma tabela",
        "Values and validity of one table",
        "Valores y vigencia de una tabla",
        "Valeurs et validité d'une table",
      ),
    },
  ],
};

export const FOB_SIMULATOR: RouteDraft = {
  segment: "simulatorfob",
  service: "billing",
  role: "fob",
  icon: "calculator",
  title: words("Simulador FOB", "FOB simulator", "Simulador FOB", "Simulateur FOB"),
  description: words(
    "Estimativa de custos, impostos e margem de uma carga FOB",
    "Estimate of cost, tax and margin for a FOB load",
    "Estimación de costos, impuestos y margen de una carga FOB",
    "Estimation des coûts, taxes et marges d'un chargement FOB",
  ),
  children: [
    costTables,
    {
      segment: "simulator",
      icon: "play",
      title: words("Simular", "Simulator", "Simular", "Simuler"),
      description: words(
        "Montar uma nova simulação",
        "Work out a new simulation",
        "Armar una nueva simulación",
        "Établir une nouvelle simulation",
      ),
    },
    {
      segment: "tax",
      icon: "percent",
      title: words("Tabelas de impostos", "Tax tables", "Tablas de impuestos", "Tables de taxes"),
      description: words(
        "Alíquotas usadas nas simulações",
        "Tax rates that the simulations use",
        "Alícuotas usadas en las simulaciones",
        "Taux utilisés dans les simulations",
      ),
    },
    {
      segment: ":id",
      title: words("Simulação", "Simulation", "Simulación", "Simulation"),
      description: words(
        "Premissas e resultado de uma simulação",
        "Assumptions and result of one simulation",
        "Supuestos y resultado de una simulación",
        "Hypothèses et résultat d'une simulation",
      ),
      children: [
        {
          segment: "report",
          title: words(
            "Relatório da simulação",
            "Simulation report",
            "Informe de la simulación",
            "Rapport de simulation",
          ),
          description: words(
            "Resultado pronto para apresentar ao cliente",
            "Result ready to show the customer",
            "Resultado listo para presentar al cliente",
            "Résultat prêt à présenter au client",
          ),
        },
      ],
    },
  ],
};
