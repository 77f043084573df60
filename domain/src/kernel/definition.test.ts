/** Definitions: what they refuse, and what follows from them. */
import { describe, expect, expectTypeOf, it } from "vitest";
import { RECORDS } from "../records.ts";
import type { port } from "../register/port.ts";
import { recordCalls } from "./contract.ts";
import { isRequired } from "./cross-check.ts";
import { issue } from "./errors.ts";
import { choice, flag } from "./field/choice.ts";
import type { Fields } from "./field/kinds.ts";
import { decimal, money, number, weight } from "./field/number.ts";
import { coordinates } from "./field/place.ts";
import { children, file, files, reference, rootReference } from "./field/relation.ts";
import { DEFAULT_MAX_LENGTH, email, taxId, text } from "./field/text.ts";
import { date, localTime } from "./field/time.ts";
import { inspectDefinitions } from "./inspect.ts";
import { defineRecord, modelOf, type RecordDefinition, type Row } from "./record.ts";
import { checkChange, checkNew } from "./row-schema.ts";

const base = { service: "register", scope: "global", title: "name" } as const;
const name = text({ required: true });

const inspect = (definition: Partial<RecordDefinition>) => {
  const whole = { key: "thing", ...base, fields: { name }, ...definition } as RecordDefinition;
  return inspectDefinitions({ [whole.key]: whole });
};

