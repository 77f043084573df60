// Decides the tables of quality: the results of the final classification and of the laboratory, beside the limits that
// were agreed on, the same by hold, and the samples they were found in. Nothing is computed here: a figure that the
// classifier did not publish is not printed.

import { ANALYSES } from "../classification/analyses.data.ts";
import { PARAMETERS } from "../classification/codes.ts";
import { MOISTURE_DECIMALS } from "../classification/figures.ts";
import type { AnalysisValue } from "../classification/request.ts";
import { findStandard, standardOf } from "../classification/standards.data.ts";
import { scaleOf } from "../kernel/decimal.ts";
import type { Said, SaidTable } from "./content.ts";
import type { CertificateFacts, FactFinal, FactLimit } from "./facts.ts";

type Rows = SaidTable["rows"];
export type Cells = Rows[number]["cells"];

const NOTHING: readonly Said[] = [{ text: "–" }];
const GRAM_DECIMALS = 2;
const USUAL_DECIMALS = 2;

export const figure = (
  value: string | null,
  decimals: number,
  unit: string | null = null,
): readonly Said[] => (value === null ? NOTHING : [{ figure: value, unit, decimals }]);
export const plain = (value: string | number | null): readonly Said[] =>
  value === null || value === "" ? NOTHING : [{ text: String(value) }];

export const column = (key: string, number: number | null = null) => ({ key, number });

/** Which of several ships or barges a row is about; where there is one, its name stands in the head. */
export function carrierColumn({ carriers }: Pick<CertificateFacts, "carriers">) {
  const isNamed = carriers.length > 1;
  const nameOf = (id: string) => carriers.find((one) => one.operation_id === id)?.name ?? "";
  return {
    columns: isNamed ? [column("carrier")] : [],
    cells: (operationId: string): readonly (readonly Said[])[] =>
      isNamed ? [plain(nameOf(operationId))] : [],
  };
}

/** The parameters of a final in the order of the report, those that were measured. */
function parametersOf(final: FactFinal): readonly string[] {
  const known: readonly string[] = PARAMETERS[final.culture as keyof typeof PARAMETERS] ?? [];
  const measured = final.percentages ?? {};
  const first = known.includes("moisture") ? ["moisture"] : [];
  return [...first, ...known.filter((one) => one !== "moisture")].filter(
    (key) => typeof measured[key as keyof typeof measured] === "string",
  );
}

/** As many decimals as the standard expresses its percentages with: another one would claim what nobody measured. */
function decimalsOf({ standard, culture }: FactFinal, parameter: string): number {
  if (parameter === "moisture") return MOISTURE_DECIMALS;
  const applied = (standard === null ? undefined : findStandard(standard)) ?? standardOf(culture);
  return applied?.decimals ?? USUAL_DECIMALS;
}

const percentageOf = (
  { percentages }: Pick<FactFinal, "percentages">,
  key: string,
  decimals: number,
  unit: string | null = null,
) => figure(percentages?.[key as "moisture"] ?? null, decimals, unit);

const standardOfFinal = ({ standard }: FactFinal): readonly Said[] =>
  standard === null ? NOTHING : [{ choice: standard, record: "classification", field: "standard" }];

const evidenceOf = (final: FactFinal) => ({
  record: "classification",
  id: final.id,
  operation_id: final.operation_id,
});

/** Of several samples each result says of which it is; where there is one, the table of samples does. */
function sampleColumn({ results }: Pick<CertificateFacts, "results">) {
  const isNamed = new Set(results.map(({ sample }) => sample)).size > 1;
  return {
    columns: isNamed ? [column("sample")] : [],
    cells: (sample: string | null): readonly (readonly Said[])[] => (isNamed ? [plain(sample)] : []),
  };
}

/** As it was reported: with its own decimals, and below what the method can see where it was. */
const analysisOf = (value: AnalysisValue): readonly Said[] =>
  typeof value === "string"
    ? figure(value, scaleOf(value))
    : [{ text: "<" }, ...figure(value.below, scaleOf(value.below))];

/** Analyses of a final in the order of their list. */
function analysesOf({ analyses }: FactFinal) {
  return ANALYSES.flatMap(({ name, unit }) => {
    const value = analyses?.[name];
    return value ? [{ name, unit, value }] : [];
  });
}

