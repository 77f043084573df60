/** What the bare handler of orders answers: the same columns, names and child rows as ours, written out by hand. */

/** What the list of ships shows. */
export const SCREEN_COLUMNS: readonly string[] = [
  "id",
  "version",
  "active",
  "country",
  "wocode",
  "status",
  "customer_id",
  "date",
  "appointment_date",
  "ship_id",
  "product_id",
  "expected_volume",
  "port_id",
  "sync_date",
];

export const ALL_COLUMNS: readonly string[] = [
  "id",
  "version",
  "active",
  "country",
  "created_at",
  "updated_at",
  "wocode",
  "kind",
  "status",
  "customer_id",
  "proposal_id",
  "contract",
  "bu_id",
  "workunit_id",
  "date",
  "appointment_date",
  "ship_id",
  "tugboat_id",
  "product_id",
  "expected_volume",
  "unit_id",
  "shipper_id",
  "port_id",
  "terminal_id",
  "destination",
  "destination_port_id",
  "scope_model_id",
  "note",
  "nomination_id",
  "author_id",
  "sync_date",
  "unsynced",
  "finished_at",
];

interface Name {
  readonly table: string;
  /** With `$` for the joined table. */
  readonly name: string;
}

const named = (table: string, column = "name"): Name => ({ table, name: `$.${column}` });
const translated = (table: string): Name => ({ table, name: "coalesce(nullif($.names->>'en', ''), $.name)" });

export const NAMES: Readonly<Record<string, Name>> = {
  customer_id: named("customer"),
  proposal_id: named("proposal", "propcode"),
  bu_id: named("bu"),
  workunit_id: named("workunit"),
  ship_id: named("ship"),
  tugboat_id: named("tugboat"),
  product_id: translated("product"),
  unit_id: { table: "measure", name: "$.symbol" },
  shipper_id: named("shipper"),
  port_id: named("port"),
  terminal_id: named("terminal"),
  destination_port_id: named("port"),
  scope_model_id: named("scope_model"),
  nomination_id: named("nomination", "code"),
  author_id: named('"user"'),
};

interface Child {
  readonly cells: string;
  readonly joins: string;
}

const service = "json_build_object('id', s.id, 'name', coalesce(nullif(s.names->>'en', ''), s.name))";
const product = "json_build_object('id', p.id, 'name', coalesce(nullif(p.names->>'en', ''), p.name))";
const unit = "json_build_object('id', m.id, 'name', m.symbol)";

export const CHILDREN: Readonly<Record<string, Child>> = {
  cadences: { cells: "'id', c.id, 'place', c.place, 'value', c.value::text, 'unit', c.unit", joins: "" },
  storage_plan: {
    cells: `'id', c.id, 'hold', c.hold, 'product_id', c.product_id, 'planned', c.planned::text, 'product', ${product}`,
    joins: "left join product p on p.id = c.product_id",
  },
  items: {
    cells: `'id', c.id, 'service_type_id', c.service_type_id, 'unit_id', c.unit_id, 'rate', c.rate::text,
      'minimum', c.minimum::text, 'note', c.note, 'service_type', ${service}, 'unit', ${unit}`,
    joins: "left join service_type s on s.id = c.service_type_id left join measure m on m.id = c.unit_id",
  },
  scope: {
    cells: `'id', c.id, 'service_type_id', c.service_type_id, 'mandatory', c.mandatory, 'confirmed', c.confirmed,
      'service_type', ${service}`,
    joins: "left join service_type s on s.id = c.service_type_id",
  },
};

export const LISTS: Readonly<Record<string, string>> = { barge_ids: "barge", inspector_ids: "inspector" };
