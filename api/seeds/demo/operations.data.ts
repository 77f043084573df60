/** What was written down on a carrier, by how far its order has come: believable, and the same every time. */
import { addDays } from "@plimsoll/domain/kernel/dates";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { Carrier } from "@plimsoll/domain/operation/carrier";
import { readLeaks } from "@plimsoll/domain/operation/pages/hose-test";
import { CHECKLISTS } from "../reference/checklists.data.ts";
import { type Check, HOLD_CHECKS } from "../reference/hold-checks.data.ts";
import { checklistId, typeId } from "../reference/load-reference.ts";
import { seedId } from "../seed-id.ts";
import { classifications, doubleChecks } from "./classifications.ts";
import { surveyValues } from "./draft-surveys.ts";
import { oilClassifications } from "./oil-classifications.ts";
import { LOADING_PLACES } from "./places.data.ts";
import { samples } from "./samples.data.ts";
import { after, rowOf, type Stage } from "./stage.ts";
import { weighings } from "./weighings.data.ts";

export function fieldRows(stage: Stage): Readonly<Record<string, readonly Values[]>> {
  const classified = stage.rank >= 60 ? classifications(stage) : [];
  return {
    pre_inspection: [preInspection(stage)],
    last_cargo: LAST_CARGOES.map((line, at) => lastCargo(stage, line, at)),
    basement_inspection: inspections(stage),
    hose_test:
      stage.rank >= 50 && stage.carrier === "ship" ? stage.holds.map((hold) => hoseTest(stage, hold)) : [],
    ...(stage.rank >= 60 ? weighings(stage) : {}),
    timelog_entry: stage.rank >= 60 ? timeLog(stage) : [],
    occurrence: stage.rank >= 60 ? [occurrence(stage)] : [],
    hold_sealing: stage.rank >= 70 ? stage.holds.flatMap((hold) => seals(stage, hold)) : [],
    draft_survey: stage.rank >= 60 ? draftSurvey(stage) : [],
    sample: stage.rank >= 60 ? samples(stage) : [],
    classification: classified,
    oil_classification: stage.rank >= 60 ? oilClassifications(stage) : [],
    double_check: doubleChecks(stage, classified),
    ship_document: documents(stage),
    bags: stage.rank >= 60 && stage.carrier === "ship" ? [lotOfBags(stage)] : [],
    origin_inspection: stage.rank >= 60 ? originInspections(stage) : [],
  };
}

const NOT_APPLICABLE: ReadonlySet<string> = new Set(["separation_materials", "ballast_valve"]);

const BEFOREHAND = CHECKLISTS.find(({ page }) => page === "pre_inspection")?.checks ?? [];

function answers(
  owner: string,
  failing: Readonly<Record<string, string>> = {},
  checks: readonly Check[] = HOLD_CHECKS,
): Values[] {
  return checks.map(([item]) => ({
    id: seedId("answer", owner, item),
    item,
    answer: failing[item] ? "not_ok" : NOT_APPLICABLE.has(item) ? "na" : "ok",
    remark: failing[item] ?? null,
  }));
}

function preInspection(stage: Stage): Values {
  return rowOf(stage, "pre_inspection", "1", {
    at: after(stage, -60),
    place: stage.carrier === "ship" ? "Barra, fundeadouro 3" : "Pátio de barcaças",
    checklist_id: checklistId("pre_inspection", null),
    answers: answers(`${stage.operation}.pre`, {}, BEFOREHAND),
    verdict: "approved",
  });
}

const LAST_CARGOES = [
  ["Carvão", "Puerto Bolívar", "Rotterdam", "Água do mar sob pressão, enxágue com água doce"],
  ["Trigo", "Rouen", "Argel", "Varrido e seco"],
  ["Ureia", "Onne", "Paranaguá", "Lavado com água doce"],
] as const;
const CLASSES = ["wash", "sweep", "wash"] as const;

