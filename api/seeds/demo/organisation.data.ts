/** How the demo company is organised. People are invented. */

/** Positions of customers' people, by country: they belong to no department of ours. */
export const CONTACT_POSITIONS = [
  ["BR", "Trader"],
  ["BR", "Analista de Exportação"],
  ["BR", "Coordenador de Logística"],
  ["BR", "Gerente Comercial"],
  ["BR", "Comprador"],
  ["AR", "Trader"],
  ["AR", "Jefe de Logística"],
  ["AR", "Comprador"],
  ["PY", "Trader"],
  ["PY", "Comprador"],
  ["FR", "Acheteur"],
  ["FR", "Négociant"],
] as const;

/** country, work unit, name, registration, login, codes of services */
export const INSPECTORS = [
  [
    "BR",
    "Santos",
    "Marcos Tavares",
    "CREA-SP 5061120033",
    "ops.br@demo.test",
    ["SUPERVISION", "HOLDS", "DRAFT-SURVEY", "SEALING", "TIME-SHEET"],
  ],
  [
    "BR",
    "Santos",
    "Júlia Paranhos",
    "MAPA-SP 04211",
    "classifier.br@demo.test",
    ["CLASSIFICATION", "CLASSIFICATION-TRUCK", "DOUBLE-CHECK", "SAMPLING"],
  ],
  [
    "BR",
    "Santos",
    "Rafael Nogueira",
    "CREA-SP 5061894417",
    null,
    ["DRAFT-SURVEY", "HATCH-ULTRASONIC", "HOLDS"],
  ],
  ["BR", "Santos", "Priscila Dantas", "MAPA-SP 04388", null, ["CLASSIFICATION", "SAMPLING", "OIL-QUALITY"]],
  ["BR", "Santos", "Anderson Boff", "MAPA-PR 02917", null, ["CLASSIFICATION-TRUCK", "ORIGIN", "SAMPLING"]],
  ["BR", "Santos", "Tatiane Rocha", "CREA-PA 1516220087", null, ["BARGE", "WEIGHING", "SUPERVISION"]],
  ["BR", "Santos", "Eduardo Salles", null, null, ["SUPERVISION", "TIME-SHEET", "BAGS"]],
  [
    "AR",
    "Rosario",
    "Facundo Morales",
    "CPIA 20871",
    "ops.ar@demo.test",
    ["SUPERVISION", "HOLDS", "DRAFT-SURVEY", "SEALING"],
  ],
  ["AR", "Rosario", "Valentina Sosa", "PERITO 11542", null, ["CLASSIFICATION", "SAMPLING", "DOUBLE-CHECK"]],
  ["PY", "Asunción", "Derlis Giménez", null, null, ["BARGE", "SUPERVISION", "SAMPLING"]],
  ["FR", "Rouen", "Nicolas Petit", null, null, ["SUPERVISION", "HOLDS", "SAMPLING"]],
] as const;

/** country, code, name, manager */
export const BUSINESS_UNITS = [
  ["BR", "AGRO", "Agro Brasil", "Marcos Tavares"],
  ["BR", "LAB", "Laboratório", "Júlia Paranhos"],
  ["BR", "HIDRO", "Hidrovias", "Tatiane Rocha"],
  ["AR", "AGRO", "Agro Argentina", "Facundo Morales"],
  ["PY", "AGRO", "Agro Paraguay", "Derlis Giménez"],
  ["FR", "AGRO", "Agro France", "Nicolas Petit"],
] as const;

/** country, business unit's code, name */
export const DEPARTMENTS = [
  ["BR", "AGRO", "Operações de navios"],
  ["BR", "AGRO", "Operações FOB"],
  ["BR", "AGRO", "Faturamento"],
  ["BR", "AGRO", "Comercial"],
  ["BR", "LAB", "Classificação"],
  ["BR", "LAB", "Análises"],
  ["BR", "HIDRO", "Comboios"],
  ["AR", "AGRO", "Operaciones"],
  ["PY", "AGRO", "Operaciones"],
  ["FR", "AGRO", "Opérations"],
] as const;

/** country, department, name */
export const POSITIONS = [
  ["BR", "Operações de navios", "Inspetor de bordo"],
  ["BR", "Operações de navios", "Coordenador de operações"],
  ["BR", "Operações FOB", "Inspetor de pátio"],
  ["BR", "Faturamento", "Analista de faturamento"],
  ["BR", "Comercial", "Executivo de contas"],
  ["BR", "Classificação", "Classificador"],
  ["BR", "Análises", "Analista de laboratório"],
  ["BR", "Comboios", "Arqueador de barcaças"],
  ["AR", "Operaciones", "Inspector de a bordo"],
  ["PY", "Operaciones", "Inspector de barcazas"],
  ["FR", "Opérations", "Inspecteur"],
] as const;

/** country, code, name, tax number without its check digits, state, city */
export const BRANCHES = [
  ["BR", "STS", "Filial Santos", "907001120001", "SP", "Santos"],
  ["BR", "PGA", "Filial Paranaguá", "907001120002", "PR", "Paranaguá"],
  ["BR", "RIG", "Filial Rio Grande", "907001120003", "RS", "Rio Grande"],
  ["BR", "BEL", "Filial Barcarena", "907001120004", "PA", "Barcarena"],
  ["AR", "ROS", "Sucursal Rosario", "3071856723", "S", "Rosario"],
  ["PY", "ASU", "Sucursal Asunción", "8013562", "ASU", "Asunción"],
  ["FR", "URO", "Agence de Rouen", "91067491", "NOR", "Rouen"],
] as const;

/** country, surveyor, letters, first and last number, days ago, place. Numbers of ships of the demo are among them. */
export const SEALS_ISSUED = [
  ["BR", "Marcos Tavares", "BR", "0005010", "0005060", 21, "Santos"],
  ["BR", "Rafael Nogueira", "BR", "0003010", "0003053", 60, "Santos"],
  ["BR", "Rafael Nogueira", "BR", "0005061", "0005110", 21, "Santos"],
  ["BR", "Tatiane Rocha", "BR", "0210010", "0210019", 14, "Barcarena"],
  ["AR", "Facundo Morales", "AR", "0000501", "0000540", 10, "Rosario"],
] as const;
