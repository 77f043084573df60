import { catalog } from "@plimsoll/domain/records";
import { describe, expect, it } from "vitest";
import {
  changeListQuery,
  countryShown,
  EMPTY_LIST_QUERY,
  filterNames,
  listAttributes,
  narrowingCount,
  RESERVED,
  readListQuery,
  writeListQuery,
} from "./list-query.ts";

const port = catalog.get("port");
const country = catalog.get("country");
const CITY = "0190a000-0000-7000-8000-000000000001";
const VIEW = "0190a000-0000-7000-8000-000000000002";
const asker = { country: "BR", zone: "America/Sao_Paulo", today: "2026-11-16" };

describe("reading an address", () => {
  it("takes nothing as the whole list", () => {
    expect(readListQuery(port, "")).toEqual(EMPTY_LIST_QUERY);
  });

  it("reads search, filters, order, page, columns, country and view", () => {
    const query = `?q=santos&kind=sea,river&city_id=${CITY}&locode=BR&sort=-name&page=3&active=no&country=AR&columns=locode,name&view=${VIEW}&preset=my_orders&shown=map`;
    expect(readListQuery(port, query)).toEqual({
      search: "santos",
      filters: {
        kind: { kind: "any", values: ["sea", "river"] },
        city_id: { kind: "any", values: [CITY] },
        locode: { kind: "text", text: "BR" },
      },
      sort: { column: "name", direction: "desc" },
      page: 3,
      active: false,
      country: "AR",
      columns: ["locode", "name"],
      view: VIEW,
      preset: "my_orders",
      shown: "map",
    });
  });

  it.each([
    "page=0",
    "page=-1",
    "page=1.5",
    "page=x",
    "page=1e9",
    "sort=nonsense",
    "sort=coordinates",
    "sort=-",
    "active=maybe",
    "country=Brazil",
    "kind=lake",
    "kind=",
    "city_id=1%20or%201=1",
    "columns=password,,drop",
    "view=mine",
    "preset=My%20orders",
    "shown=table",
    "unknown=1",
    "name=x",
    "__proto__=1",
    "constructor=1",
  ])("ignores %s", (query) => {
    expect(readListQuery(port, query)).toEqual(EMPTY_LIST_QUERY);
  });

  it("keeps the sense in a half-wrong address", () => {
    expect(readListQuery(port, "kind=sea,lake,sea&page=2&sort=oops")).toEqual({
      ...EMPTY_LIST_QUERY,
      page: 2,
      filters: { kind: { kind: "any", values: ["sea"] } },
    });
  });

  it("knows no country for records that are shared by all", () => {
    expect(readListQuery(country, "country=AR").country).toBeNull();
  });
});

describe("writing an address", () => {
  it.each([
    "",
    "q=porto+alegre",
    `kind=sea,river&page=2`,
    `q=a&city_id=${CITY}&kind=sea&locode=BR&active=yes&country=all&sort=-city_id&columns=name,locode&page=4&view=${VIEW}`,
  ])("reads back what it wrote: %s", (query) => {
    expect(writeListQuery(readListQuery(port, query))).toBe(query);
  });

  it("writes equal lists alike, however they came about", () => {
    const one = writeListQuery(readListQuery(port, "locode=BR&kind=sea&q=x"));
    const other = writeListQuery(readListQuery(port, "q=x&kind=sea&locode=BR&page=1"));
    expect(one).toBe(other);
  });
});

describe("changing an address", () => {
  it("begins at the first page again, unless the page itself is changed", () => {
    const third = { ...EMPTY_LIST_QUERY, page: 3 };
    expect(changeListQuery(third, { search: "x" }).page).toBe(1);
    expect(changeListQuery(third, { page: 4 }).page).toBe(4);
  });

  it("counts what narrows the list, not how it is shown", () => {
    expect(narrowingCount(readListQuery(port, "sort=-name&page=2&columns=name"))).toBe(0);
    expect(narrowingCount(readListQuery(port, "q=x&kind=sea&active=yes&country=all"))).toBe(4);
  });
});

describe("asking the server", () => {
  it("asks for the country of operation and the record's own order", () => {
    expect(listAttributes(port, EMPTY_LIST_QUERY, asker)).toEqual({
      order: [["name", "asc"]],
      active: "all",
      conditions: [{ attribute: "country", operator: "=", value: "BR" }],
    });
  });

  it("leaves out what was put away where rows have a status, until it is asked for", () => {
    const orders = catalog.get("work_order");
    const asked = (query: string) => listAttributes(orders, readListQuery(orders, query), asker).active;
    expect([asked(""), asked("active=no")]).toEqual([true, false]);
  });

  it("asks for what a preset says, beside the filters", () => {
    const mine = { attribute: "inspector_ids", operator: "=", value: CITY };
    const query = readListQuery(port, "preset=my_orders&kind=sea&country=all");
    expect(listAttributes(port, query, { ...asker, preset: [mine] }).conditions).toEqual([
      { attribute: "kind", operator: "=", value: "sea" },
      mine,
    ]);
    expect(narrowingCount(query)).toBe(3);
    expect(writeListQuery(query)).toContain("preset=my_orders");
  });

  it("asks for all countries when told so", () => {
    const query = readListQuery(port, "country=all");
    expect(countryShown(port, query, asker)).toBeNull();
    expect(listAttributes(port, query, asker).conditions).toEqual([]);
  });

  it("turns filters into conditions and sorts references by their name", () => {
    const query = readListQuery(port, `kind=sea&city_id=${CITY}&locode=br&sort=-city_id&active=yes&q=x`);
    expect(listAttributes(port, query, asker)).toEqual({
      order: [
        ["city.name", "desc"],
        ["name", "desc"],
      ],
      active: true,
      search: "x",
      conditions: [
        { attribute: "locode", operator: "like", value: "br" },
        { attribute: "kind", operator: "=", value: "sea" },
        { attribute: "city_id", operator: "=", value: CITY },
        { attribute: "country", operator: "=", value: "BR" },
      ],
    });
  });
});

it("leaves the words of the address to the address", () => {
  for (const model of catalog.models) {
    const taken = filterNames(model).filter((name) => (RESERVED as readonly string[]).includes(name));
    expect(taken, model.key).toEqual([]);
  }
});
