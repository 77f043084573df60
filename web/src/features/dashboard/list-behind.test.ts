import { catalog } from "@plimsoll/domain/records";
import { NOT_BEGUN, statusesOf } from "@plimsoll/domain/work-order/status";
import { describe, expect, it } from "vitest";
import { readListQuery } from "#record/list-query";
import { nominationsBehind, ordersBehind, proposalsBehind } from "./list-behind.ts";

const ID = "1ca36b81-777d-477e-83df-2dad84fad8a5";

/** As the list itself reads the address: what it would not understand is not there. */
function opened(record: "work_order" | "proposal" | "nomination", address: string) {
  const [path, query = ""] = address.split("?");
  return { path, ...readListQuery(catalog.get(record), query) };
}

describe("the orders behind a number", () => {
  it("are rows in use, in every country, of the statuses that were counted", () => {
    const list = opened("work_order", ordersBehind("fob", { statuses: statusesOf("planning") }));
    expect(list).toMatchObject({ path: "/services/wosfob", active: true, country: "all" });
    expect(list.filters).toEqual({ status: { kind: "any", values: statusesOf("planning") } });
  });

  it("can be those of a port, of products and of a month, at once", () => {
    const { filters } = opened(
      "work_order",
      ordersBehind("ship", { port: ID, products: [ID], month: "2026-02" }),
    );
    expect(filters).toEqual({
      port_id: { kind: "any", values: [ID] },
      product_id: { kind: "any", values: [ID] },
      date: { kind: "range", from: "2026-02-01", to: "2026-02-28" },
    });
  });

  it("are not narrowed by a product where none is named", () => {
    expect(
      opened("work_order", ordersBehind("ship", { products: [], month: "2026-02" })).filters,
    ).not.toHaveProperty("product_id");
  });

  it("that are late have not begun and were planned for a day that has passed", () => {
    const list = opened("work_order", ordersBehind("default", { lateOn: "2026-11-15" }));
    expect(list.filters).toEqual({
      status: { kind: "any", values: [...NOT_BEGUN] },
      appointment_date: { kind: "range", from: null, to: "2026-11-14" },
    });
    expect(list.sort).toEqual({ column: "appointment_date", direction: "asc" });
  });

  it("that wait for somebody are the server's own preset", () => {
    expect(opened("work_order", ordersBehind("convoy", { preset: "waiting_for_me" }))).toMatchObject({
      path: "/operation/barge_convoy",
      preset: "waiting_for_me",
    });
  });
});

describe("the proposals behind a number", () => {
  const ends = (count: Parameters<typeof proposalsBehind>[0]) =>
    opened("proposal", proposalsBehind(count, "2026-11-15")).filters;

  it("are the newest versions", () => {
    for (const count of ["draft", "sent", "almost_expired", "expired"] as const)
      expect(ends(count).superseded).toEqual({ kind: "flag", value: false });
  });

  it("expire when the figure says", () => {
    expect(ends("draft")).toMatchObject({ status: { values: ["draft"] } });
    expect(ends("sent").expiration_date).toEqual({ kind: "range", from: "2026-11-15", to: null });
    expect(ends("almost_expired").expiration_date).toEqual({
      kind: "range",
      from: "2026-11-15",
      to: "2026-11-22",
    });
    expect(ends("expired").expiration_date).toEqual({ kind: "range", from: null, to: "2026-11-14" });
  });
});

it("nominations wait for an answer", () => {
  expect(opened("nomination", nominationsBehind())).toMatchObject({
    path: "/services/nomeation",
    filters: { status: { kind: "any", values: ["pending"] } },
  });
});