describe("inspection", () => {
  it("finds nothing wrong with the product's own definitions", () => {
    expect(inspectDefinitions(RECORDS)).toEqual([]);
  });

  it.each<[string, Partial<RecordDefinition>, string]>([
    ["a key with capitals", { key: "Thing" }, "Thing.key: must be snake_case"],
    ["a missing title", { title: "label" }, 'thing.title: no field "label"'],
    [
      "a place below nothing",
      { fields: { name: text({ required: true }), note: text({ under: ["label"] }) } },
      'thing.fields.note.under: no field with a place of its own "label"',
    ],
    [
      "a place below itself",
      { fields: { name: text({ required: true }), note: text({ under: ["note"] }) } },
      'thing.fields.note.under: no field with a place of its own "note"',
    ],
    [
      "an optional title",
      { fields: { name: text() } },
      'thing.title: "name" must be a required text, number or time',
    ],
    [
      "an unknown reference",
      { fields: { name, a_id: reference("nothing") } },
      'thing.fields.a_id.to: no record is called "nothing"',
    ],
    [
      "a reference without _id",
      { fields: { name, owner: reference("thing") } },
      "thing.fields.owner: a reference is named …_id",
    ],
    [
      "a name used twice",
      { fields: { name, latitude: text(), spot: coordinates() } },
      'thing.fields.spot: the name "latitude" is already used',
    ],
    [
      "a name of every row",
      { fields: { name, version: number() } },
      'thing.fields.version: the name "version" is already used',
    ],
    ["no choices", { fields: { name, kind: choice([]) } }, "thing.fields.kind.choices: is empty"],
    [
      "a choice twice",
      { fields: { name, kind: choice(["a", "a"]) } },
      'thing.fields.kind.choices.1: "a" is listed twice',
    ],
    [
      "a bad default",
      { fields: { name, size: number({ max: 3, default: 4 }) } },
      "thing.fields.size.default: the field itself refuses it",
    ],
    [
      "min over max",
      { fields: { name, size: number({ min: 3, max: 2 }) } },
      "thing.fields.size.min: is greater than max",
    ],
    [
      "a bad scale",
      { fields: { name, size: decimal({ scale: 1.5 }) } },
      "thing.fields.size.scale: must be a whole number from 0 to 12",
    ],
    [
      "a bad example",
      { fields: { name, size: number({ max: 3, example: 4 }) } },
      "thing.fields.size.example: the field itself refuses it",
    ],
    ["a set of nothing", { unique: [["name", "nothing"]] }, 'thing.unique.0: no attribute "nothing"'],
    [
      "an open action that is none",
      { actions: ["load"], open: ["list"] },
      'thing.open: there is no action "list"',
    ],
    [
      "rows of a customer for staff only",
      { scope: "customer", customer: "name", staffOnly: true },
      'thing.staffOnly: contradicts scope "customer"',
    ],
    [
      "child rows told apart by nothing",
      { fields: { name, parts: children({ label: text() }, { distinct: "number" }) } },
      'thing.fields.parts.distinct: no field "number"',
    ],
    [
      "a file that a new row cannot have yet",
      { fields: { name, signature: file({ accept: ["image/png"], required: true }) } },
      "thing.fields.signature.required: a row exists before its files; a status can ask for them later",
    ],
    [
      "files that a new row cannot have yet",
      { fields: { name, photos: files({ accept: ["image/*"], required: true }) } },
      "thing.fields.photos.required: a row exists before its files; a status can ask for them later",
    ],
    [
      "a field of a subtype that is none",
      {
        subtypes: "kind",
        fields: { name, kind: choice(["ship"], { required: true }), hold: number({ only: ["truck"] }) },
      },
      'thing.fields.hold.only: "truck" is no subtype',
    ],
    [
      "a figure counted in something that is no row",
      { fields: { name, weight: weight({ countedIn: "name" }) } },
      'thing.fields.weight.countedIn: "name" is no reference',
    ],
    [
      "rows that belong to nothing",
      { scope: "parent" },
      'thing.belongsTo: goes with scope "parent", and only with it',
    ],
    [
      "a parent that may be absent",
      { scope: "parent", belongsTo: "up_id", fields: { name, up_id: reference("thing") } },
      'thing.belongsTo: "up_id" is no required reference',
    ],
    [
      "rows that belong to their own kind",
      {
        scope: "parent",
        belongsTo: "up_id",
        fields: { name, up_id: reference("thing", { required: true }) },
      },
      "thing.belongsTo: leads back to itself",
    ],
    ["an index on nothing", { indexes: [["nothing"]] }, 'thing.indexes.0: no attribute "nothing"'],
    ["an order by nothing", { order: [["nothing", "asc"]] }, 'thing.order.0: no attribute "nothing"'],
    [
      "a customer scope without a path",
      { scope: "customer" },
      'thing.customer: goes with scope "customer", and only with it',
    ],
  ])("names %s", (_what, definition, problem) => {
    expect(inspect(definition)).toContain(problem);
  });

  it("asks for the topmost row two levels down, and for none one level down", () => {
    const below = (key: string, parent: string, more: Fields = {}): RecordDefinition => {
      const belongsTo = `${parent}_id`;
      const fields: Fields = { name, [belongsTo]: reference(parent, { required: true }), ...more };
      return { key, ...base, scope: "parent", belongsTo, fields } as RecordDefinition;
    };
    const top = { key: "top", ...base, fields: { name } } as RecordDefinition;
    const root = { top_id: rootReference("top") };
    const problems = (...definitions: RecordDefinition[]) =>
      inspectDefinitions(Object.fromEntries([top, ...definitions].map((one) => [one.key, one])));
    expect(problems(below("middle", "top"), below("leaf", "middle", root))).toEqual([]);
    expect(problems(below("middle", "top"), below("leaf", "middle"))).toEqual([
      'leaf.fields: two levels down and more, one rootReference names "top"',
    ]);
    const twice = { other_id: rootReference("top") };
    expect(problems(below("middle", "top", twice))).toEqual([
      'middle.fields: two levels down and more, one rootReference names "top"',
    ]);
  });

  it("looks inside child rows, and at the name in the list", () => {
    const parts = children({ bad: choice(["x", "x"]) });
    expect(inspect({ fields: { name, parts } })).toEqual([
      'thing.fields.parts.fields.bad.choices.1: "x" is listed twice',
    ]);
    expect(
      inspectDefinitions({ other: { key: "thing", ...base, fields: { name } } as RecordDefinition })[0],
    ).toContain("listed as");
  });
});

const thing = defineRecord({
  key: "thing",
  ...base,
  fields: {
    name: text({ required: true, max: 10 }),
    code: text({ pattern: "[A-Z]{3}", capitals: true }),
    mail: email(),
    pieces: number({ min: 0 }),
    price: money({ positive: true }),
    length: decimal({ scale: 1 }),
    kind: choice(["a", "b"], { required: true, default: "a" }),
    ready: flag(),
    begin: date(),
    finish: date(),
    eta: localTime(),
    coordinates: coordinates(),
    parts: children(
      { label: text({ required: true }), weight: decimal({ scale: 3 }) },
      { max: 3, distinct: "label" },
    ),
    address: text({ url: true }),
    fiscal: taxId(),
    goods: text({ strip: "[.\\s]", pattern: "\\d{4}" }),
  },
  requiredWhen: { mail: (row) => row.kind === "b", parts: (row) => row.pieces !== null && row.pieces > 1 },
  check: [
    (row) =>
      row.begin !== null && row.finish !== null && row.finish < row.begin
        ? [issue("end_before_begin", "finish")]
        : [],
    (row) => row.parts.flatMap((part, at) => (part.label === "?" ? [issue("invalid", `parts.${at}`)] : [])),
  ],
});
const model = modelOf(thing);

