import { catalog } from "@plimsoll/domain/records";
import { expect, it } from "vitest";
import { afterSave } from "./after-save.ts";
import { baseOf, blankBase, changesToSend } from "./form-check.ts";

const model = catalog.get("port");
const row = { id: "p", version: 2, active: true, country: "BR", name: "Santos", kind: "sea" };

it("keeps what was typed while the save was under way, and knows it as not saved", () => {
  const sent = { ...baseOf(model, row).states, name: "Santos I" };
  const saved = { ...row, version: 3, name: "SANTOS I" };
  const { base, states, isMoreTyped } = afterSave(model, saved, sent, { ...sent, kind: "river" });
  expect(base).toMatchObject({ version: 3, row: saved });
  expect(states).toMatchObject({ name: "SANTOS I", kind: "river" });
  expect(isMoreTyped).toBe(true);
  expect(changesToSend(model, base, states)).toEqual({ kind: "river" });
});

it("keeps a field that was typed on after it was sent", () => {
  const { states: blank } = blankBase(model);
  const sent = { ...blank, name: "San" };
  const after = afterSave(model, { ...row, name: "San" }, sent, { ...sent, name: "Santos" });
  expect(after.states.name).toBe("Santos");
  expect(after.isMoreTyped).toBe(true);
});

it("shows the row as it was saved where nothing more was typed", () => {
  const sent = { ...baseOf(model, row).states, name: "santos" };
  const after = afterSave(model, row, sent, sent);
  expect(after).toEqual({ base: baseOf(model, row), states: baseOf(model, row).states, isMoreTyped: false });
});

it("keeps the name of what was chosen where the row comes back with its id alone", () => {
  const city = { id: "c", name: "Santos (SP)" };
  const sent = { ...baseOf(model, row).states, city_id: city };
  const after = afterSave(model, { ...row, city_id: "c" }, sent, { ...sent, kind: "river" });
  expect(after.states.city_id).toEqual(city);
  expect(Object.keys(changesToSend(model, after.base, after.states))).toEqual(["kind"]);
});
