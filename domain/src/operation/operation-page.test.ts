import { describe, expect, it } from "vitest";
import { CARRIERS } from "./carrier.ts";
import {
  counted,
  holdsDone,
  isNeeded,
  isOpen,
  latestByHold,
  OPERATION_STATUSES,
  type OperationFacts,
  type OperationPage,
  shownPage,
} from "./operation-page.ts";
import { inspectionPages, OPERATION_PAGES, pageOfRecord, pagesOf, recordsOf } from "./operation-pages.ts";
import { holdInspectionPage } from "./pages/hold-inspection.ts";
import { holdSealingPage } from "./pages/hold-sealing.ts";
import { occurrencePage } from "./pages/occurrence.ts";
import { scopeItemsPage, storagePlanPage } from "./pages/on-the-operation.ts";
import { preInspectionPage } from "./pages/pre-inspection.ts";
import { shipDocumentPage } from "./pages/ship-document.ts";
import { timeLogPage } from "./pages/time-log.ts";

const STARTED: OperationFacts = {
  carrier: "ship",
  status: "started",
  holds: [1, 2, 3],
  isPlanned: true,
  services: [],
  mandatory: 2,
  confirmed: 0,
};

const page = (more: Partial<OperationPage> = {}): OperationPage => ({
  key: "page",
  segment: "page",
  icon: "file",
  words: "documents",
  carriers: ["ship"],
  opens: "started",
  progress: (rows) => ({ done: rows.length, of: 2 }),
  ...more,
});

const state = (of: OperationPage, rows: readonly object[], facts: Partial<OperationFacts> = {}) =>
  shownPage(of, rows as Readonly<Record<string, unknown>>[], { ...STARTED, ...facts }).state;

describe("a page opens", () => {
  it.each([
    ["always", ["not_started", "started"]],
    ["started", ["started"]],
    ["planned", ["started"]],
  ] as const)("%s, once there is a plan: in %j", (opens, expected) => {
    const open = OPERATION_STATUSES.filter((status) => isOpen({ opens }, { ...STARTED, status }));
    expect(open).toEqual(expected);
  });

  it("only with a storage plan where it needs one", () => {
    const facts = { ...STARTED, isPlanned: false };
    expect(isOpen({ opens: "planned" }, facts)).toBe(false);
    expect(isOpen({ opens: "started" }, facts)).toBe(true);
    expect(isOpen({ opens: "always" }, facts)).toBe(true);
  });
});

describe("a page is needed", () => {
  it.each([
    ["without services", {}, [], true],
    ["without services, in an order with others", {}, ["BAGS"], true],
    ["optional, without services", { optional: true }, ["BAGS"], false],
    ["of a service, in an order without a scope", { services: ["HOLDS"] }, [], true],
    ["of a service, in an order with it", { services: ["HOLDS", "BARGE"] }, ["BARGE"], true],
    ["of a service, in an order without it", { services: ["HOLDS"] }, ["BAGS"], false],
    ["optional of a service, in an order without a scope", { services: ["BAGS"], optional: true }, [], false],
    ["optional of a service, in an order with it", { services: ["BAGS"], optional: true }, ["BAGS"], true],
  ] as const)("%s", (_, more, services, expected) => {
    expect(isNeeded(page(more), { ...STARTED, services })).toBe(expected);
  });
});

describe("a page is", () => {
  it("locked before it opens, and open from then on", () => {
    expect(state(page(), [], { status: "not_started" })).toBe("locked");
    expect(state(page(), [], { status: "canceled" })).toBe("locked");
    expect(state(page({ opens: "planned" }), [], { isPlanned: false })).toBe("locked");
    expect(state(page(), [])).toBe("open");
    expect(state(page({ opens: "always" }), [], { status: "not_started" })).toBe("open");
  });

  it("begun with its first row and done with its last", () => {
    expect(state(page(), [{}])).toBe("begun");
    expect(state(page(), [{}, {}])).toBe("done");
    expect(state(page(), [{}, {}, {}])).toBe("done");
  });

  it("begun with a row that does not count yet", () => {
    const none = page({ progress: () => ({ done: 0, of: 2 }) });
    expect(state(none, [{}])).toBe("begun");
  });

  it("done without an end of its own only when the operation is", () => {
    const log = page({ progress: counted });
    expect(state(log, [{}])).toBe("begun");
    expect(state(log, [{}], { status: "finished" })).toBe("done");
  });

  it("not needed where the scope does not ask for it and nobody has written on it", () => {
    const other = page({ services: ["HOLDS"] });
    expect(state(other, [], { services: ["BAGS"] })).toBe("not_needed");
    expect(state(other, [], { services: ["BAGS"], status: "not_started" })).toBe("not_needed");
    expect(state(other, [{}], { services: ["BAGS"] })).toBe("begun");
  });

  it("shown with how far it is", () => {
    expect(shownPage(page(), [{}], STARTED)).toEqual({ key: "page", state: "begun", done: 1, of: 2 });
  });
});

