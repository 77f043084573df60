// Decides the tables of what was weighed, inspected, sealed, tested and read in the field, hold by hold. Sums are those
// of exact decimals, in MT with three of them.

import { sum } from "../kernel/decimal.ts";
import type { SaidTable } from "./content.ts";
import type { CertificateFacts, FactCarrier, FactWeight } from "./facts.ts";
import { carrierColumn, column, figure, plain } from "./result-tables.ts";

const WEIGHT_DECIMALS = 3;
const columns = (...keys: string[]) => keys.map((key) => column(key));

const carrierOf = (carriers: readonly FactCarrier[], operationId: string) =>
  carriers.find((one) => one.operation_id === operationId)?.name ?? "";

export function totalWeight(weights: readonly FactWeight[]): string | null {
  return weights.length === 0 ? null : sum(weights.map(({ total }) => total));
}

export function weightsTable(facts: CertificateFacts, weights: readonly FactWeight[]): SaidTable {
  const places = [
    ...new Map(weights.map((one) => [`${one.operation_id} ${one.hold}`, one])).values(),
  ].toSorted((a, b) =>
    carrierOf(facts.carriers, a.operation_id).localeCompare(carrierOf(facts.carriers, b.operation_id)),
  );
  const carrier = carrierColumn(facts);
  return {
    key: "weights",
    columns: [...carrier.columns, ...columns("hold", "net")],
    rows: places.map((place) => {
      const here = weights.filter(
        (one) => one.operation_id === place.operation_id && one.hold === place.hold,
      );
      return {
        cells: [
          ...carrier.cells(place.operation_id),
          plain(place.hold),
          figure(totalWeight(here), WEIGHT_DECIMALS),
        ],
        evidence: { record: "weighing_period", id: place.id, operation_id: place.operation_id },
      };
    }),
    totals:
      weights.length === 0
        ? []
        : [
            [
              [{ word: "total", params: {} }],
              ...carrier.columns.map(() => []),
              figure(totalWeight(weights), WEIGHT_DECIMALS),
            ],
          ],
  };
}

/** The survey by draft beside the other weights of the same cargo, as it was compared when it was kept. */
export function comparisonTable(facts: Pick<CertificateFacts, "surveys" | "carriers">): SaidTable {
  const { surveys } = facts;
  const carrier = carrierColumn(facts);
  return {
    key: "comparison",
    columns: [...carrier.columns, ...columns("basis", "net", "difference", "share")],
    rows: surveys.flatMap((survey) =>
      survey.comparison.map((one) => ({
        cells: [
          ...carrier.cells(survey.operation_id),
          [{ word: one.base, params: {} }],
          figure(one.weight, WEIGHT_DECIMALS),
          figure(one.difference, WEIGHT_DECIMALS),
          figure(one.difference_pct, 3, "%"),
        ],
        evidence: { record: "draft_survey", id: survey.id, operation_id: survey.operation_id },
      })),
    ),
    totals: [],
  };
}

export function holdsTable(facts: CertificateFacts): SaidTable {
  const carrier = carrierColumn(facts);
  return {
    key: "holds",
    columns: [
      ...carrier.columns,
      ...columns("hold", "attempt", "standard", "last_cargoes", "until", "verdict"),
    ],
    rows: facts.inspections.map((one) => ({
      cells: [
        ...carrier.cells(one.operation_id),
        plain(one.hold),
        plain(one.attempt),
        [{ choice: one.standard, record: "basement_inspection", field: "standard" }],
        plain(one.last_cargoes),
        one.ended_at === null ? plain(null) : [{ instant: one.ended_at, zone: facts.zone }],
        one.verdict === null
          ? plain(null)
          : [{ choice: one.verdict, record: "basement_inspection", field: "verdict" }],
      ],
      evidence: { record: "basement_inspection", id: one.id, operation_id: one.operation_id },
    })),
    totals: [],
  };
}

export function sealsTable(facts: CertificateFacts): SaidTable {
  const carrier = carrierColumn(facts);
  return {
    key: "seals",
    columns: [...carrier.columns, ...columns("hold", "position", "place", "number", "state")],
    rows: facts.seals.map((one) => ({
      cells: [
        ...carrier.cells(one.operation_id),
        plain(one.hold),
        plain(one.position),
        plain(one.place),
        plain(one.number),
        [{ choice: one.state, record: "hold_sealing", field: "state" }],
      ],
      evidence: { record: "hold_sealing", id: one.id, operation_id: one.operation_id },
    })),
    totals: [],
  };
}

export function hatchesTable(facts: CertificateFacts): SaidTable {
  const carrier = carrierColumn(facts);
  return {
    key: "hatches",
    columns: [...carrier.columns, ...columns("hold", "method", "until", "leaks", "result")],
    rows: facts.hatches.map((one) => ({
      cells: [
        ...carrier.cells(one.operation_id),
        plain(one.hold),
        [{ choice: one.method, record: "hose_test", field: "method" }],
        one.at === null ? plain(null) : [{ instant: one.at, zone: facts.zone }],
        plain(one.leaks),
        [{ choice: one.result, record: "hose_test", field: "result" }],
      ],
      evidence: { record: "hose_test", id: one.id, operation_id: one.operation_id },
    })),
    totals: [],
  };
}

export function draftsTable(facts: CertificateFacts): SaidTable {
  const carrier = carrierColumn(facts);
  return {
    key: "drafts",
    columns: [...carrier.columns, ...columns("line", "initial", "final")],
    rows: facts.surveys.flatMap((survey) =>
      survey.lines.map(({ line, initial, final }) => ({
        cells: [
          ...carrier.cells(survey.operation_id),
          [{ line }],
          figure(initial, WEIGHT_DECIMALS),
          figure(final, WEIGHT_DECIMALS),
        ],
        evidence: { record: "draft_survey", id: survey.id, operation_id: survey.operation_id },
      })),
    ),
    totals: facts.surveys.flatMap(({ cargo, operation_id: operation }) =>
      cargo === null
        ? []
        : [
            [
              ...carrier.cells(operation),
              [{ word: "by_draft", params: {} }],
              [],
              figure(cargo, WEIGHT_DECIMALS, "MT"),
            ],
          ],
    ),
  };
}

export function lotsTable(facts: CertificateFacts): SaidTable {
  const carrier = carrierColumn(facts);
  return {
    key: "lots",
    columns: [...carrier.columns, ...columns("place", "lot", "net")],
    rows: facts.lots.map((one) => ({
      cells: [
        ...carrier.cells(one.operation_id),
        plain(one.place),
        plain(one.lot),
        figure(one.weight, WEIGHT_DECIMALS),
      ],
      evidence: { record: "origin_inspection", id: one.id, operation_id: one.operation_id },
    })),
    totals: [],
  };
}

export function eventsTable(facts: CertificateFacts): SaidTable {
  const moment = (at: string | null) => (at === null ? plain(null) : [{ instant: at, zone: facts.zone }]);
  const carrier = carrierColumn(facts);
  return {
    key: "events",
    columns: [...carrier.columns, ...columns("event", "from", "until")],
    rows: facts.events.map((one) => ({
      cells: [
        ...carrier.cells(one.operation_id),
        [{ names: one.names }],
        moment(one.begin_at),
        moment(one.end_at),
      ],
      evidence: { record: "timelog_entry", id: one.id, operation_id: one.operation_id },
    })),
    totals: [],
  };
}
