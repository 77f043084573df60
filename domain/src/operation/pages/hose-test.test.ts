import { describe, expect, it } from "vitest";
import { checkNew } from "#kernel/row-schema";
import { catalog } from "#records";
import type { OperationFacts } from "../operation-page.ts";
import { hoseTestPage, isLeak, readLeaks } from "./hose-test.ts";

describe("a joint", () => {
  it.each([
    ["60.0", "5.9", false],
    ["60.0", "6.0", false],
    ["60", "6", false],
    ["60.0", "6.1", true],
    ["57.3", "5.7", false],
    ["57.3", "5.8", true],
    ["0.3", "0.1", true],
    ["60.0", "60.0", true],
    ["60.0", "0", false],
    ["0", "0", false],
    ["0", "0.1", true],
  ])("under an open-hatch value of %s dB that reads %s dB: leak %s", (openHatch, db, leak) => {
    expect(isLeak(openHatch, db)).toBe(leak);
  });

  it("is not judged before the open hatch was measured", () => {
    expect(isLeak(null, "40.0")).toBe(false);
  });
});

describe("the leaks of a hold", () => {
  const readings = [
    { place: "P1", db: "6.0" },
    { place: "S2", db: "6.1" },
    { place: "cross 3", db: "12.0" },
  ];

  it("are the readings above a tenth, in their order", () => {
    expect(readLeaks("60.0", readings, [])).toEqual({
      readings: [
        { place: "P1", db: "6.0", leak: false },
        { place: "S2", db: "6.1", leak: true },
        { place: "cross 3", db: "12.0", leak: true },
      ],
      leaks: [
        { place: "S2", size: null },
        { place: "cross 3", size: null },
      ],
    });
  });

  it("keep what was said about them, and lose what leaks no more", () => {
    const known = [
      { place: "P1", size: "drip" },
      { place: "cross 3", size: "stream" },
    ];
    expect(readLeaks("60.0", readings, known).leaks).toEqual([
      { place: "S2", size: null },
      { place: "cross 3", size: "stream" },
    ]);
  });

  it("are none without an open-hatch value", () => {
    expect(readLeaks(null, readings, [{ place: "P1", size: null }]).leaks).toEqual([]);
  });
});

describe("a test", () => {
  const issues = (row: object) => {
    const found = checkNew(catalog.get("hose_test"), { operation_id: OPERATION, hold: 1, ...row });
    return found.ok ? [] : found.issues.map(({ code, field }) => `${field} ${code}`);
  };
  const OPERATION = "00000000-0000-4000-8000-000000000001";
  const readings = [{ place: "P1", db: "6.0" }];

  it("by ultrasound needs the open-hatch value once there are readings", () => {
    expect(issues({ method: "ultrasonic", readings })).toEqual(["ohv_db required"]);
    expect(issues({ method: "ultrasonic", readings, ohv_db: "60.0" })).toEqual([]);
    expect(issues({ method: "ultrasonic" })).toEqual([]);
    expect(issues({ method: "hose", readings })).toEqual([]);
  });

  it("is done with either result, hold by hold", () => {
    const facts = { holds: [1, 2, 3] } as unknown as OperationFacts;
    const rows = [
      { hold: 1, result: "tested_positive" },
      { hold: 2, result: "tested_negative" },
      { hold: 3, result: "not_tested" },
    ];
    expect(hoseTestPage.progress(rows, facts)).toEqual({ done: 2, of: 3 });
  });
});
