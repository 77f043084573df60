import { describe, expect, it } from "vitest";
import { CLEANLINESS, checklistFor } from "./checklist.ts";

const list = (id: string, page: string, standard: string | null, revision: number | null, active = true) => ({
  id,
  field_page: page,
  standard,
  revision,
  active,
});

const LISTS = [
  list("any 1", "basement_inspection", null, 1),
  list("any 3", "basement_inspection", null, 3),
  list("any 2", "basement_inspection", null, 2),
  list("any 4, put away", "basement_inspection", null, 4, false),
  list("hospital 1", "basement_inspection", "hospital_clean", 1),
  list("shovel, put away", "basement_inspection", "shovel_clean", 1, false),
  list("truck", "truck", null, null),
];

const found = (page: string, standard: string | null) => checklistFor(LISTS, page, standard)?.id;

describe("the list to answer", () => {
  it("is that of the standard where it has one, also an older one", () => {
    expect(found("basement_inspection", "hospital_clean")).toBe("hospital 1");
  });

  it("is the newest of no standard in particular for all others", () => {
    for (const standard of CLEANLINESS.filter((one) => one !== "hospital_clean"))
      expect(found("basement_inspection", standard)).toBe("any 3");
    expect(found("basement_inspection", null)).toBe("any 3");
  });

  it("is that of its page, and of one standard never for another", () => {
    expect(found("truck", null)).toBe("truck");
    expect(found("truck", "grain_clean")).toBe("truck");
    expect(found("hose_test", null)).toBeUndefined();
    const strict = [list("hospital", "basement_inspection", "hospital_clean", 1)];
    expect(checklistFor(strict, "basement_inspection", "grain_clean")).toBeUndefined();
    expect(checklistFor(strict, "basement_inspection", null)).toBeUndefined();
  });

  it("leaves the lists in their order", () => {
    const before = [...LISTS];
    found("basement_inspection", null);
    expect(LISTS).toEqual(before);
  });
});