export function resultsTable(facts: CertificateFacts): SaidTable {
  const { finals, results } = facts;
  const carrier = carrierColumn(facts);
  const sample = sampleColumn(facts);
  const rowOf = (
    final: FactFinal,
    key: string,
    method: readonly Said[],
    unit: string,
    result: readonly Said[],
  ) => ({
    cells: [
      ...carrier.cells(final.operation_id),
      [{ parameter: key, product: final.culture }],
      ...sample.cells(null),
      method,
      plain(unit),
      limitOf(final.limits[key]),
      result,
    ],
    evidence: evidenceOf(final),
  });
  const classified: Rows = finals.flatMap((final) => [
    ...parametersOf(final).map((key) =>
      rowOf(final, key, standardOfFinal(final), "%", percentageOf(final, key, decimalsOf(final, key))),
    ),
    ...analysesOf(final).map(({ name, unit, value }) => rowOf(final, name, NOTHING, unit, analysisOf(value))),
  ]);
  const analysed: Rows = results.map((one) => ({
    cells: [
      ...carrier.cells(one.operation_id),
      [{ names: one.names }],
      ...sample.cells(one.sample),
      plain(one.method),
      plain(one.unit),
      // The range that our register expects is for the laboratory; what stands here reads like an agreed limit.
      NOTHING,
      figure(one.value, one.decimals),
    ],
    evidence: { record: "analysis_result", id: one.id, operation_id: one.operation_id },
  }));
  return {
    key: "results",
    columns: [
      ...carrier.columns,
      column("parameter"),
      ...sample.columns,
      ...["method", "unit", "limit", "result"].map((key) => column(key)),
    ],
    rows: [...classified, ...analysed],
    totals: [],
  };
}

/** With the decimals that were agreed on, and written as the figure beside it is. */
function limitOf({ min, max }: FactLimit = { min: null, max: null }): readonly Said[] {
  const bound = (value: string): Said => ({ figure: value, unit: null, decimals: scaleOf(value) });
  if (min !== null && max !== null)
    return min === max ? [bound(min)] : [bound(min), { text: "–" }, bound(max)];
  if (min !== null) return [{ text: "≥" }, bound(min)];
  return max === null ? NOTHING : [{ text: "≤" }, bound(max)];
}

/** As the official report wants it: the weight of each defect and its share. */
export function defectsTable(facts: CertificateFacts): SaidTable {
  const { finals } = facts;
  const carrier = carrierColumn(facts);
  return {
    key: "defects",
    columns: [...carrier.columns, ...["parameter", "grams", "result"].map((key) => column(key))],
    rows: finals.flatMap((final) =>
      parametersOf(final).map((key) => ({
        cells: [
          ...carrier.cells(final.operation_id),
          [{ parameter: key, product: final.culture }],
          figure(final.weights?.[key] ?? null, GRAM_DECIMALS, "g"),
          percentageOf(final, key, decimalsOf(final, key), "%"),
        ],
        evidence: evidenceOf(final),
      })),
    ),
    totals: [],
  };
}

/** Holds side by side, and the final behind them; nothing where there is one hold. */
export function byHoldTable(facts: CertificateFacts, finals: readonly FactFinal[]): SaidTable {
  const holds = [
    ...new Set(
      facts.partials.flatMap(({ hold, product_id: product }) =>
        hold !== null && finals.some((one) => one.product_id === product) ? [hold] : [],
      ),
    ),
  ].sort((a, b) => a - b);
  const [final] = finals;
  const columns = [column("parameter"), ...holds.map((hold) => column("hold", hold)), column("weighted")];
  if (final === undefined || finals.length > 1 || holds.length < 2)
    return { key: "results_by_hold", columns, rows: [], totals: [] };
  const ofHold = (hold: number) =>
    facts.partials.findLast((one) => one.hold === hold && one.product_id === final.product_id);
  return {
    key: "results_by_hold",
    columns,
    rows: parametersOf(final).map((key) => ({
      cells: [
        [{ parameter: key, product: final.culture }],
        ...[...holds.map(ofHold), final].map((one) =>
          percentageOf(one ?? { percentages: null }, key, decimalsOf(final, key)),
        ),
      ],
      evidence: evidenceOf(final),
    })),
    totals: [],
  };
}

export function samplesTable({ samples }: Pick<CertificateFacts, "samples">): SaidTable {
  return {
    key: "samples",
    columns: ["sample", "seal", "represents", "hold", "state"].map((key) => column(key)),
    rows: samples.map((one) => ({
      cells: [
        plain(one.code),
        plain(one.seal),
        plain(one.represents),
        plain(one.hold),
        [{ choice: one.state, record: "sample", field: "state" }],
      ],
      evidence: { record: "sample", id: one.id, operation_id: one.operation_id },
    })),
    totals: [],
  };
}
