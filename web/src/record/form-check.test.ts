import { decimal } from "@plimsoll/domain/kernel/field/number";
import { children } from "@plimsoll/domain/kernel/field/relation";
import { catalog } from "@plimsoll/domain/records";
import { describe, expect, it } from "vitest";
import {
  baseOf,
  blankBase,
  changedFields,
  changesToSend,
  checkForm,
  cloneBase,
  isRequiredNow,
} from "./form-check.ts";
import { errorsByField, messagesOf } from "./form-errors.ts";
import { fieldAt, formFields, formSections } from "./form-fields.ts";

const port = catalog.get("port");
const profile = catalog.get("profile");
const CITY = "0190a000-0000-7000-8000-000000000001";
const row = {
  id: "0190a000-0000-7000-8000-00000000000a",
  version: 4,
  active: true,
  country: "BR",
  name: "Santos",
  locode: "BRSSZ",
  kind: "sea",
  city_id: CITY,
  city: { id: CITY, name: "Santos" },
  time_zone: null,
  latitude: "-23.950000",
  longitude: "-46.300000",
};

describe("a form", () => {
  it("starts without changes, whatever shape the row has on the wire", () => {
    const base = baseOf(port, row);
    expect(changedFields(port, base.states, base.states)).toEqual([]);
    expect(changedFields(port, base.states, { ...base.states, time_zone: "" })).toEqual([]);
  });

  it("sends the attributes of changed fields alone", () => {
    const base = baseOf(port, row);
    const states = { ...base.states, name: "Porto de Santos", city_id: null };
    expect(changesToSend(port, base, states)).toEqual({ name: "Porto de Santos", city_id: null });
  });

  it("sends both coordinates when one changed", () => {
    const base = baseOf(port, row);
    const states = { ...base.states, coordinates: { latitude: "-24", longitude: "-46.300000" } };
    expect(changesToSend(port, base, states)).toEqual({ latitude: "-24", longitude: "-46.300000" });
  });

  it("hears of every missing field at once", () => {
    const base = blankBase(port);
    expect(
      checkForm(port, base, { ...base.states, locode: "x" }, "BR").map(({ field, code }) => [field, code]),
    ).toEqual([
      ["name", "required"],
      ["locode", "invalid"],
    ]);
  });

  it("hears what a rule over two fields says while others are still empty", () => {
    const proposal = catalog.get("proposal");
    const base = blankBase(proposal);
    const states = { ...base.states, date: "2026-11-16", expiration_date: "2026-11-15" };
    const told = checkForm(proposal, base, states, "BR").map(({ field, code }) => [field, code]);
    expect(told).toContainEqual(["customer_id", "required"]);
    expect(told).toContainEqual(["expiration_date", "expiration_before_proposal"]);
    const inTime = { ...states, expiration_date: "2026-11-16" };
    expect(checkForm(proposal, base, inTime, "BR").map(({ code }) => code)).not.toContain(
      "expiration_before_proposal",
    );
  });

  it("marks what a rule asks for, as the other fields stand", () => {
    const barge = catalog.get("barge");
    const base = blankBase(barge);
    const marks = (measured: string) =>
      isRequiredNow(barge, base, "depth", { ...base.states, measured, dwt: { refused: "1,2.3", code: "x" } });
    expect([marks("draft"), marks("freeboard")]).toEqual([false, true]);
    expect(isRequiredNow(barge, base, "name", base.states)).toBe(true);
  });

  it("judges a new row by the country it will belong to", () => {
    const customer = catalog.get("customer");
    const base = blankBase(customer);
    const states = { ...base.states, name: "Granos", social_name: "Granos S.A.", tax_id: "30-50001091-2" };
    expect(checkForm(customer, base, states, "BR")).toEqual([{ field: "tax_id", code: "invalid_tax_id" }]);
    expect(checkForm(customer, base, states, "AR")).toEqual([]);
    const abroad = { ...base, row: { ...base.row, country: "AR" } };
    expect(checkForm(customer, abroad, states, "BR")).toEqual([]);
  });

  it("reports a refused text with its own reason, and not as missing", () => {
    const base = blankBase(port);
    const refused = { refused: "1,2.3", code: "ambiguous_number" };
    const states = { ...base.states, name: "X", coordinates: { latitude: refused, longitude: null } };
    expect(checkForm(port, base, states, "BR")).toEqual([{ field: "latitude", code: "ambiguous_number" }]);
  });

  it("clones everything but what must be unique", () => {
    const clone = cloneBase(port, row);
    expect(clone.version).toBeNull();
    expect(clone.states).toMatchObject({
      name: "Santos",
      locode: null,
      city_id: { id: CITY, name: "Santos" },
    });
  });
});

describe("where an issue belongs", () => {
  it.each([
    ["name", "name", ""],
    ["latitude", "coordinates", "latitude"],
    ["active", "active", ""],
  ])("%s is in %s", (path, name, rest) => {
    expect(fieldAt(formFields(port), path)).toEqual({ name, rest });
  });

  it("finds the cell of a child row", () => {
    expect(fieldAt(formFields(profile), "services.2.role")).toEqual({ name: "services", rest: "2.role" });
    expect(fieldAt(formFields(profile), "version")).toBeUndefined();
  });

  it("takes the longest name that fits, where names have dots", () => {
    const fields = {
      ship: children({}),
      "ship.lbp": decimal({ scale: 2 }),
      "ship.table": children({ "volumes.0": decimal({ scale: 2 }) }),
    };
    expect(fieldAt(fields, "ship.lbp")).toEqual({ name: "ship.lbp", rest: "" });
    expect(fieldAt(fields, "ship.table.2.volumes.0")).toEqual({ name: "ship.table", rest: "2.volumes.0" });
    expect(fieldAt(fields, "ship")).toEqual({ name: "ship", rest: "" });
  });

  it("gives each field one error that knows the places inside it", () => {
    const told = [
      { field: "services.1.role", code: "required", message: "role" },
      { field: "services", code: "required", message: "services" },
      { field: "services.1.role", code: "invalid", message: "later" },
      { field: "version", code: "stale", message: "elsewhere" },
    ];
    const errors = errorsByField(formFields(profile), told);
    expect(Object.keys(errors)).toEqual(["services"]);
    expect(messagesOf(errors.services)).toEqual({ "1.role": "role", "": "services" });
  });
});

it("puts fields without a section first and keeps the order of the others", () => {
  expect(formSections(port).map(({ name, fields }) => [name, fields.map(([field]) => field)])).toEqual([
    [null, ["name", "locode", "kind", "city_id", "time_zone", "active"]],
    ["place", ["coordinates"]],
  ]);
});
