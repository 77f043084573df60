/** What the pages of the classification read from the copy that is taken along. */
import type { Product } from "@plimsoll/domain/classification/standard";
import { multiply, sum, withScale } from "@plimsoll/domain/kernel/decimal";
import { classifiedProduct } from "@plimsoll/domain/operation/classify";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { type Sublots, sublotsDue } from "@plimsoll/domain/operation/sublots";
import { useMemo } from "react";
import { useWords } from "#i18n/words-provider";
import { type Located, pagePath } from "../operation-path.ts";
import { rowsOf } from "../use-operation.ts";
import type { ClassificationRow, FormFacts } from "./classification-form.ts";
import { useClassifyingWords } from "./classifying-words.tsx";

export const RECORD = "classification";

interface ProductRow {
  readonly id: string;
  readonly culture: string;
}

export interface ClassifiedProduct {
  readonly id: string;
  readonly name: string;
  readonly product: Product;
}

/** Products of the plan that are classified; a copy from before classifications says nothing of products. */
export function productsIn(bundle: Bundle): readonly ClassifiedProduct[] {
  const cultures = new Map(rowsOf<ProductRow>(bundle, "product").map(({ id, culture }) => [id, culture]));
  const { operation, order } = bundle;
  // Trucks carry what their order is about.
  const carried =
    operation.carrier === "trucks" && order.product_id !== null
      ? [{ product_id: order.product_id, product: order.product }]
      : operation.storage_plan;
  const named = new Map(carried.map((line) => [line.product_id, line.product?.name ?? ""] as const));
  return [...named].flatMap(([id, name]) => {
    const product = classifiedProduct(cultures.get(id));
    return product ? [{ id, name, product }] : [];
  });
}

export function classificationsIn(bundle: Bundle): readonly ClassificationRow[] {
  const number = (row: ClassificationRow) => row.number ?? Number.MAX_SAFE_INTEGER;
  return [...rowsOf<ClassificationRow>(bundle, RECORD)].sort((a, b) => number(a) - number(b));
}

/** A new classification is of a product whose final was not struck. */
export function openProducts(bundle: Bundle): readonly ClassifiedProduct[] {
  const struck = new Set(
    classificationsIn(bundle).flatMap((row) => (row.kind === "final" ? [row.product_id] : [])),
  );
  return productsIn(bundle).filter(({ id }) => !struck.has(id));
}

export interface TruckOfBundle {
  readonly id: string;
  readonly plate: string;
  readonly state: string;
  readonly net: string | null;
  readonly origin_net: string | null;
}

const trucksIn = (bundle: Bundle) => rowsOf<TruckOfBundle>(bundle, "truck");

/** What a truck carries, in tonnes: as weighed here, or where it came from. */
export function tonnageOf(bundle: Bundle, truckId: string | null): string | null {
  const truck = trucksIn(bundle).find(({ id }) => id === truckId);
  const kilograms = truck?.net ?? truck?.origin_net ?? null;
  return kilograms === null ? null : withScale(multiply(kilograms, "0.001"), 3);
}

/** Where it was drawn: a hold, or a truck by its plate. */
export function placeOf(bundle: Bundle, row: Pick<ClassificationRow, "hold" | "truck_id">): string | null {
  if (row.truck_id != null)
    return trucksIn(bundle).find(({ id }) => id === row.truck_id)?.plate ?? row.truck_id;
  return row.hold == null ? null : String(row.hold);
}

/** One classification: below a road order it is opened to be changed. */
export function classificationPath(operation: Located, id: string): string {
  return pagePath(operation, `classification/${id}${operation.carrier === "trucks" ? "/edit" : ""}`);
}

export function useFormFacts(bundle: Bundle, isNew: boolean): FormFacts {
  const { records } = useWords();
  const words = useClassifyingWords().form;
  return useMemo(() => {
    const own = records.classification;
    const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      ...own.choices,
      "quick_tests.result": own.children.quick_tests.choices.result,
    };
    const labels: Readonly<Record<string, string>> = own.fields;
    return {
      products: isNew ? openProducts(bundle) : productsIn(bundle),
      trucks:
        bundle.operation.carrier === "trucks"
          ? trucksIn(bundle).filter(({ state }) => !isNew || state !== "programmed")
          : null,
      holdsOf: (id) =>
        bundle.operation.storage_plan.flatMap((line) => (line.product_id === id ? [line.hold] : [])),
      labelOf: (name) => labels[name] ?? name,
      choicesOf: (name) => choices[name] ?? {},
      entered: { label: words.entered, grams: words.grams, percent: words.percent },
    };
  }, [bundle, isNew, records, words]);
}

export interface DueSublots extends Sublots {
  readonly product: ClassifiedProduct;
}

/** What the weighing says is due: a sample for every sublot that went aboard. */
export function dueIn(bundle: Bundle): readonly DueSublots[] {
  const periods = rowsOf<{ product_id: string; total: string }>(bundle, "weighing_period");
  const rows = classificationsIn(bundle);
  return productsIn(bundle).flatMap((product) => {
    const own = rows.filter((row) => row.product_id === product.id && row.superseded !== true);
    if (own.some(({ kind }) => kind === "final")) return [];
    const weighed = sum(periods.flatMap((one) => (one.product_id === product.id ? [one.total] : [])));
    const counted = own.flatMap(({ kind, tonnage }) => (kind === "partial" && tonnage ? [tonnage] : []));
    const sublots = sublotsDue(weighed, sum(counted));
    return sublots.due > 0 ? [{ ...sublots, product }] : [];
  });
}
