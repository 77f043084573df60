import { describe, expect, it } from "vitest";
import { refusedText } from "#fields/refused-text";
import { cards, figure, figures, flag, group, rows, text } from "./calculator-form.ts";
import { requestOf, statesOfRequest } from "./request.ts";

const none = () => "";
const names = () => ({});
const row = (values: Record<string, unknown>) => ({ id: "1", values });

describe("the request of a form", () => {
  const items = [
    figure("a", none),
    text("b", none),
    group(none, [figure("d.e", none)]),
    figure("f.g", none),
    figure("f.h", none),
  ];

  it("leaves out what is empty, and keeps the groups around it", () => {
    const values = { a: "1", b: " ", f: { g: "2", h: null } };
    expect(requestOf(items, values, []).request).toEqual({ a: "1", d: {}, f: { g: "2" } });
    expect(requestOf(items, values, ["d"]).request).toEqual({ a: "1", f: { g: "2" } });
  });

  it("leaves out what the form does not ask for any more", () => {
    expect(requestOf(items.slice(0, 1), { a: "1", b: "typed before" }, []).request).toEqual({ a: "1" });
  });

  it("drops empty rows at the end and none in the middle, so that issues stay at their row", () => {
    const grid = [rows("rows", none, [figure("x", none), flag("y", none)])];
    const values = {
      rows: [row({ x: "1", y: true }), row({ x: null }), row({ x: "3", y: false }), row({ y: false })],
    };
    expect(requestOf(grid, values, []).request).toEqual({
      rows: [{ x: "1", y: true }, {}, { x: "3", y: false }],
    });
    expect(requestOf(grid, { rows: [row({ x: null })] }, []).request).toEqual({ rows: [] });
  });

  it("leaves out optional groups on cards too", () => {
    const units = [cards("units", none, [text("name", none), figure("sample.w", none)])];
    const values = { units: [{ name: "A", sample: { w: null } }] };
    expect(requestOf(units, values, ["units.sample"]).request).toEqual({ units: [{ name: "A" }] });
    expect(requestOf(units, { units: [] }, []).request).toEqual({ units: [] });
  });

  it("tells a text that was not understood where it stands, and does not send it", () => {
    const grid = [rows("rows", none, [figure("x", none)])];
    const typed = row({ x: refusedText("1,2,3", "ambiguous_number") });
    const { request, refused } = requestOf(grid, { rows: [typed] }, []);
    expect(refused).toEqual([{ field: "rows.0.x", code: "ambiguous_number" }]);
    expect(request).toEqual({ rows: [{}] });
  });

  it("comes back from its form as it was, however deep its parts lie", () => {
    const deep = [
      ...figures("readings", ["0", "1"], names),
      rows("table.rows", none, [figure("at", none), figure("volumes.0", none), figure("volumes.1", none)]),
      cards("charges", none, [rows("price.tiers", none, [figure("from", none)])]),
    ];
    const request = {
      readings: ["1.5", "2"],
      table: { rows: [{ at: "1", volumes: ["4", "5"] }] },
      charges: [{ price: { tiers: [{ from: "7" }] } }],
    };
    const states = statesOfRequest(deep, request);
    expect(states.table).toEqual({
      rows: [{ id: expect.any(String), values: { at: "1", "volumes.0": "4", "volumes.1": "5" } }],
    });
    expect(requestOf(deep, states, []).request).toEqual(request);
  });
});
