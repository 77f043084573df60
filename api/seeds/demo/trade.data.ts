/** Categories, scope models and price list of the demo company. */

/** code, name, code of the category above */
export const CATEGORIES = [
  ["GRAIN", "Grains", null],
  ["OILSEED", "Oilseeds", "GRAIN"],
  ["CEREAL", "Cereals", "GRAIN"],
  ["BYPRODUCT", "By-products", null],
  ["MEALS", "Meals and pellets", "BYPRODUCT"],
  ["OILS", "Vegetable oils", "BYPRODUCT"],
  ["INPUT", "Farm inputs", null],
  ["FIBRE", "Fibres", null],
] as const;

/** country, name, codes of services; those with a star are mandatory */
export const SCOPE_MODELS = [
  [
    "BR",
    "Embarque de grãos em navio",
    ["ship"],
    [
      "*PREINSPECTION",
      "*HOLDS",
      "HATCH-ULTRASONIC",
      "*DRAFT-SURVEY",
      "*WEIGHING",
      "*SAMPLING",
      "*CLASSIFICATION",
      "DOUBLE-CHECK",
      "SEALING",
      "*TIME-SHEET",
      "*CERTIFICATE",
    ],
  ],
  [
    "BR",
    "Comboio de barcaças",
    ["convoy"],
    ["*BARGE", "*DRAFT-SURVEY", "*SAMPLING", "*CLASSIFICATION", "SEALING", "*CERTIFICATE"],
  ],
  ["BR", "FOB rodoviário", ["fob"], ["*CLASSIFICATION-TRUCK", "*SAMPLING", "ORIGIN", "WEIGHING"]],
  [
    "BR",
    "Embarque de óleo",
    ["ship"],
    ["*PREINSPECTION", "*HOLDS", "*SAMPLING", "*OIL-QUALITY", "*ANALYSIS", "SEALING", "*CERTIFICATE"],
  ],
  ["BR", "Monitoramento de estoque", ["default"], ["*STOCK", "SAMPLING"]],
  [
    "AR",
    "Carga de granos en buque",
    ["ship", "convoy", "fob", "default"],
    ["*HOLDS", "*DRAFT-SURVEY", "*SAMPLING", "*CLASSIFICATION", "SEALING", "*TIME-SHEET", "*CERTIFICATE"],
  ],
  [
    "PY",
    "Convoy de barcazas",
    ["ship", "convoy", "fob", "default"],
    ["*BARGE", "*SAMPLING", "SEALING", "*CERTIFICATE"],
  ],
  [
    "FR",
    "Chargement de céréales",
    ["ship", "convoy", "fob", "default"],
    ["*HOLDS", "*SAMPLING", "*ANALYSIS", "*CERTIFICATE"],
  ],
] as const;

interface DemoRule {
  readonly country: string;
  readonly name: string;
  readonly type: string;
  readonly level: string;
  readonly currency: string;
  readonly rate: string;
  readonly unit: string;
  readonly customer?: string;
  readonly product?: string;
  readonly minimum?: string;
  readonly tiers?: readonly (readonly [from: string, rate: string])[];
}

export const RULES: readonly DemoRule[] = [
  {
    country: "BR",
    name: "Supervisão de embarque",
    type: "MT",
    level: "GENERAL",
    currency: "USD",
    rate: "0.14",
    unit: "MT",
    minimum: "2500.00",
  },
  {
    country: "BR",
    name: "Supervisão de embarque, soja",
    type: "MT",
    level: "PRODUCT",
    currency: "USD",
    rate: "0.12",
    unit: "MT",
    product: "Soybeans",
    minimum: "2500.00",
  },
  {
    country: "BR",
    name: "Supervisão de embarque, Agrícola Vale Verde",
    type: "MT",
    level: "CUSTOMER",
    currency: "USD",
    rate: "0.14",
    unit: "MT",
    customer: "AVV",
    minimum: "2500.00",
    tiers: [
      ["0", "0.14"],
      ["30000", "0.12"],
      ["50000", "0.10"],
    ],
  },
  {
    country: "BR",
    name: "Supervisão de embarque, Cerealista Aliança",
    type: "MT",
    level: "CUSTOMER",
    currency: "USD",
    rate: "0.115",
    unit: "MT",
    customer: "CAL",
    minimum: "2200.00",
  },
  {
    country: "BR",
    name: "Arqueação inicial e final",
    type: "LUMP",
    level: "GENERAL",
    currency: "USD",
    rate: "650.00",
    unit: "vessel",
  },
  {
    country: "BR",
    name: "Inspeção de porões",
    type: "LUMP",
    level: "GENERAL",
    currency: "USD",
    rate: "280.00",
    unit: "vessel",
  },
  {
    country: "BR",
    name: "Teste ultrassônico de tampas",
    type: "LUMP",
    level: "GENERAL",
    currency: "USD",
    rate: "900.00",
    unit: "vessel",
  },
  {
    country: "BR",
    name: "Lacração de porões",
    type: "HOLD",
    level: "GENERAL",
    currency: "USD",
    rate: "35.00",
    unit: "hold",
  },
  {
    country: "BR",
    name: "Classificação de caminhões",
    type: "TRUCK",
    level: "GENERAL",
    currency: "BRL",
    rate: "9.50",
    unit: "truck",
  },
  {
    country: "BR",
    name: "Inspeção de barcaças",
    type: "BARGE",
    level: "GENERAL",
    currency: "BRL",
    rate: "380.00",
    unit: "barge",
  },
  {
    country: "BR",
    name: "Análise por amostra",
    type: "ANALYSIS",
    level: "GENERAL",
    currency: "BRL",
    rate: "48.00",
    unit: "sample",
  },
  {
    country: "BR",
    name: "Hora à disposição",
    type: "HOUR",
    level: "GENERAL",
    currency: "BRL",
    rate: "165.00",
    unit: "h",
  },
  {
    country: "BR",
    name: "Emissão de certificado",
    type: "CERTIFICATE",
    level: "GENERAL",
    currency: "BRL",
    rate: "60.00",
    unit: "certificate",
  },
  {
    country: "AR",
    name: "Supervisión de carga",
    type: "MT",
    level: "GENERAL",
    currency: "USD",
    rate: "0.13",
    unit: "MT",
    minimum: "1800.00",
  },
  {
    country: "AR",
    name: "Supervisión de carga, Pampa Granos",
    type: "MT",
    level: "CUSTOMER",
    currency: "USD",
    rate: "0.11",
    unit: "MT",
    customer: "PAM",
    minimum: "1800.00",
  },
  {
    country: "PY",
    name: "Inspección de barcazas",
    type: "BARGE",
    level: "GENERAL",
    currency: "USD",
    rate: "75.00",
    unit: "barge",
  },
  {
    country: "FR",
    name: "Supervision du chargement",
    type: "MT",
    level: "GENERAL",
    currency: "EUR",
    rate: "0.18",
    unit: "MT",
    minimum: "900.00",
  },
];
