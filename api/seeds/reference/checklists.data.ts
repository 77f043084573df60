/** The checklists that a new installation starts with, by page and standard of cleanliness. */
import type { CHECKLIST_PAGES, CLEANLINESS } from "@plimsoll/domain/operation/checklist";
import { type Check, HOLD_CHECKS, HOSPITAL_CHECKS, ON_TOP_CHECKS, ROUGH_CHECKS } from "./hold-checks.data.ts";

export interface ReferenceChecklist {
  readonly page: (typeof CHECKLIST_PAGES)[number];
  readonly standard: (typeof CLEANLINESS)[number] | null;
  readonly names: { readonly pt: string; readonly en: string; readonly es: string; readonly fr: string };
  readonly checks: readonly Check[];
}

type HoldItem = (typeof HOLD_CHECKS)[number][0];

/** Checks of the hold that other lists ask too, in the same words. */
function ofHold(...items: readonly HoldItem[]): Check[] {
  return HOLD_CHECKS.filter(([item]) => items.includes(item));
}

const BEFORE_BOARDING = [
  [
    "sanitation_certificate",
    null,
    "Ship sanitation certificate valid (six months)",
    "Certificado sanitário do navio válido (seis meses)",
    "Certificado sanitario del buque vigente (seis meses)",
    "Certificat sanitaire du navire valable (six mois)",
  ],
  [
    "last_cargoes_declared",
    null,
    "Last three cargoes declared, with papers",
    "Três últimas cargas declaradas, com documentos",
    "Tres últimas cargas declaradas, con documentos",
    "Trois dernières cargaisons déclarées, papiers à l'appui",
  ],
  [
    "cleaning_logged",
    null,
    "Cleaning of every hold written in the log",
    "Limpeza de cada porão anotada no diário",
    "Limpieza de cada bodega anotada en el diario",
    "Nettoyage de chaque cale noté au journal",
  ],
  [
    "safe_access",
    null,
    "Safe access on board and into the holds",
    "Acesso seguro a bordo e aos porões",
    "Acceso seguro a bordo y a las bodegas",
    "Accès sûr à bord et dans les cales",
  ],
  [
    "hold_atmosphere",
    null,
    "Holds ventilated and safe to enter",
    "Porões ventilados e seguros para entrada",
    "Bodegas ventiladas y seguras para entrar",
    "Cales ventilées et sûres pour y descendre",
  ],
  [
    "daylight",
    null,
    "Daylight, hatches fully open",
    "Luz do dia, tampas totalmente abertas",
    "Luz de día, tapas totalmente abiertas",
    "Lumière du jour, panneaux grands ouverts",
  ],
  [
    "hatch_covers_operate",
    "covers_and_openings",
    "Hatch covers open, close and lock",
    "Tampas abrem, fecham e travam",
    "Las tapas abren, cierran y traban",
    "Les panneaux s'ouvrent, se ferment et se verrouillent",
  ],
] as const satisfies readonly Check[];

