import { expect, it } from "vitest";
import { readPlanQuery, writePlanQuery } from "./plan-query.ts";

const ID = "1ca36b81-777d-477e-83df-2dad84fad8a5";

it("comes back as it was written", () => {
  const query = `view=list&span=month&from=2026-11-01&port_id=${ID}&workunit_id=${ID}`;
  expect(writePlanQuery(readPlanQuery(query))).toBe(query);
  expect(writePlanQuery(readPlanQuery(""))).toBe("");
});

it("moves a day to the beginning of its period", () => {
  expect(readPlanQuery("from=2026-11-15").from).toBe("2026-11-09");
  expect(readPlanQuery("from=2026-11-15&span=month").from).toBe("2026-11-01");
});

it("ignores what it does not know", () => {
  expect(readPlanQuery("view=moon&span=year&from=tomorrow&port_id=santos")).toEqual({
    view: "board",
    span: "two_weeks",
    from: null,
    port: null,
    unit: null,
  });
});
