/** What people do with orders, asked of our server and of the bare one: single questions, and a day's work as a mix. */
import type { Shot } from "./load.ts";
import type { Scenario } from "./side-by-side.ts";

/** The columns of the screen, as the web asks for them. */
const SCREEN_FIELDS = [
  ...["id", "version", "active", "country", "wocode", "status", "customer_id", "customer", "date"],
  ...["appointment_date", "ship_id", "ship", "product_id", "product", "expected_volume", "port_id", "port"],
  "sync_date",
];

export interface OrderMaterial {
  /** Recent orders of ships, for anybody to open. */
  readonly open: readonly string[];
  /** Operating orders, one for each person to change, none of them in both. */
  readonly ours: readonly string[];
  readonly bare: readonly string[];
  readonly customers: readonly string[];
}

const ourCall = (connection: number, action: string, attributes: object): Shot => ({
  path: "/api",
  body: JSON.stringify({
    service: "workorder",
    type: "ship",
    action,
    country: "BR",
    token: `bench-${connection}`,
    attributes,
  }),
});
const bareCall = (path: string, body: object): Shot => ({ path, body: JSON.stringify(body) });
const where = (attribute: string, value: string) => ({
  conditions: [{ attribute, operator: "=", value }],
});
const firstPage = { pagination: { page: 1, size: 50 } };

export function orderScenarios({ open }: OrderMaterial): Scenario[] {
  let at = 0;
  const next = () => open[at++ % open.length] ?? "";
  return [
    {
      name: "list-50, the screen's columns",
      aim: 1,
      ours: (one) => ourCall(one, "list", { ...firstPage, fields: SCREEN_FIELDS }),
      bare: () => bareCall("/list", {}),
    },
    {
      name: "list-50, all fields and child rows",
      aim: 0.6,
      ours: (one) => ourCall(one, "list", firstPage),
      bare: () => bareCall("/list-whole", {}),
    },
    {
      name: "load one, with child rows",
      aim: 0.7,
      ours: (one) => ourCall(one, "load", { id: next() }),
      bare: () => bareCall("/load", { id: next() }),
    },
  ];
}

const STATUSES = ["operating", "paused", "created", "in_certification"] as const;

/** Mulberry32: the same people do the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One at a desk: lists, orders opened, their own order changed and moved, something looked for. */
class Desk {
  readonly #material: OrderMaterial;
  readonly #roll: () => number;
  readonly #own: string;
  #version = 1;
  #isPaused = false;

  constructor(material: OrderMaterial, own: string, seed: number) {
    this.#material = material;
    this.#own = own;
    this.#roll = dice(seed);
  }

  #any(values: readonly string[]): string {
    return values[Math.floor(this.#roll() * values.length)] ?? "";
  }

  /** What is done next, said once for both. */
  next(): { readonly action: string; readonly ours: object; readonly bare: object } {
    const kind = this.#roll();
    const { open, customers } = this.#material;
    if (kind < 0.4) {
      const narrow = this.#roll();
      const fields = { ...firstPage, fields: SCREEN_FIELDS };
      if (narrow < 0.4) return { action: "list", ours: fields, bare: {} };
      const status = this.#any(STATUSES);
      if (narrow < 0.7)
        return { action: "list", ours: { ...fields, ...where("status", status) }, bare: { status } };
      const customer = this.#any(customers);
      return { action: "list", ours: { ...fields, ...where("customer_id", customer) }, bare: { customer } };
    }
    if (kind < 0.65) {
      const id = this.#any(open);
      return { action: "load", ours: { id, with: ["verdicts", "status_log"] }, bare: { id } };
    }
    if (kind < 0.75) {
      const search = `2026-000${String(10_000 + Math.floor(this.#roll() * 90_000)).slice(0, 4)}`;
      return { action: "search", ours: { ...firstPage, fields: SCREEN_FIELDS, search }, bare: { search } };
    }
    const seen = { id: this.#own, version: this.#version++ };
    if (kind < 0.9) {
      const changed = { ...seen, destination: `Dalian ${seen.version}` };
      return { action: "update", ours: changed, bare: changed };
    }
    this.#isPaused = !this.#isPaused;
    const moved = { ...seen, status: this.#isPaused ? "paused" : "operating" };
    return { action: "changestatus", ours: moved, bare: moved };
  }
}

const BARE_PATHS: Readonly<Record<string, string>> = {
  list: "/list",
  search: "/list",
  load: "/open",
  update: "/update",
  changestatus: "/status",
};

export function mix(material: OrderMaterial, people: number): Scenario {
  const desks = (own: readonly string[]) => own.map((id, at) => new Desk(material, id, at + 1));
  const [ours, bare] = [desks(material.ours), desks(material.bare)];
  return {
    name: `mixed work of ${people} people`,
    aim: 0.5,
    ours(connection) {
      const { action, ours: attributes } = (ours[connection] as Desk).next();
      return ourCall(connection, action === "search" ? "list" : action, attributes);
    },
    bare(connection) {
      const { action, bare: body } = (bare[connection] as Desk).next();
      return bareCall(BARE_PATHS[action] ?? "", body);
    },
  };
}
