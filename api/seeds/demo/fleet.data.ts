/** Ships, barges and tugboats of the demo company: invented, with numbers that are well-formed and not claimed to be unassigned. */

/** name, class, deadweight, flag, IMO, MMSI */
export const SHIPS = [
  ["AURORA DO CERRADO", "kamsarmax", 81600, "MH", "9990076", "538009901"],
  ["CANTO DO TAPAJOS", "kamsarmax", 82100, "LR", "9990143", "636009902"],
  ["PAMPA MERIDIAN", "panamax", 75800, "PA", "9990210", "352009903"],
  ["IPE AMARELO", "kamsarmax", 81900, "MH", "9990284", "538009904"],
  ["SERRA DOS PARECIS", "ultramax", 63500, "MH", "9990351", "538009905"],
  ["BAIA DE SAO MARCOS", "panamax", 76300, "LR", "9990428", "636009906"],
  ["GUARA DA BARRA", "supramax", 57900, "PA", "9990492", "352009907"],
  ["CELESTE DA COLHEITA", "kamsarmax", 82400, "HK", "9990569", "477009908"],
  ["QUINOA DAWN", "ultramax", 64100, "MT", "9990636", "229009909"],
  ["ROSARIO BREEZE", "panamax", 74900, "LR", "9990703", "636009910"],
  ["MARAJO TIDE", "supramax", 56700, "PA", "9990777", "352009911"],
  ["VERDE HORIZONTE", "kamsarmax", 81700, "MH", "9990844", "538009912"],
  ["SORGO DO EGEU", "ultramax", 63200, "GR", "9990911", "241009913"],
  ["LAGOA DOS PATOS", "handysize", 38400, "SG", "9990985", "563009914"],
  ["ESTRELA DE SORRISO", "post_panamax", 93200, "LR", "9991056", "636009915"],
  ["ITAPUA WIND", "handysize", 35900, "CY", "9991123", "209009916"],
  ["LENTILHA DO MAR", "kamsarmax", 82000, "HK", "9991197", "477009917"],
  ["CORAL DE UBATUBA", "supramax", 58100, "MH", "9991264", "538009918"],
  ["MADEIRA PATHFINDER", "panamax", 76900, "PA", "9991331", "352009919"],
  ["SOL DE CASCAVEL", "ultramax", 63800, "LR", "9991408", "636009920"],
  ["DOURADA SUCURI", "kamsarmax", 81500, "SG", "9991472", "563009921"],
  ["RIO JURUENA DEMO", "handymax", 45600, "BR", "9991549", "710009922"],
  ["GIRASSOL DO NORTE", "handysize", 37200, "MT", "9991616", "229009923"],
  ["TRIGO DO CABO", "post_panamax", 95700, "MH", "9991680", "538009924"],
  ["ALVORADA BULKER", "supramax", 55900, "PA", "9991757", "352009925"],
  ["VENTOS DO SUL I", "panamax", 75100, "LR", "9991824", "636009926"],
  ["PARANA SUNRISE", "kamsarmax", 82300, "HK", "9991898", "477009927"],
  ["DON FACUNDO DEMO", "handymax", 46800, "AR", "9991965", "701009928"],
  ["JADE MAIZE", "ultramax", 61900, "SG", "9992036", "563009929"],
  ["URUCUM TRADER", "supramax", 57200, "MH", "9992103", "538009930"],
] as const;

export type ShipClass = (typeof SHIPS)[number][1];

/** Usual particulars of a class: lengths in metres, light ship in tonnes, the share of each hold in thousandths. */
export const SHIP_CLASSES: Readonly<
  Record<
    ShipClass,
    {
      readonly loa: string;
      readonly lbp: string;
      readonly beam: string;
      readonly lightShip: string;
      readonly summerDraft: string;
      readonly holds: readonly number[];
    }
  >
> = {
  handysize: {
    loa: "180.00",
    lbp: "172.00",
    beam: "29.80",
    lightShip: "8900",
    summerDraft: "10.150",
    holds: [152, 218, 222, 218, 190],
  },
  handymax: {
    loa: "188.00",
    lbp: "179.00",
    beam: "31.00",
    lightShip: "9600",
    summerDraft: "11.450",
    holds: [155, 216, 224, 215, 190],
  },
  supramax: {
    loa: "189.90",
    lbp: "185.00",
    beam: "32.26",
    lightShip: "10650",
    summerDraft: "12.800",
    holds: [166, 208, 218, 212, 196],
  },
  ultramax: {
    loa: "199.90",
    lbp: "195.00",
    beam: "32.26",
    lightShip: "11200",
    summerDraft: "13.300",
    holds: [164, 210, 220, 212, 194],
  },
  panamax: {
    loa: "225.00",
    lbp: "217.00",
    beam: "32.26",
    lightShip: "11900",
    summerDraft: "14.050",
    holds: [118, 150, 148, 146, 150, 148, 140],
  },
  kamsarmax: {
    loa: "229.00",
    lbp: "225.50",
    beam: "32.26",
    lightShip: "13650",
    summerDraft: "14.450",
    holds: [120, 149, 147, 147, 149, 148, 140],
  },
  post_panamax: {
    loa: "235.00",
    lbp: "229.50",
    beam: "38.00",
    lightShip: "15200",
    summerDraft: "14.900",
    holds: [122, 148, 147, 146, 148, 148, 141],
  },
};