describe("values", () => {
  it("are cleaned, defaulted, and absent ones are null", () => {
    const checked = checkNew(model, { name: "  Hose ", code: "abc", price: "5", mail: "  " });
    expect(checked).toMatchObject({
      ok: true,
      values: {
        name: "Hose",
        code: "ABC",
        price: "5.00",
        mail: null,
        kind: "a",
        ready: false,
        active: true,
        parts: [],
        eta: null,
        eta_zone: null,
      },
    });
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ["absent", { name: "" }, "name", "required"],
    ["too long", { name: "x".repeat(11) }, "name", "too_long"],
    ["out of shape", { code: "a1" }, "code", "invalid"],
    ["no e-mail", { mail: "a@b" }, "mail", "invalid_email"],
    ["a fraction of a piece", { pieces: 1.5 }, "pieces", "not_a_number"],
    ["too few", { pieces: -1 }, "pieces", "below_minimum"],
    ["a float", { price: 1.5 }, "price", "invalid"],
    ["free of charge", { price: "0" }, "price", "not_greater_than_zero"],
    ["too precise", { price: "1.005" }, "price", "too_precise"],
    ["in exponents", { price: "1e9" }, "price", "not_a_number"],
    ["astronomical", { length: `1${"0".repeat(400)}` }, "length", "not_a_number"],
    ["no choice", { kind: "c" }, "kind", "not_a_choice"],
    ["no flag", { ready: "yes" }, "ready", "invalid"],
    ["no date", { begin: "2026-02-30" }, "begin", "invalid_date"],
    ["no time", { eta: "2026-02-03T24:00", eta_zone: "UTC" }, "eta", "invalid_time"],
    ["no zone", { eta: "2026-02-03T23:00", eta_zone: "Mars/Base" }, "eta_zone", "invalid"],
    ["off the globe", { latitude: "91" }, "latitude", "invalid_coordinates"],
    ["a child without its label", { parts: [{ label: "x" }, { weight: "1" }] }, "parts.1.label", "required"],
    [
      "a child with something else",
      { parts: [{ label: "x", extra: 1 }] },
      "parts.0.extra",
      "unknown_attribute",
    ],
    ["twice the same child", { parts: [{ label: "x" }, { label: "x" }] }, "parts.1.label", "duplicate_entry"],
    ["no web address", { address: "example.test" }, "address", "invalid_url"],
    ["no tax number", { fiscal: "../-" }, "fiscal", "invalid_tax_id"],
    ["unknown", { nonsense: 1 }, "nonsense", "unknown_attribute"],
    ["a country in a shared record", { country: "BR" }, "country", "invalid"],
  ])("that are %s are refused by field", (_what, values, field, code) => {
    const checked = checkNew(model, { name: "Hose", ...values });
    expect(checked).toMatchObject({ ok: false, issues: [{ field, code }] });
  });

  it("lose what people type between the groups of a number", () => {
    const checked = checkNew(model, { name: "Hose", fiscal: "12.abc.345/01de-35", goods: "12.01" });
    expect(checked).toMatchObject({ ok: true, values: { fiscal: "12ABC34501DE35", goods: "1201" } });
  });

  it("are no more child rows than a parent takes", () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ label: String(at) }));
    expect(checkNew(model, { name: "Hose", parts: rows(3) }).ok).toBe(true);
    expect(checkNew(model, { name: "Hose", parts: rows(4) })).toMatchObject({
      issues: [{ field: "parts", code: "too_many_entries", params: { max: 3 } }],
    });
  });

  it("are all reported at once", () => {
    const checked = checkNew(model, { code: "x", mail: "y", pieces: -1 });
    expect(checked.ok ? [] : checked.issues.map((one) => one.field).sort()).toEqual([
      "code",
      "mail",
      "name",
      "pieces",
    ]);
  });

  it("are judged together as soon as those that a rule looks at hold, whatever is wrong with the others", () => {
    const issuesOf = (values: Record<string, unknown>) => {
      const checked = checkNew(model, values);
      return checked.ok ? [] : checked.issues.map(({ field, code }) => [field, code]);
    };
    const turned = { begin: "2026-03-05", finish: "2026-03-01" };
    expect(issuesOf({ ...turned })).toEqual([
      ["name", "required"],
      ["finish", "end_before_begin"],
    ]);
    // The rule looks at a day that is none: it has nothing to say, and the other one has.
    expect(issuesOf({ name: "Hose", ...turned, begin: "2026-02-30", parts: [{ label: "?" }] })).toEqual([
      ["begin", "invalid_date"],
      ["parts.0", "invalid"],
    ]);
    expect(issuesOf({ name: "Hose", ...turned, parts: [{ label: "?" }, {}] })).toEqual([
      ["parts.1.label", "required"],
      ["finish", "end_before_begin"],
    ]);
  });

  it("are required where the rest of the row asks for them", () => {
    const missing = (values: Record<string, unknown>) => {
      const checked = checkNew(model, { name: "Hose", ...values });
      return checked.ok ? [] : checked.issues.map(({ field, code }) => [field, code]);
    };
    expect(missing({ kind: "a" })).toEqual([]);
    expect(missing({ kind: "b" })).toEqual([["mail", "required"]]);
    expect(missing({ kind: "b", mail: "no mail" })).toEqual([["mail", "invalid_email"]]);
    expect(missing({ kind: "b", mail: "a@b.test", pieces: 2 })).toEqual([["parts", "required"]]);
    expect(missing({ kind: "c" })).toEqual([["kind", "not_a_choice"]]);
    expect(isRequired(thing, "mail", { kind: "b" })).toBe(true);
    expect(isRequired(thing, "mail", { kind: "a" })).toBe(false);
    expect(isRequired(thing, "name", {})).toBe(true);
    expect(checkChange(model, { kind: "b" }, { name: "Hose", mail: null, parts: [] })).toMatchObject({
      issues: [{ field: "mail", code: "required" }],
    });
  });

  it("of a change are checked alone, and then the row as it would become", () => {
    const current = { name: "Hose", begin: "2026-03-01", finish: "2026-03-05", parts: [] };
    expect(checkChange(model, { mail: null }, current)).toEqual({ ok: true, values: { mail: null } });
    expect(checkChange(model, { begin: "2026-03-06" }, current)).toMatchObject({
      ok: false,
      issues: [{ field: "finish" }],
    });
    expect(checkChange(model, { name: null }, current)).toMatchObject({
      ok: false,
      issues: [{ field: "name", code: "required" }],
    });
  });

  it("may be as long as the spec allows when nothing is said", () => {
    const free = modelOf(defineRecord({ key: "free", ...base, fields: { name } }));
    expect(checkNew(free, { name: "x".repeat(DEFAULT_MAX_LENGTH) }).ok).toBe(true);
    expect(checkNew(free, { name: "x".repeat(DEFAULT_MAX_LENGTH + 1) })).toMatchObject({
      issues: [{ code: "too_long" }],
    });
  });

  it("that the server adds to a row may be sent back", () => {
    const parent = modelOf(
      defineRecord({ key: "child", ...base, fields: { name, thing_id: reference("thing") } }),
    );
    const row = {
      name: "x",
      thing_id: null,
      thing: null,
      version: 3,
      created_at: "2026-01-01T00:00:00Z",
      updated_at: null,
    };
    expect(checkNew(parent, row).ok).toBe(true);
  });
});