function lastCargo(
  stage: Stage,
  [cargo, from, to, cleaning]: (typeof LAST_CARGOES)[number],
  at: number,
): Values {
  return rowOf(stage, "last_cargo", String(at), {
    hold: null,
    sequence: at + 1,
    cargo,
    load_port: from,
    discharge_port: to,
    date: addDays(stage.began.slice(0, 10), -40 * (at + 1)),
    cleaning,
    cleaning_class: CLASSES[at],
  });
}

/** Half of the holds while the inspection goes on; the second hold of a ship passed at the second attempt. */
function inspections(stage: Stage): Values[] {
  const seen = stage.rank >= 50 ? stage.holds : stage.holds.slice(0, Math.ceil(stage.holds.length / 2));
  return seen.flatMap((hold, at) => {
    const isFailed = at === 1;
    const first = inspection(stage, hold, 1, isFailed ? "reproved" : "approved", at * 50);
    if (!isFailed || stage.rank < 50) return [first];
    return [
      first,
      inspection(stage, hold, 2, at % 2 === 1 ? "approved_with_remarks" : "approved", 400 + at * 50),
    ];
  });
}

function inspection(stage: Stage, hold: number, attempt: number, verdict: string, minutes: number): Values {
  const part = `${hold}.${attempt}`;
  const isBad = verdict === "reproved";
  const failing: Readonly<Record<string, string>> = isBad
    ? { cargo_residues: "Resíduo de carvão junto à caverna 112", loose_rust: "Ferrugem solta a bombordo" }
    : {};
  return rowOf(stage, "basement_inspection", part, {
    hold,
    attempt,
    standard: "grain_clean",
    began_at: after(stage, minutes),
    ended_at: after(stage, minutes + 35),
    checklist_id: checklistId("basement_inspection", null),
    answers: answers(`${stage.operation}.${part}`, failing),
    verdict,
    withdrawn_at: null,
    reasons: isBad ? "Resíduo de carvão e ferrugem solta: lavar com água doce e reapresentar" : null,
  });
}

const JOINTS = ["BB vante", "BB ré", "BE vante", "BE ré", "junta transversal"] as const;

function hoseTest(stage: Stage, hold: number): Values {
  const openHatch = "62.0";
  const readings = JOINTS.map((place, at) => ({
    id: seedId("reading", stage.operation, String(hold), place),
    place,
    db: `${hold === 3 && at === 4 ? 8 : 2 + ((hold + at) % 4)}.0`,
  }));
  const read = readLeaks(openHatch, readings, []);
  return rowOf(stage, "hose_test", String(hold), {
    hold,
    at: after(stage, 480 + hold * 20),
    method: "ultrasonic",
    ohv_db: openHatch,
    readings: read.readings,
    leaks: read.leaks.map((one) => ({
      ...one,
      id: seedId("leak", stage.operation, String(hold), one.place),
    })),
    result: "tested_positive",
  });
}

function draftSurvey(stage: Stage): Values[] {
  const { surveyed, planned, rank, code } = stage;
  const values = surveyValues(surveyed, planned, rank >= 70);
  return values ? [rowOf(stage, "draft_survey", "1", { code, ...values })] : [];
}

function timeLog(stage: Stage): Values[] {
  const entry = (code: string, begin: number, end?: number, note: string | null = null) =>
    rowOf(stage, "timelog_entry", `${code}.${begin}`, {
      timelog_id: typeId("timelog", code),
      begin_at: after(stage, begin),
      end_at: end === undefined ? null : after(stage, end),
      note,
    });
  const short = [
    entry("ALLFAST", -180),
    entry("HOLDI", 0),
    entry("HOLDP", 460),
    entry("COML", 600),
    entry("RAIN", 760, 845, "Chuva forte, tampas fechadas"),
    ...(stage.rank >= 70 ? [entry("COMPL", stage.carrier === "ship" ? 2900 : 1400)] : []),
  ];
  return stage.carrier === "ship" ? [...short, ...longStops(stage, entry)] : short;
}

