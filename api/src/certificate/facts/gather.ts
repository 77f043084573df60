/** Puts the rows of an order together as its certificates ask for them. */
import type {
  CertificateFacts,
  FactFinal,
  FactLimit,
  FactSurvey,
  Names,
} from "@plimsoll/domain/certificate/facts";
import { formatTaxId } from "@plimsoll/domain/country/tax-id";
import { zoneOf } from "@plimsoll/domain/country/time-zone";
import { SURVEY_LINES } from "@plimsoll/domain/draft-survey/lines.data";
import { LOCALES } from "@plimsoll/domain/kernel/locale";
import { isOfShip, type SurveyComparison, type SurveyResults } from "@plimsoll/domain/operation/survey-facts";
import type * as rows from "./store.ts";

export interface Gathered {
  readonly facts: CertificateFacts;
  readonly order: rows.OrderHead;
}

export function gatherFacts(found: rows.FactRows): Gathered {
  const { head: order, carriers } = found;
  const classified = inOrderOf(carriers, found.classifications);
  const facts: CertificateFacts = {
    order,
    zone: order.zone ?? zoneOf(order.country),
    applicant: {
      id: order.customer_id,
      name: order.customer_name,
      tax_id: shownTaxId(order.country, order.customer_tax_id),
    },
    shipper:
      order.shipper_id === null
        ? null
        : {
            id: order.shipper_id,
            name: order.shipper_name ?? "",
            tax_id: shownTaxId(order.country, order.shipper_tax_id),
          },
    loading:
      order.port_id === null
        ? null
        : { id: order.port_id, name: order.port_name ?? "", terminal: order.terminal_name },
    discharge:
      order.discharge_id === null
        ? null
        : { id: order.discharge_id, name: order.discharge_name ?? "", terminal: null },
    carriers: carriers.map(({ flag, flag_names: names, ...carrier }) => ({
      ...carrier,
      flag: flag === null ? null : allNames({ name: flag, names }),
    })),
    products: found.products.map((one) => ({
      id: one.id,
      names: allNames(one),
      ncm: one.ncm,
    })),
    expected: order.expected,
    weights: found.weights,
    finals: classified.filter(({ kind }) => kind === "final").map(finalOf),
    partials: classified.filter(({ kind }) => kind === "partial"),
    inspections: inOrderOf(carriers, found.inspections),
    seals: inOrderOf(carriers, found.seals),
    hatches: inOrderOf(carriers, found.hatches),
    surveys: found.surveys.map(surveyOf),
    samples: found.samples,
    results: found.results.map((one) => ({
      ...one,
      names: allNames(one),
      decimals: one.decimals ?? scaleOf(one.value),
    })),
    lots: inOrderOf(carriers, found.lots).map((one) => ({
      ...one,
      weight: one.weight.trim().replace(",", "."),
    })),
    events: found.events.map((one) => ({ ...one, names: allNames(one) })),
    openOccurrences: found.open_occurrences,
  };
  return { facts, order };
}

/** Ships and barges in the order of their codes, and what belongs to one in the order in which it was read. */
function inOrderOf<Row extends { readonly operation_id: string }>(
  carriers: readonly { readonly operation_id: string }[],
  all: readonly Row[],
): readonly Row[] {
  const places = new Map(carriers.map(({ operation_id: id }, at) => [id, at]));
  const placeOf = ({ operation_id: id }: Row) => places.get(id) ?? carriers.length;
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const scaleOf = (value: string) => value.split(".")[1]?.length ?? 0;

function shownTaxId(country: string, taxId: string | null): string | null {
  return taxId === null ? null : formatTaxId(country, taxId);
}

/** Where a language has no name of its own, the first one stands in. */
function allNames({ name, names }: Pick<rows.NamedRow, "name" | "names">): Names {
  return Object.fromEntries(LOCALES.map((locale) => [locale, names?.[locale] || name]));
}

/** What a limit of the contract says, whether it refuses or only sets the price. */
const LIMITS: Readonly<Record<string, (limit: string | null) => FactLimit>> = {
  max: (max) => ({ min: null, max }),
  basis_max: (max) => ({ min: null, max }),
  min: (min) => ({ min, max: null }),
  basis_min: (min) => ({ min, max: null }),
  nil: () => ({ min: "0", max: "0" }),
};

function finalOf(row: rows.ClassifiedRow): FactFinal {
  const lines = row.contract_verdict?.lines ?? [];
  const foreign = row.sample?.foreign_matter_g;
  return {
    ...row,
    weights: row.sample && { ...row.sample.defects_g, ...(foreign === undefined ? {} : { foreign }) },
    limits: Object.fromEntries(
      lines.map(({ parameter, kind, limit }) => [
        parameter,
        LIMITS[kind]?.(limit) ?? { min: null, max: null },
      ]),
    ),
  };
}

const BARGE_LINES = ["mean", "draft", "table_weight", "weight", "deductibles", "net"] as const;

function surveyOf(row: rows.SurveyRow): FactSurvey {
  const results = row.results as SurveyResults | null;
  const comparison = row.comparison as SurveyComparison | null;
  return {
    id: row.id,
    operation_id: row.operation_id,
    cargo: row.cargo,
    lines: results === null ? [] : linesOf(results),
    comparison: (["scale", "bill_of_lading"] as const).flatMap((base) => {
      const other = comparison?.[base];
      return other ? [{ ...other, base }] : [];
    }),
  };
}

/** The first survey and the last one, line by line; of a barge, empty and loaded. */
function linesOf(results: SurveyResults): FactSurvey["lines"] {
  if (!isOfShip(results))
    return BARGE_LINES.map((line) => ({ line, initial: results.empty[line], final: results.loaded[line] }));
  const { surveys } = results;
  const initial = surveys.find(({ kind }) => kind === "initial");
  const final = surveys.findLast(({ kind }) => kind === "final");
  return SURVEY_LINES.map((line) => ({
    line,
    initial: initial?.[line] ?? null,
    final: final?.[line] ?? null,
  })).filter((one) => one.initial !== null || one.final !== null);
}