const TIGHTNESS = [
  ["hold_empty", null, "Hold empty", "Porão vazio", "Bodega vacía", "Cale vide"],
  [
    "above_freezing",
    null,
    "Temperature above freezing",
    "Temperatura acima de zero",
    "Temperatura sobre cero",
    "Température au-dessus de zéro",
  ],
  [
    "two_people",
    null,
    "At least two people, one inside the hold",
    "Pelo menos duas pessoas, uma dentro do porão",
    "Al menos dos personas, una dentro de la bodega",
    "Au moins deux personnes, dont une dans la cale",
  ],
  [
    "covers_secured",
    "covers_and_openings",
    "Hatch covers closed and cleated as at sea",
    "Tampas fechadas e travadas como em viagem",
    "Tapas cerradas y trincadas como en navegación",
    "Panneaux fermés et verrouillés comme en mer",
  ],
  [
    "drains_clear",
    "covers_and_openings",
    "Drain channels and valves clear",
    "Canaletas e válvulas de dreno desobstruídas",
    "Canaletas y válvulas de drenaje libres",
    "Gouttières et clapets dégagés",
  ],
  [
    "hose_nozzle",
    null,
    "Hose: nozzle of 12 mm on a hose of 20 to 50 mm",
    "Mangueira: bico de 12 mm em mangueira de 20 a 50 mm",
    "Manguera: boquilla de 12 mm en manguera de 20 a 50 mm",
    "Lance : ajutage de 12 mm sur manche de 20 à 50 mm",
  ],
  [
    "hose_pressure",
    null,
    "Hose: about 2 bar at the nozzle",
    "Mangueira: cerca de 2 bar no bico",
    "Manguera: unos 2 bar en la boquilla",
    "Lance : environ 2 bar à l'ajutage",
  ],
  [
    "hose_distance",
    null,
    "Hose: held 1 to 1.5 m from the joint",
    "Mangueira: a 1 a 1,5 m da junta",
    "Manguera: a 1 a 1,5 m de la junta",
    "Lance : tenue à 1 à 1,5 m du joint",
  ],
  [
    "hose_speed",
    null,
    "Hose: moved along the joint at 0.5 m/s",
    "Mangueira: movida ao longo da junta a 0,5 m/s",
    "Manguera: movida a lo largo de la junta a 0,5 m/s",
    "Lance : déplacée le long du joint à 0,5 m/s",
  ],
  [
    "equipment_calibrated",
    null,
    "Ultrasound: calibration of the equipment current",
    "Ultrassom: calibração do equipamento em dia",
    "Ultrasonido: calibración del equipo vigente",
    "Ultrasons : étalonnage de l'appareil à jour",
  ],
  [
    "operator_certificate",
    null,
    "Ultrasound: certificate of the operator current",
    "Ultrassom: certificado do operador em dia",
    "Ultrasonido: certificado del operador vigente",
    "Ultrasons : certificat de l'opérateur à jour",
  ],
  [
    "open_hatch_value",
    null,
    "Ultrasound: value with the hatch open measured first",
    "Ultrassom: valor com a tampa aberta medido antes",
    "Ultrasonido: valor con la tapa abierta medido antes",
    "Ultrasons : valeur panneau ouvert mesurée d'abord",
  ],
  [
    "sides_and_ends_tested",
    "covers_and_openings",
    "Joints tested at both sides and both ends",
    "Juntas testadas nos dois bordos e nas duas cabeceiras",
    "Juntas probadas en ambas bandas y ambos extremos",
    "Joints essayés aux deux bords et aux deux extrémités",
  ],
  [
    "cross_joints_tested",
    "covers_and_openings",
    "All cross joints tested",
    "Todas as juntas transversais testadas",
    "Todas las juntas transversales probadas",
    "Tous les joints transversaux essayés",
  ],
  [
    "access_hatches_tested",
    "covers_and_openings",
    "Access hatches and ventilators tested",
    "Escotilhas de acesso e ventiladores testados",
    "Escotillas de acceso y ventiladores probados",
    "Descentes et manches à air essayées",
  ],
] as const satisfies readonly Check[];

const TRUCK_CHECKS = [
  [
    "papers_match",
    null,
    "Plates match the transport papers",
    "Placas conferem com os documentos de transporte",
    "Las patentes coinciden con los documentos de transporte",
    "Plaques conformes aux papiers de transport",
  ],
  [
    "previous_cargo_declared",
    null,
    "Previous cargo declared and allowed",
    "Carga anterior declarada e permitida",
    "Carga anterior declarada y permitida",
    "Cargaison précédente déclarée et admise",
  ],
  [
    "truck_floor",
    "structure",
    "Floor of the body whole, clean and dry",
    "Assoalho da carroceria íntegro, limpo e seco",
    "Piso de la caja entero, limpio y seco",
    "Plancher de la benne intact, propre et sec",
  ],
  [
    "truck_sides",
    "structure",
    "Sides and front of the body whole and clean",
    "Laterais e frente da carroceria íntegras e limpas",
    "Laterales y frente de la caja enteros y limpios",
    "Ridelles et face avant intactes et propres",
  ],
  [
    "truck_corners",
    "structure",
    "Corners, joints and bolts without residues",
    "Cantos, emendas e parafusos sem resíduos",
    "Esquinas, uniones y bulones sin residuos",
    "Coins, jonctions et boulons sans résidus",
  ],
  [
    "false_bottom",
    "structure",
    "No false bottom or hidden compartment",
    "Sem fundo falso nem compartimento oculto",
    "Sin doble fondo ni compartimiento oculto",
    "Ni double fond ni compartiment caché",
  ],
  [
    "truck_gates",
    "covers_and_openings",
    "Tailgate and discharge gates close tight",
    "Tampa traseira e bicas de descarga fecham bem",
    "La compuerta trasera y las bocas de descarga cierran bien",
    "Hayon et trappes de vidange bien fermés",
  ],
  [
    "tarpaulin",
    "covers_and_openings",
    "Tarpaulin whole, clean and dry",
    "Lona íntegra, limpa e seca",
    "Lona entera, limpia y seca",
    "Bâche intacte, propre et sèche",
  ],
] as const satisfies readonly Check[];