type MakeEntry = (code: string, begin: number, end?: number, note?: string | null) => Values;

/** What two days at a quay bring along. */
function longStops({ rank }: Stage, entry: MakeEntry): Values[] {
  return [
    entry("NORT", -600),
    entry("IDS", 500, 590),
    entry("SHIFTH", 900, 925),
    entry("RAIN", 1200, 1290),
    // Within the rain it is not counted twice.
    entry("MECHT", 1265, 1390, "Correia 2 parada"),
    entry("NOCARGO", 1720, 1835, "Vagões não posicionados"),
    ...(rank >= 70 ? [entry("RAIN", 2400, 2520), entry("FDS", 2915, 3020)] : []),
  ];
}

function occurrence(stage: Stage): Values {
  const isOver = stage.rank >= 70;
  return rowOf(stage, "occurrence", "1", {
    occurrences_id: typeId("occurrences", "OCC-23"),
    at: after(stage, 1000),
    severity: "warning",
    text: "Derrame na transportadora 2, cerca de 400 kg no cais.",
    state: isOver ? "closed" : "open",
    treatment: isOver ? "Cais limpo pelo terminal; produto descartado." : null,
  });
}

/** Places of the entrances around a hold. */
const ENTRANCES: Readonly<Record<Carrier, readonly number[]>> = {
  ship: [3, 12, 19, 28],
  barge: [8, 24],
  trucks: [],
};

const PLACES: Readonly<Record<number, string>> = {
  3: "Tampa, bombordo ré",
  12: "Escotilha de acesso, vante",
  19: "Tampa, boreste vante",
  28: "Escotilha de acesso, ré",
};

function seals(stage: Stage, hold: number): Values[] {
  return ENTRANCES[stage.carrier].map((position, at) =>
    rowOf(stage, "hold_sealing", `${hold}.${position}`, {
      hold,
      position,
      number: `BR${String(stage.index * 1000 + hold * 10 + at).padStart(7, "0")}`,
      place: PLACES[position] ?? null,
      type: at % 2 === 0 ? "bolt" : "wire",
      state: "applied",
      applied_at: after(stage, 2950 + hold * 12 + at),
    }),
  );
}

function documents(stage: Stage): Values[] {
  return ["Dados do navio (ship's particulars)", "Certificado sanitário de bordo"].map((kind, at) =>
    rowOf(stage, "ship_document", String(at), {
      kind,
      approval: at === 0 || stage.rank >= 70 ? "approved" : "pending",
      answered_at: at === 0 || stage.rank >= 70 ? after(stage, 30) : null,
      answered_by: at === 0 || stage.rank >= 70 ? "Paulo Andrade" : null,
    }),
  );
}

function lotOfBags(stage: Stage): Values {
  return rowOf(stage, "bags", "1", {
    lot: `L-${stage.index + 1}`,
    description: "50 KG NET, PRODUCT OF MERCOSUR, CROP 2026",
    net_per_bag: "50.000",
    tare_per_bag: "0.180",
    pieces: 1200,
    torn: 3,
    wet: 0,
    stained: 2,
    rejected: 5,
    rebagged: 3,
  });
}

/** Where the country has a place of embarkation. */
function originInspections(stage: Stage): Values[] {
  const place = LOADING_PLACES.find(([country]) => country === stage.order.country);
  if (!place) return [];
  return [
    rowOf(stage, "origin_inspection", "1", {
      at: after(stage, -2880),
      loading_place_id: seedId("loading_place", place[0], place[4]),
      lots: ["1,000", "5,000"].map((weight, at) => ({
        id: seedId("lot", stage.operation, String(at)),
        lot: `A${at + 1}`,
        weight,
      })),
      findings: "Produto seco, fresco e sem insetos.",
    }),
  ];
}
