import { describe, expect, it } from "vitest";
import { refusedText } from "#fields/refused-text";
import { requestOf, valueAt, withValue } from "./request.ts";

describe("the request of a form", () => {
  it("leaves out what is empty, and keeps the groups around it", () => {
    const state = { a: "1", b: "", c: null, d: { e: "" }, f: { g: "2", h: null } };
    expect(requestOf(state, []).request).toEqual({ a: "1", d: {}, f: { g: "2" } });
    expect(requestOf(state, ["d"]).request).toEqual({ a: "1", f: { g: "2" } });
  });

  it("drops empty rows at the end and none in the middle, so that issues stay at their row", () => {
    const state = { rows: [{ x: "1" }, { x: "" }, { x: "3" }, { x: "" }, {}] };
    expect(requestOf(state, []).request).toEqual({ rows: [{ x: "1" }, {}, { x: "3" }] });
    expect(requestOf({ rows: [{ x: "" }] }, []).request).toEqual({ rows: [] });
  });

  it("leaves out optional groups inside rows too", () => {
    const state = { units: [{ name: "A", sample: { w: "" } }] };
    expect(requestOf(state, ["units.sample"]).request).toEqual({ units: [{ name: "A" }] });
  });

  it("tells a text that was not understood where it stands, and does not send it", () => {
    const { request, refused } = requestOf({ rows: [{ x: refusedText("1,2,3", "ambiguous_number") }] }, []);
    expect(refused).toEqual([{ field: "rows.0.x", code: "ambiguous_number" }]);
    expect(request).toEqual({ rows: [{}] });
  });

  it("is changed at one place without touching the others", () => {
    const state = { a: [{ b: "1" }], c: "2" };
    const changed = withValue(state, "a.1.b", "3") as typeof state;
    expect(changed).toEqual({ a: [{ b: "1" }, { b: "3" }], c: "2" });
    expect(state.a).toHaveLength(1);
    expect(valueAt(changed, "a.1.b")).toBe("3");
    expect(withValue({}, "x.0.y", "1")).toEqual({ x: [{ y: "1" }] });
  });
});
