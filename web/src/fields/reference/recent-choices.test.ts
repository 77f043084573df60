import { expect, it } from "vitest";
import { choicesFor, MOST_RECENT, withChoice } from "./recent-choices.ts";

const choice = (id: string, country: string | null = "BR") => ({ id, name: `Name of ${id}`, country });

it("puts the newest first and each once, by its newest name", () => {
  const known = [choice("a"), choice("b")];
  expect(withChoice(known, { ...choice("b"), name: "Renamed" })).toEqual([
    { ...choice("b"), name: "Renamed" },
    choice("a"),
  ]);
});

it("does not grow without end", () => {
  const many = Array.from({ length: 40 }, (_, index) => choice(String(index)));
  const kept = many.reduce(withChoice, [] as ReturnType<typeof withChoice>);
  expect(kept.length).toBeLessThan(20);
  expect(kept[0]?.id).toBe("39");
});

it("offers a few, and none of another country", () => {
  const known = [choice("a", "AR"), ...Array.from({ length: 9 }, (_, index) => choice(String(index)))];
  expect(choicesFor(known, "BR")).toHaveLength(MOST_RECENT);
  expect(choicesFor(known, "BR").map((one) => one.country)).not.toContain("AR");
  expect(choicesFor(known, null)[0]?.id).toBe("a");
});
