import { expect, it } from "vitest";
import { stepStates } from "./timeline.tsx";

it("counts every step up to the last reached one as reached", () => {
  expect(stepStates([true, false, true, false])).toEqual(["active", "active", "current", "inactive"]);
  expect(stepStates([false, false])).toEqual(["inactive", "inactive"]);
});
