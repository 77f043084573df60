/** Which fields an order of a kind has, for us and for guests, and that its rules still see a whole row. */
import { ORDER_KINDS } from "@plimsoll/domain/commercial/order-kind";
import { guestModel } from "@plimsoll/domain/kernel/record";
import { checkChange, checkNew } from "@plimsoll/domain/kernel/row-schema";
import { catalog } from "@plimsoll/domain/records";
import { describe, expect, it } from "vitest";
import { blankBase, isRequiredNow, rowToSend } from "#record/form-check";
import { formSections } from "#record/form-fields";
import { standardColumns } from "#record/list-columns";
import { filterNames, listAttributes, readListQuery } from "#record/list-query";
import { storageKey } from "#record/narrowed-model";
import { allOrdersModel, isItemField, isNewField, isOverviewInput, orderModelOf } from "./order-model.ts";

const whole = catalog.get("work_order");
const ID = "01a1deca-ae36-7e10-9426-688702b0b6e0";
const OTHER = "01a1deca-ae36-7e10-9426-688702b0b6e1";

describe("orders of every kind", () => {
  const all = allOrdersModel(whole);

  it("are listed with their kind, under no condition, and made nowhere here", () => {
    expect(allOrdersModel(whole)).toBe(all);
    expect(standardColumns(all).slice(0, 2)).toEqual(["wocode", "kind"]);
    const { conditions = [] } = listAttributes(all, readListQuery(all, ""), {
      country: "BR",
      zone: "UTC",
      today: "2026-11-16",
    });
    expect(conditions.filter(({ attribute }) => attribute === "kind")).toEqual([]);
    expect(all.actions).toEqual(["list", "load"]);
    // The model of the record itself stays what it was.
    expect(whole.actions).toContain("create");
  });
});

describe.each(ORDER_KINDS)("an order of kind %s", (kind) => {
  const model = orderModelOf(kind, whole);
  const fields = Object.keys(model.definition.fields);

  it("is made once", () => {
    expect(orderModelOf(kind, whole)).toBe(model);
  });

  it("has its kind as something given, not as a field", () => {
    expect(fields).not.toContain("kind");
    expect(filterNames(model)).not.toContain("kind");
    expect(rowToSend(model, ID, blankBase(model).states)).toMatchObject({ id: ID, kind });
    const { conditions } = listAttributes(model, readListQuery(model, ""), {
      country: "BR",
      zone: "UTC",
      today: "2026-11-16",
    });
    expect(conditions).toContainEqual({ attribute: "kind", operator: "=", value: kind });
    expect(storageKey(model)).toBe(`work_order.${kind}`);
  });

  it("asks for a vessel, barges and a storage plan only where there are some", () => {
    expect(fields.includes("ship_id")).toBe(kind === "ship");
    expect(fields.includes("storage_plan")).toBe(kind === "ship");
    expect(fields.includes("barge_ids")).toBe(kind === "convoy");
    expect(fields.includes("tugboat_id")).toBe(kind === "convoy");
    expect(fields.includes("cadences")).toBe(kind !== "default");
  });

  it("marks its ship, product and port where an order of its kind needs them", () => {
    const base = blankBase(model);
    const marked = ["ship_id", "product_id", "port_id"].filter((name) =>
      isRequiredNow(model, base, name, base.states),
    );
    const expected = { ship: ["ship_id", "port_id"], default: ["product_id"] }[kind as string];
    expect(marked).toEqual(expected ?? ["product_id", "port_id"]);
  });

  it("sends nothing that the product keeps", () => {
    const sent = Object.keys(rowToSend(model, ID, blankBase(model).states));
    expect(sent.filter((name) => model.systemManaged.has(name))).toEqual([]);
  });

  it("is judged by the rules of the whole record", () => {
    const row = { customer_id: ID, date: "2026-11-15", product_id: ID, port_id: ID, ship_id: ID };
    const own = Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name)));
    expect(checkNew(model, own)).toMatchObject({ ok: true });
    const early = checkChange(model, { appointment_date: "2026-11-14" }, { ...own, kind });
    expect(early).toMatchObject({
      ok: false,
      issues: [{ code: "date_before_order", field: "appointment_date" }],
    });
  });

  it("keeps its status as the last column and its customer away from a customer's list", () => {
    expect(standardColumns(model).at(-1)).toBe("status");
    expect(standardColumns(model)).toContain("customer_id");
    const outside = orderModelOf(kind, guestModel(whole));
    expect(outside).not.toBe(model);
    expect(standardColumns(outside)).not.toContain("customer_id");
    expect(filterNames(outside)).not.toContain("customer_id");
    expect(Object.keys(outside.definition.fields)).not.toContain("inspector_ids");
  });
});

describe("the forms of an order", () => {
  const ship = orderModelOf("ship", whole);
  const names = (shows: typeof isItemField) =>
    formSections(ship, { shows }).flatMap(({ fields }) => fields.map(([name]) => name));

  it("share the fields between the overview and the items, each in one place", () => {
    const overview = names(isOverviewInput);
    const items = names(isItemField);
    expect(items).toEqual(["cadences", "storage_plan", "items"]);
    expect(overview.filter((name) => items.includes(name))).toEqual([]);
    expect(overview).toContain("customer_id");
  });

  it("ask for nothing that the product writes", () => {
    for (const shows of [isOverviewInput, isItemField, isNewField])
      expect(names(shows).filter((name) => ship.systemManaged.has(name))).toEqual([]);
  });

  it("are told that a port is missing", () => {
    const checked = checkNew(ship, { customer_id: ID, date: "2026-11-15", ship_id: OTHER });
    expect(checked).toMatchObject({ ok: false, issues: [{ code: "required", field: "port_id" }] });
  });
});