interface Curves {
  readonly displacement: readonly [string, string, string];
  readonly tpc: readonly [string, string];
  readonly lcf: readonly [string, string];
  readonly mtc: readonly [string, string, string];
  readonly marks: readonly [string, string, string];
  readonly keel: string | null;
}

const KAMSARMAX: Curves = {
  displacement: ["-1906", "6300", "30"],
  tpc: ["63", "0.6"],
  lcf: ["-12.6", "1.02"],
  mtc: ["760", "26", "0.28"],
  marks: ["-1.35", "-0.60", "7.20"],
  keel: null,
};
const SUPRAMAX: Curves = {
  displacement: ["-1935", "5020", "31"],
  tpc: ["50.2", "0.62"],
  lcf: ["-9.8", "0.9"],
  mtc: ["520", "19.5", "0.3"],
  marks: ["-2.10", "0.35", "9.40"],
  keel: "16",
};
const PANAMAX: Curves = {
  displacement: ["-1870", "6080", "29"],
  tpc: ["60.8", "0.58"],
  lcf: ["-11.9", "0.98"],
  mtc: ["705", "24.2", "0.27"],
  marks: ["-1.60", "0.00", "8.10"],
  keel: null,
};
const ULTRAMAX: Curves = {
  displacement: ["-1900", "5360", "30"],
  tpc: ["53.6", "0.6"],
  lcf: ["-10.4", "0.95"],
  mtc: ["560", "20.5", "0.3"],
  marks: ["-1.80", "-0.40", "7.90"],
  keel: null,
};
const HANDYSIZE: Curves = {
  displacement: ["-1500", "4524", "28"],
  tpc: ["45.24", "0.56"],
  lcf: ["-8.6", "0.9"],
  mtc: ["400", "17", "0.28"],
  marks: ["-1.50", "0.20", "6.80"],
  keel: null,
};

/**
 * The tables of the ships that were surveyed, as polynomials of the draft: displacement and trimming moment of the second
 * degree, tonnes per centimetre and centre of flotation of the first.
 */
export const HYDROSTATICS: Readonly<Record<string, Curves>> = {
  "AURORA DO CERRADO": KAMSARMAX,
  "CELESTE DA COLHEITA": KAMSARMAX,
  "VERDE HORIZONTE": KAMSARMAX,
  "GUARA DA BARRA": SUPRAMAX,
  "MARAJO TIDE": SUPRAMAX,
  "CORAL DE UBATUBA": SUPRAMAX,
  "PAMPA MERIDIAN": PANAMAX,
  "BAIA DE SAO MARCOS": PANAMAX,
  "SORGO DO EGEU": ULTRAMAX,
  "QUINOA DAWN": ULTRAMAX,
  "ITAPUA WIND": HANDYSIZE,
};

/** first number of the code, count, owner's country and code, deadweight, length, beam, depth, cover */
export const BARGE_SERIES = [
  ["TPJ", 101, 5, "BR", "NVT", "2000", "61.00", "12.00", "3.90", "roll_top"],
  ["MAD", 201, 5, "BR", "NVM", "2000", "60.00", "12.00", "3.80", "fibreglass"],
  ["HPP", 301, 5, "PY", "NVG", "1500", "60.00", "11.00", "3.66", "fibreglass"],
] as const;

/** Draft (m) and weight (t) of a box barge of the Paraguay, in fresh water. */
export const BARGE_TABLE = [
  ["0.400", "186.000"],
  ["0.500", "247.600"],
  ["0.600", "309.900"],
  ["0.800", "436.700"],
  ["1.000", "563.900"],
  ["1.200", "691.600"],
  ["1.400", "819.700"],
  ["1.600", "948.200"],
  ["1.800", "1077.100"],
  ["2.000", "1206.400"],
  ["2.200", "1336.000"],
  ["2.400", "1465.800"],
  ["2.500", "1530.200"],
  ["2.600", "1595.000"],
  ["2.700", "1660.100"],
  ["2.800", "1725.600"],
  ["2.900", "1791.200"],
  ["3.000", "1856.900"],
] as const;

/** name, code, owner's country and code, MMSI, power (hp) */
export const TUGBOATS = [
  ["E/M TUCUMÃ", "EM-01", "BR", "NVT", "710009961", 6000],
  ["E/M CASTANHEIRA", "EM-02", "BR", "NVM", "710009962", 4500],
  ["R/E GUARANÍ DEMO", "RE-01", "PY", "NVG", "755009963", 5000],
] as const;
