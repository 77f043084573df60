import type { Bundle } from "@plimsoll/domain/operation/output";
import { describe, expect, it } from "vitest";
import type { Entry, Row } from "./entry.ts";
import { waitingRows } from "./field-bundle.ts";
import { laidOver, withAnswer } from "./lay-over.ts";

const AT = "2026-11-16T10:00:00.000Z";
const bundle = (records: Readonly<Record<string, readonly Row[]>> = {}) =>
  ({ operation: { id: "op", version: 1, status: "not_started" }, records, at: AT }) as never as Bundle;

let last = 0;
const entry = (type: string, action: string, attributes: Row, operationId = "op"): Entry => ({
  seq: ++last,
  id: `entry-${last}`,
  key: `key-${last}`,
  country: "BR",
  at: AT,
  operationId,
  type,
  action,
  attributes,
  follows: null,
  before: null,
  triedAt: null,
  state: "waiting",
  refusal: null,
});

describe("what waits, laid over a bundle", () => {
  it("shows the state that a row was brought to, with what its machine sets beside it", () => {
    const kept = bundle({ truck: [{ id: "t", state: "arrived", version: 3, refusal: null }] });
    const moved = laidOver(kept, [
      entry("truck", "changestatus", { id: "t", version: 3, status: "classified" }),
    ]);
    expect(moved.records.truck?.[0]).toMatchObject({ state: "classified", classified_at: AT, version: 3 });
    const refused = { id: "t", version: 3, status: "refused", justification: "Wet" };
    expect(laidOver(kept, [entry("truck", "changestatus", refused)]).records.truck?.[0]).toMatchObject({
      state: "refused",
      refused_at: AT,
      refusal: "Wet",
    });
    expect(moved.records.truck?.[0]).not.toHaveProperty("status");
  });

  it("shows what follows from a row by its definition, and nothing from a figure that cannot be read", () => {
    const kept = bundle({
      truck: [
        { id: "t", plate: "RRK4D27", tare: "16000.000", gross: null, origin_net: "32000.000", net: null },
      ],
    });
    const weighed = (gross: string | null) =>
      laidOver(kept, [entry("truck", "update", { id: "t", version: 3, gross })]).records.truck?.[0];
    expect(weighed("47960")).toMatchObject({ net: "31960.000", loss: "40.000" });
    expect(weighed(null)).toMatchObject({ net: null, loss: null });
    expect(weighed("much")).toMatchObject({ gross: "much", net: null });
  });

  it("shows a new row with blanks where nothing was said, and attempts that count on", () => {
    const rows = laidOver(bundle({ basement_inspection: [{ id: "x", hold: 2, attempt: 1 }] }), [
      entry("basement_inspection", "create", { id: "a", hold: 2, verdict: "approved" }),
    ]).records.basement_inspection;
    expect(rows?.[1]).toMatchObject({
      id: "a",
      attempt: 2,
      verdict: "approved",
      withdrawn_at: null,
      signature_state: "none",
      version: 1,
    });
  });

  it("shows changes on top of each other, what was deleted as gone, and nothing of another operation", () => {
    const shown = laidOver(bundle({ occurrence: [{ id: "a", text: "old", version: 3 }, { id: "b" }] }), [
      entry("occurrence", "update", { id: "a", version: 3, text: "new" }),
      entry("occurrence", "update", { id: "a", version: 3, treatment: "done" }),
      entry("occurrence", "delete", { id: "b" }),
      entry("occurrence", "create", { id: "c" }, "another"),
    ]);
    expect(shown.records.occurrence).toEqual([{ id: "a", text: "new", treatment: "done", version: 3 }]);
  });

  it("shows what calls without a row of their own do", () => {
    const shown = laidOver(bundle({ last_cargo: [{ id: "x", hold: 1, cargo: "Coal" }], hose_test: [] }), [
      entry("default", "changelastcargounique", {
        operation_id: "op",
        hold: 1,
        cargoes: [{ cargo: "Maize" }],
      }),
      entry("default", "changehosetestunique", { operation_id: "op", hold: 1, method: "ultrasonic" }),
      entry("default", "changehosetestunique", { operation_id: "op", hold: 1, method: "hose" }),
      entry("operation", "start", { id: "op", version: 1 }),
    ]);
    expect(shown.records.last_cargo).toMatchObject([{ hold: 1, cargo: "Maize", sequence: 1 }]);
    expect(shown.records.hose_test).toHaveLength(1);
    expect(shown.records.hose_test?.[0]).toMatchObject({ hold: 1, method: "hose" });
    expect(shown.operation).toMatchObject({ status: "started", started_at: AT });
  });

  it("shows a withdrawn approval with its reason", () => {
    const shown = laidOver(
      bundle({ basement_inspection: [{ id: "a", verdict: "approved", withdrawn_at: null }] }),
      [entry("basement_inspection", "withdraw", { id: "a", version: 1, justification: "Rain" })],
    );
    expect(shown.records.basement_inspection?.[0]).toMatchObject({
      withdrawn_at: AT,
      withdrawn_reason: "Rain",
    });
  });

  it("gives way to the server's own row", () => {
    const made = entry("occurrence", "create", { id: "a", text: "seen" });
    const known = withAnswer(bundle({ occurrence: [] }), made, {
      id: "a",
      text: "seen",
      severity: "high",
      version: 1,
    });
    expect(known.records.occurrence).toEqual([{ id: "a", text: "seen", severity: "high", version: 1 }]);
    expect(withAnswer(known, made, { id: "a", version: 2 }).records.occurrence).toHaveLength(1);
  });

  it("names the rows that have not left", () => {
    const entries = [
      entry("occurrence", "create", { id: "a" }),
      entry("occurrence", "update", { id: "a" }),
      entry("occurrence", "create", { id: "c" }, "another"),
    ];
    expect([...waitingRows(entries, "op")]).toEqual(["a"]);
  });
});