it("types follow from the definition", () => {
  type Port = Row<typeof port>;
  expectTypeOf<Port["name"]>().toEqualTypeOf<string>();
  expectTypeOf<Port["kind"]>().toEqualTypeOf<"sea" | "river">();
  expectTypeOf<Port["latitude"]>().toEqualTypeOf<string | null>();
  expectTypeOf<Port["city"]>().toEqualTypeOf<{ readonly id: string; readonly name: string } | null>();
  expectTypeOf<Row<typeof thing>["parts"][number]["weight"]>().toEqualTypeOf<string | null>();
  expect(true).toBe(true);
});

describe("calls", () => {
  const calls = (definition: Partial<RecordDefinition>) =>
    Object.fromEntries(
      recordCalls(modelOf({ key: "thing", ...base, fields: { name }, ...definition })).map((call) => [
        call.action,
        call.access,
      ]),
    );

  it("ask for their permission, derived ones for that which they lean on", () => {
    expect(calls({ actions: ["list", "load", "create"] })).toMatchObject({
      list: { permission: "list" },
      load: { permission: "load" },
      create: { permission: "create" },
      history: { permission: "load" },
      export: { permission: "list" },
    });
  });

  it("are open one by one, or all of them", () => {
    expect(calls({ actions: ["list", "create"], open: ["list"] })).toMatchObject({
      list: "signed-in",
      create: { permission: "create" },
      export: "signed-in",
    });
    expect(new Set(Object.values(calls({ access: "signed-in" })))).toEqual(new Set(["signed-in"]));
  });
});
