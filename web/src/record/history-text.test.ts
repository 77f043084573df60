/** What the history says about a value, and about a child row as a whole. */
import { catalog } from "@plimsoll/domain/records";
import { expect, it } from "vitest";
import { loadWords } from "#i18n/load-words";
import { changePlace, changeText, innerChanges } from "./history-text.ts";
import { recordLabels } from "./record-words.ts";

const model = catalog.get("customer");

async function inEnglish() {
  const { words } = await loadWords("en");
  const formats = { locale: "en", words, zone: "UTC" } as const;
  return { formats, labels: recordLabels(words, model) };
}

it("a child row is told value by value, so that whom it refers to can be named", async () => {
  const { formats, labels } = await inEnglish();
  const place = changePlace(model, labels, formats, "contacts.0190a000-0000-7000-8000-00000000000a");
  const row = {
    name: "Ivan Moretti",
    email: null,
    phone: "",
    position_id: "0190a000-0000-7000-8000-00000000000b",
  };
  const told = innerChanges(place, row);
  expect(told.map(({ place: { name, field }, value }) => [name, field?.kind, value])).toEqual([
    ["name", "text", "Ivan Moretti"],
    ["position_id", "reference", row.position_id],
  ]);
});

it("the order of child rows is not a row", async () => {
  const { formats, labels } = await inEnglish();
  expect(changePlace(model, labels, formats, "contacts.order").inner).toBeUndefined();
});

it("a tax number is written as the row's country writes it", async () => {
  const { formats, labels } = await inEnglish();
  const place = changePlace(model, labels, formats, "tax_id");
  expect(changeText(place, "11222333000181", formats, "BR")).toBe("11.222.333/0001-81");
  expect(changeText(place, "11222333000181", formats)).toBe("11222333000181");
});
