/** What the form of an oil classification asks for, and what comes of it while one types. */
import type { OilRequest } from "@plimsoll/domain/classification/oil";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import type { Row } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { classifyOil, type OilAnswer, type OilTerms } from "@plimsoll/domain/operation/oil-classify";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { OIL_KINDS, type oilClassification } from "@plimsoll/domain/operation/pages/oil-classification";
import { choice, day, figure, type Item, text } from "#calculator/calculator-form";
import { oilItems } from "#calculator/oil";
import { requestOf, statesOfRequest } from "#calculator/request";
import { rowsOf } from "../use-operation.ts";

export type OilRow = Row<typeof oilClassification>;
export const RECORD = "oil_classification";

export interface PlannedOil {
  readonly id: string;
  readonly name: string;
  readonly holds: readonly number[];
}

/** Products of the plan that are oils, each with its tanks. */
export function oilsIn(bundle: Bundle): readonly PlannedOil[] {
  const oils = new Set(
    rowsOf<{ id: string; culture: string }>(bundle, "product").flatMap(({ id, culture }) =>
      culture === "oil" ? [id] : [],
    ),
  );
  const lines = bundle.operation.storage_plan.filter((line) => oils.has(line.product_id));
  return [...new Set(lines.map((line) => line.product_id))].map((id) => {
    const own = lines.filter((line) => line.product_id === id);
    return { id, name: own[0]?.product?.name ?? "", holds: own.map(({ hold }) => hold) };
  });
}

export function oilRowsIn(bundle: Bundle): readonly OilRow[] {
  const number = (row: OilRow) => row.number ?? Number.MAX_SAFE_INTEGER;
  return [...rowsOf<OilRow>(bundle, RECORD)].sort((a, b) => number(a) - number(b));
}

/** Oils whose final was not struck. */
export function openOils(bundle: Bundle): readonly PlannedOil[] {
  const struck = new Set(oilRowsIn(bundle).flatMap((row) => (row.kind === "final" ? [row.product_id] : [])));
  return oilsIn(bundle).filter(({ id }) => !struck.has(id));
}

export interface OilLabels {
  readonly fields: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
}

export function itemsOf(oils: readonly PlannedOil[], values: Values, labels: OilLabels): readonly Item[] {
  const holds = (oils.find(({ id }) => id === values.product_id)?.holds ?? []).map(String);
  const named = (name: string) => () => labels.fields[name] ?? name;
  return [
    choice(
      "product_id",
      named("product_id"),
      oils.map(({ id }) => id),
      () => Object.fromEntries(oils.map(({ id, name }) => [id, name])),
    ),
    choice("kind", named("kind"), OIL_KINDS, () => labels.kinds),
    choice("hold", named("hold"), holds, () => Object.fromEntries(holds.map((one) => [one, one]))),
    day("date", named("date")),
    figure("tonnage", () => `${labels.fields.tonnage} (MT)`),
    ...oilItems("sample."),
    text("remark", named("remark")),
  ];
}

export function startOf(
  items: readonly Item[],
  row: Omit<OilRow, "sample"> | undefined,
  oils: readonly PlannedOil[],
  today: string,
): Values {
  const begins = row
    ? { ...row, hold: row.hold === null ? null : String(row.hold) }
    : { product_id: oils[0]?.id ?? null, kind: "partial", date: today };
  return statesOfRequest(items, begins);
}

export interface WorkedOil {
  readonly answer: OilAnswer | null;
  readonly issues: readonly Issue[];
  readonly attributes: Values;
}

interface Typed {
  readonly product_id?: string;
  readonly kind?: string;
  readonly hold?: string;
  readonly date?: string;
  readonly tonnage?: string;
  readonly sample?: OilRequest;
  readonly remark?: string;
}

export function workOutOil(items: readonly Item[], values: Values, terms: OilTerms | null): WorkedOil {
  const { request, refused } = requestOf(items, values, ["sample", "sample.values", "sample.units"]);
  const typed = request as Typed;
  const missing = (["product_id", "kind", "date"] as const).flatMap((name) =>
    typed[name] === undefined ? [issue("required", name)] : [],
  );
  const sample = typed.sample ? { ...typed.sample, values: typed.sample.values ?? {} } : null;
  const answer = classifyOil(sample, terms);
  return {
    answer: answer.ok && refused.length === 0 ? answer.result : null,
    issues: [...refused, ...missing, ...(answer.ok ? [] : answer.issues)],
    attributes: {
      product_id: typed.product_id ?? null,
      kind: typed.kind ?? "partial",
      hold: typed.hold === undefined ? null : Number(typed.hold),
      date: typed.date ?? null,
      tonnage: typed.tonnage ?? null,
      sample,
      remark: typed.remark ?? null,
    },
  };
}
