/** What is asked of both servers: the same question each time, once as our call and once as the bare handler's. */
import { randomUUID } from "node:crypto";
import type { Shot } from "./load.ts";
import type { Scenario } from "./side-by-side.ts";

export interface Material {
  readonly token: string;
  readonly ids: readonly string[];
  readonly refs: Readonly<Record<string, unknown>>;
  readonly deepCursor: string;
}

const bare = (path: string, body: object): Shot => ({ path, body: JSON.stringify(body) });
const filter = (status: string) => ({ conditions: [{ attribute: "status", operator: "=", value: status }] });

function caller(token: string) {
  return (action: string, attributes: object, type = "bench_order"): Shot => ({
    path: "/api",
    body: JSON.stringify({ service: "register", action, type, country: "BR", token, attributes }),
  });
}

export function scenarios(material: Material): Scenario[] {
  return [...reading(material), ...writing(material), ...small(material)];
}

function reading({ token, ids, deepCursor }: Material): Scenario[] {
  const call = caller(token);
  let at = 0;
  const nextId = () => ids[at++ % ids.length] ?? "";
  const deep = { page: 1000, size: 50 };
  return [
    {
      name: "list-50, filter + sort + names",
      aim: 0.8,
      ours: () => call("list", filter("certified")),
      bare: () => bare("/list", { status: "certified", page: 1 }),
    },
    {
      name: "list-50 with total (400,000 match)",
      aim: 15,
      ours: () => call("list", filter("operating")),
      bare: () => bare("/list-total", { status: "operating" }),
    },
    {
      name: "page 1000 by cursor",
      aim: 4,
      ours: () => call("list", { ...filter("operating"), pagination: { ...deep, after: deepCursor } }),
      bare: () => bare("/list", { status: "operating", page: 1000 }),
    },
    {
      name: "page 1000 by number",
      aim: 4,
      ours: () => call("list", { ...filter("operating"), pagination: deep }),
      bare: () => bare("/list", { status: "operating", page: 1000 }),
    },
    {
      name: "load one",
      aim: 0.8,
      ours: () => call("load", { id: nextId() }),
      bare: () => bare("/load", { id: nextId() }),
    },
  ];
}

function writing({ token, ids, refs }: Material): Scenario[] {
  const call = caller(token);
  let made = 0;
  const run = randomUUID().slice(0, 8);
  const fresh = () => ({
    ...refs,
    code: `WO-${run}-${made++}`,
    status: "waiting",
    day: "2026-11-15",
    volume: "57000.000",
  });
  // Each update takes a row that nobody has changed yet, so that every one of them really writes.
  let ourNext = 0;
  let bareNext = Math.floor(ids.length / 2);
  let ourOther = Math.floor(ids.length / 4);
  let bareOther = Math.floor((ids.length * 3) / 4);
  const bareCreate = (path: string) => {
    const row = fresh();
    return bare(path, {
      row: { ...row, id: randomUUID(), country: "BR", title_sort: row.code, search_text: row.code },
    });
  };
  return [
    {
      name: "create, beside the same SQL",
      aim: 0.5,
      ours: () => call("create", fresh()),
      bare: () => bareCreate("/create-recorded"),
    },
    {
      name: "create, beside one without history",
      aim: 0.5,
      ours: () => call("create", fresh()),
      bare: () => bareCreate("/create"),
    },
    {
      name: "update, beside one without history",
      aim: 0.5,
      ours: () => call("update", { id: ids[ourNext++], version: 1, volume: "58000.000" }),
      bare: () => bare("/update", { id: ids[bareNext++], version: 1, name: "58000.000" }),
    },
    {
      name: "update, beside the same SQL",
      aim: 0.7,
      ours: () => call("update", { id: ids[ourOther++], version: 1, volume: "58000.000" }),
      bare: () => bare("/update-recorded", { id: ids[bareOther++], version: 1, name: "58000.000" }),
    },
  ];
}

function small({ token }: Material): Scenario[] {
  const call = caller(token);
  return [
    {
      name: "list-50 on 10,000 rows",
      aim: 0.8,
      ours: () => call("list", filter("certified"), "bench_small"),
      bare: () => bare("/list-small", { status: "certified" }),
    },
  ];
}
