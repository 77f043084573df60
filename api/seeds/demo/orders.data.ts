/** Which orders and offers the demo company has: enough of each kind and status to see every page alive. */
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";

/** Where each country works: its ports with a terminal, its customers by code, its scope models by kind. */
export const OFFICES = {
  BR: {
    unit: "Santos",
    bu: "AGRO",
    sea: ["BRSSZ", "BRPNG", "BRRIG", "BRSFS", "BRIQI", "BRBCA"],
    river: ["BRITB", "BRPVH", "BRSTM"],
    customers: ["AVV", "CAL", "GNT", "PLA", "AVV", "OPR", "MTP", "SLE", "AVV", "TPA"],
    scope: {
      ship: "Embarque de grãos em navio",
      convoy: "Comboio de barcaças",
      fob: "FOB rodoviário",
      default: "Monitoramento de estoque",
    },
  },
  AR: {
    unit: "Rosario",
    bu: "AGRO",
    sea: ["ARSLO", "ARROS", "ARTIM"],
    river: ["ARSLO"],
    customers: ["PAM", "LIT", "ACS", "TRG"],
    scope: {
      ship: "Carga de granos en buque",
      convoy: "Carga de granos en buque",
      fob: "Carga de granos en buque",
      default: "Carga de granos en buque",
    },
  },
  PY: {
    unit: "Asunción",
    bu: "AGRO",
    sea: ["PYVLL"],
    river: ["PYVLL"],
    customers: ["GUA", "ALP"],
    scope: {
      ship: "Convoy de barcazas",
      convoy: "Convoy de barcazas",
      fob: "Convoy de barcazas",
      default: "Convoy de barcazas",
    },
  },
  FR: {
    unit: "Rouen",
    bu: "AGRO",
    sea: ["FRURO"],
    river: ["FRURO"],
    customers: ["SEI", "ATL", "BEA"],
    scope: {
      ship: "Chargement de céréales",
      convoy: "Chargement de céréales",
      fob: "Chargement de céréales",
      default: "Chargement de céréales",
    },
  },
} as const;
export type Office = keyof typeof OFFICES;

/** Countries in turn, by kind: convoys run on the rivers of Brazil and Paraguay, trucks in Brazil and Argentina. */
export const TURNS: Readonly<Record<OrderKind, readonly Office[]>> = {
  ship: ["BR", "BR", "AR", "BR", "FR", "BR", "AR"],
  convoy: ["BR", "PY"],
  fob: ["BR", "BR", "BR", "AR"],
  default: ["BR", "AR", "BR", "FR", "BR"],
};

/** product, tonnes of a ship */
export const CARGOES = [
  ["Soybeans", "57000.000"],
  ["Maize", "60500.000"],
  ["Soybeans", "63000.000"],
  ["Soybean meal", "33000.000"],
  ["Wheat", "28500.000"],
  ["Raw cane sugar", "45000.000"],
] as const;

/** country, customer, state, days since it was written, days it is valid, services with their rates */
export const PROPOSALS = [
  ["BR", "AVV", "accepted", 40, 320, ["SUPERVISION:0.14", "DRAFT-SURVEY:1850", "CERTIFICATE:95"]],
  ["BR", "CAL", "accepted", 55, 300, ["SUPERVISION:0.13", "HOLDS:900"]],
  ["BR", "GNT", "accepted", 20, 180, ["SUPERVISION:0.15", "SAMPLING:0.05"]],
  ["BR", "PLA", "accepted", 90, 365, ["CLASSIFICATION-TRUCK:14.5", "SAMPLING:0.06"]],
  ["BR", "MTP", "accepted", 200, 150, ["BARGE:320", "CLASSIFICATION:45"]],
  ["BR", "AVV", "sent", 6, 30, ["FUMIGATION:1200", "STANDBY:85"]],
  ["BR", "OPR", "sent", 24, 29, ["OIL-QUALITY:160", "ANALYSIS:75"]],
  ["BR", "SLE", "sent", 12, 45, ["STOCK:480"]],
  ["BR", "TPA", "sent", 50, 30, ["SUPERVISION:0.16"]],
  ["BR", "AVV", "draft", 1, 60, ["SUPERVISION:0.12", "TIME-SHEET:650"]],
  ["BR", "CAL", "draft", 0, 30, ["BAGS:0.4"]],
  ["BR", "AVV", "refused", 30, 60, ["DOUBLE-CHECK:70"]],
  ["BR", "GNT", "refused", 15, 40, ["SEALING:60"]],
  ["AR", "PAM", "accepted", 35, 300, ["SUPERVISION:0.11", "DRAFT-SURVEY:1600"]],
  ["AR", "LIT", "sent", 10, 14, ["SAMPLING:0.05"]],
  ["AR", "ACS", "draft", 2, 45, ["HOLDS:800"]],
  ["AR", "TRG", "refused", 60, 30, ["CERTIFICATE:80"]],
  ["PY", "GUA", "accepted", 45, 330, ["BARGE:280", "SAMPLING:0.05"]],
  ["PY", "ALP", "sent", 3, 40, ["BARGE:300"]],
  ["FR", "SEI", "accepted", 25, 365, ["SUPERVISION:0.2", "ANALYSIS:90"]],
  ["FR", "ATL", "sent", 27, 33, ["HOLDS:1100"]],
] as const;

/** country, customer, state, kind, vessel (an index of the ships), product, days until it arrives */
export const NOMINATIONS = [
  ["BR", "AVV", "pending", "ship", 20, "Soybeans", 6],
  ["BR", "CAL", "pending", "ship", 21, "Maize", 9],
  ["BR", "AVV", "pending", "fob", 22, "Soybean meal", 4],
  ["AR", "PAM", "pending", "ship", 23, "Soybeans", 8],
  ["BR", "GNT", "refused", "ship", 24, "Wheat", 2],
  ["BR", "AVV", "canceled", "ship", 25, "Maize", 3],
  ["PY", "GUA", "pending", "convoy", 26, "Soybeans", 5],
] as const;

/** surveyor, kind, first day from today, last day from today */
export const ABSENCES = [
  ["Priscila Dantas", "vacation", 2, 12],
  ["Eduardo Salles", "training", 5, 6],
  ["Valentina Sosa", "day_off", 1, 1],
  ["Rafael Nogueira", "sick", -3, -2],
] as const;

/** What people say about orders, in turn: text, whether it stays inside. */
export const REMARKS = [
  ["Agência confirmou a atracação para amanhã às 06:00.", false],
  ["Verificar tampas dos porões 3 e 4 antes de começar.", true],
  ["Cliente pediu amostras em duplicata.", true],
  ["Chuva desde as 14:20, carregamento parado.", false],
] as const;