describe("holds", () => {
  const rows = [
    { hold: 2, verdict: "approved" },
    { hold: 1, verdict: "reproved" },
    { hold: 1, verdict: "approved" },
    { hold: 2, verdict: "reproved" },
    { hold: null, verdict: "approved" },
  ];
  const isFit = ({ verdict }: Readonly<Record<string, unknown>>) => verdict === "approved";

  it("stand as their newest row says", () => {
    expect([...latestByHold(rows)]).toEqual([
      [2, rows[3]],
      [1, rows[2]],
    ]);
  });

  it("are done when that row counts, of those to be loaded alone", () => {
    expect(holdsDone(rows, STARTED, isFit)).toEqual({ done: 1, of: 3 });
    expect(holdsDone(rows, { ...STARTED, holds: [1] }, isFit)).toEqual({ done: 1, of: 1 });
    expect(holdsDone(rows, { ...STARTED, holds: [2, 3] }, isFit)).toEqual({ done: 0, of: 2 });
    expect(holdsDone([], { ...STARTED, holds: [] }, isFit)).toEqual({ done: 0, of: 0 });
  });
});

describe("progress of", () => {
  const inspected = (hold: number, verdict: string | null, withdrawn: string | null = null) => ({
    hold,
    verdict,
    withdrawn_at: withdrawn,
  });

  it("the hold inspection counts holds whose last attempt is approved and stands", () => {
    const rows = [
      inspected(1, "reproved"),
      inspected(1, "approved"),
      inspected(2, "approved_with_remarks"),
      inspected(3, "approved", "2026-11-12T10:00:00.000Z"),
    ];
    expect(holdInspectionPage.progress(rows, STARTED)).toEqual({ done: 2, of: 3 });
    expect(holdInspectionPage.progress([...rows, inspected(2, null)], STARTED).done).toBe(1);
    expect(holdInspectionPage.progress([...rows, inspected(3, "approved")], STARTED).done).toBe(3);
  });

  it("the sealing counts holds with a seal that is not void", () => {
    const rows = [
      { hold: 1, state: "void" },
      { hold: 2, state: "applied" },
      { hold: 2, state: "void" },
      { hold: 3, state: "broken" },
    ];
    expect(holdSealingPage.progress(rows, STARTED)).toEqual({ done: 2, of: 3 });
  });

  it("the pre-inspection waits for a verdict", () => {
    expect(preInspectionPage.progress([{ verdict: null }], STARTED)).toEqual({ done: 0, of: 1 });
    expect(preInspectionPage.progress([{ verdict: "approved" }], STARTED)).toEqual({ done: 1, of: 1 });
  });

  it("what stands on the operation needs no rows", () => {
    expect(storagePlanPage.progress([], STARTED)).toEqual({ done: 3, of: 3 });
    expect(storagePlanPage.progress([], { ...STARTED, isPlanned: false })).toEqual({ done: 0, of: 3 });
    expect(scopeItemsPage.progress([], { ...STARTED, confirmed: 1 })).toEqual({ done: 1, of: 2 });
    expect(state(scopeItemsPage, [], { confirmed: 1 })).toBe("begun");
    expect(state(storagePlanPage, [])).toBe("done");
  });

  it("occurrences and documents waits for what is still open", () => {
    expect(state(occurrencePage, [{ state: "closed" }, { state: "open" }])).toBe("begun");
    expect(state(occurrencePage, [{ state: "closed" }])).toBe("done");
    expect(state(shipDocumentPage, [{ approval: "approved" }, { approval: "reproved" }])).toBe("begun");
    expect(state(shipDocumentPage, [{ approval: "approved" }])).toBe("done");
  });

  it("the time log has no end of its own", () => {
    expect(timeLogPage.progress([{}, {}], STARTED)).toEqual({ done: 2, of: 0 });
  });
});

describe("the pages of", () => {
  it.each([
    [
      "ship",
      "pre_inspection basement_inspection hose_test storage_plan hold_sealing weighing_period draft_survey classification oil_classification double_check timelog_entry occurrence bags " +
        "origin_inspection sample ship_document scope_item",
    ],
    [
      "barge",
      "pre_inspection basement_inspection hose_test storage_plan hold_sealing weighing_period draft_survey classification double_check timelog_entry occurrence " +
        "origin_inspection sample ship_document scope_item",
    ],
    ["trucks", "truck fob_invoice classification timelog_entry occurrence origin_inspection sample"],
  ] as const)("a %s stand in the order of the work", (carrier, keys) => {
    expect(
      pagesOf(carrier)
        .map(({ key }) => key)
        .join(" "),
    ).toBe(keys);
  });

  it.each(CARRIERS)("a %s show records, and the page of each is found by it", (carrier) => {
    const records = recordsOf(carrier);
    expect(records).not.toContain("storage_plan");
    expect(records).not.toContain("scope_item");
    expect(records.includes("last_cargo")).toBe(carrier !== "trucks");
    for (const record of records) expect(pagesOf(carrier)).toContain(pageOfRecord(record));
  });

  it("an operation are told apart by key and by address", () => {
    for (const name of ["key", "segment"] as const) {
      const all = OPERATION_PAGES.map((one) => one[name]);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it("last cargoes are those of the pre-inspection, and an operation itself has none", () => {
    expect(pageOfRecord("last_cargo")).toBe(preInspectionPage);
    expect(pageOfRecord("operation")).toBeUndefined();
  });

  it("the inspections come before loading", () => {
    const before = (carrier: (typeof CARRIERS)[number]) => inspectionPages({ carrier }).map(({ key }) => key);
    expect(before("ship")).toEqual(["pre_inspection", "basement_inspection", "hose_test"]);
    expect(before("barge")).toEqual(["pre_inspection", "basement_inspection", "hose_test"]);
    expect(before("trucks")).toEqual([]);
  });
});
