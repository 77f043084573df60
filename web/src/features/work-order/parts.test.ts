/** Pure parts of the page: the scope while it is put together, the steps of the strip. */
import { describe, expect, it } from "vitest";
import { type LogEntry, type OrderRow, orderContext, orderName } from "./order.ts";
import { phaseSteps } from "./phase-steps.ts";
import {
  itemsOfModel,
  itemsOfScope,
  sameScope,
  scopeToSend,
  withMandatory,
  withServices,
} from "./scope-items.ts";

describe("the scope", () => {
  const rows = [
    {
      id: "a",
      service_type_id: "s1",
      service_type: { id: "s1", name: "Draft" },
      mandatory: false,
      confirmed: true,
    },
    {
      id: "b",
      service_type_id: "s2",
      service_type: { id: "s2", name: "Weighing" },
      mandatory: true,
      confirmed: false,
    },
  ];
  const items = itemsOfScope(rows);

  it("keeps the marks of what was there and makes what comes mandatory", () => {
    const next = withServices(items, [
      { id: "s1", name: "Draft" },
      { id: "s3", name: "Sampling" },
    ]);
    expect(scopeToSend(next)).toEqual([
      { service_type_id: "s1", mandatory: false },
      { service_type_id: "s3", mandatory: true },
    ]);
  });

  it("differs by a mark, by a service and by the order", () => {
    expect(sameScope(items, itemsOfScope(rows))).toBe(true);
    expect(sameScope(items, withMandatory(items, "s1", true))).toBe(false);
    expect(sameScope(items, items.slice(1))).toBe(false);
    expect(sameScope(items, [...items].reverse())).toBe(false);
  });

  it("comes from a model in the order of the model", () => {
    const model = [
      { service_type_id: "s2", mandatory: true, order: 2 },
      { service_type_id: "s1", mandatory: false, order: 1 },
    ];
    expect(scopeToSend(itemsOfModel(model)).map((item) => item.service_type_id)).toEqual(["s1", "s2"]);
  });
});

describe("the strip", () => {
  const entry = (status: LogEntry["status"], active = true): LogEntry => ({
    status,
    label: status,
    user: null,
    date: active ? "2026-11-15T10:00:00Z" : null,
    justification: null,
    active,
  });

  const shown = (...log: LogEntry[]) =>
    phaseSteps("ship", log.findLast((one) => one.active)?.status ?? "created", log).map(
      ({ phase, state, entry: at }) => [phase, state, at?.status ?? ""].join(" ").trim(),
    );

  it("keeps when each phase was entered, after a pause too, and shows the status where the order stands", () => {
    expect(
      shown(
        entry("created"),
        entry("in_process"),
        entry("operating"),
        entry("paused"),
        entry("operating"),
        entry("boarding_completed", false),
      ),
    ).toEqual([
      "planning active created",
      "field current operating",
      "laboratory inactive",
      "billing inactive",
      "done inactive",
    ]);
  });

  it("shows a phase that was left out as passed, and one taken up again as the present one", () => {
    const log = [entry("certified"), entry("finished"), entry("in_certification")];
    expect(shown(...log).slice(0, 4)).toEqual([
      "planning active",
      "field active",
      "laboratory current in_certification",
      "billing inactive",
    ]);
  });

  it("ends where the order was stopped", () => {
    expect(shown(entry("created"), entry("operating"), entry("canceled"))).toEqual([
      "planning active created",
      "field active operating",
      "stopped current canceled",
    ]);
  });

  it("has only the phases of its kind", () => {
    expect(phaseSteps("fob", "created", [entry("created")]).map(({ phase }) => phase)).toEqual([
      "planning",
      "field",
      "billing",
      "done",
    ]);
  });
});

describe("what an order is called", () => {
  const order = { wocode: "BR-F-2026-000001", customer: { id: "1", name: "Vale Verde" } } as OrderRow;

  it("is its vessel, else its code, and the code is said once", () => {
    expect(orderName(order)).toBe("BR-F-2026-000001");
    expect(orderContext(order)).toBe("Vale Verde");
    const ship = {
      ...order,
      ship: { id: "2", name: "AURORA" },
      port: { id: "3", name: "Santos" },
    } as OrderRow;
    expect(orderName(ship)).toBe("AURORA");
    expect(orderContext(ship)).toBe("BR-F-2026-000001 · Vale Verde · Santos");
  });
});