export const CHECKLISTS: readonly ReferenceChecklist[] = [
  {
    page: "pre_inspection",
    standard: null,
    names: { pt: "Pré-inspeção", en: "Pre-inspection", es: "Preinspección", fr: "Pré-inspection" },
    checks: [
      ...BEFORE_BOARDING,
      ...ofHold(
        "hatch_covers_underside",
        "coamings_drains",
        "packing_compression_bars",
        "bilge_wells",
        "bilge_suction",
        "cargo_residues",
        "loose_rust",
        "flaking_paint",
        "moisture_sweat",
        "odour",
        "insects",
        "rodents",
      ),
    ],
  },
  {
    page: "basement_inspection",
    standard: null,
    names: {
      pt: "Inspeção de porões",
      en: "Hold inspection",
      es: "Inspección de bodegas",
      fr: "Inspection des cales",
    },
    checks: HOLD_CHECKS,
  },
  {
    page: "basement_inspection",
    standard: "hospital_clean",
    names: {
      pt: "Inspeção de porões, hospital clean",
      en: "Hold inspection, hospital clean",
      es: "Inspección de bodegas, hospital clean",
      fr: "Inspection des cales, hospital clean",
    },
    checks: [...HOLD_CHECKS, ...HOSPITAL_CHECKS],
  },
  {
    page: "basement_inspection",
    standard: "shovel_clean",
    names: {
      pt: "Inspeção de porões, shovel clean",
      en: "Hold inspection, shovel clean",
      es: "Inspección de bodegas, shovel clean",
      fr: "Inspection des cales, shovel clean",
    },
    checks: [
      ...ofHold(
        "tank_top",
        "hoppers_stools",
        "ladders_platforms",
        "coamings_drains",
        "packing_compression_bars",
        "access_hatches",
        "manhole_covers",
        "bilge_wells",
        "bilge_suction",
        "bilge_alarms",
        "ballast_valve",
        "moisture_sweat",
        "glass_foreign_bodies",
      ),
      ...ROUGH_CHECKS,
    ],
  },
  {
    page: "basement_inspection",
    standard: "load_on_top",
    names: {
      pt: "Inspeção de porões, load on top",
      en: "Hold inspection, load on top",
      es: "Inspección de bodegas, load on top",
      fr: "Inspection des cales, load on top",
    },
    checks: [
      ...ON_TOP_CHECKS,
      ...ofHold(
        "coamings_drains",
        "packing_compression_bars",
        "access_hatches",
        "manhole_covers",
        "bilge_suction",
        "bilge_alarms",
        "ballast_valve",
        "odour",
        "insects",
        "glass_foreign_bodies",
      ),
    ],
  },
  {
    page: "hose_test",
    standard: null,
    names: {
      pt: "Teste de mangueira ou ultrassom",
      en: "Hose or ultrasonic test",
      es: "Prueba de manguera o ultrasonido",
      fr: "Essai à la lance ou aux ultrasons",
    },
    checks: [...TIGHTNESS, ...ofHold("packing_compression_bars")],
  },
  {
    page: "truck",
    standard: null,
    names: {
      pt: "Inspeção de carroceria",
      en: "Truck inspection",
      es: "Inspección de camión",
      fr: "Inspection de camion",
    },
    checks: [
      ...TRUCK_CHECKS,
      ...ofHold("cargo_residues", "oil_stains", "moisture_sweat", "odour", "insects", "glass_foreign_bodies"),
    ],
  },
];
