/**
 * The reference: every call, type, scope and address is in it, and what it says of an input is what is taken.
 *
 * @engine any: it is made from contracts and definitions alone
 */
import { callName } from "@plimsoll/domain/kernel/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Described, DescribedAction } from "../src/reference/describe.ts";
import type { JsonSchema } from "../src/reference/inputs.ts";
import { schemaRows } from "../src/reference/schema-rows.ts";
import { openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let described: Described;
let page: string;

beforeAll(async () => {
  server = await openTestServer();
  described = (await server.get("/api/reference.json")).body;
  page = (await server.get("/api/reference")).body;
});
afterAll(() => server.close());

const typeOf = (key: string) => described.types.find(({ type }) => type === key);
const callOf = (service: string, action: string, type: string): DescribedAction | undefined =>
  described.actions.find((one) => callName(one) === callName({ service, type, action }));
const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split("/")
    .reduce(
      (value: unknown, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key],
      described,
    );

describe("every call", () => {
  it("is described once, with a sentence and what it takes", () => {
    const names = described.actions.map(callName);
    expect(names.toSorted()).toEqual([...server.app.contracts.keys()].toSorted());
    for (const { about, input } of described.actions) {
      expect(about).toMatch(/^[A-Z].+\.$/);
      expect(input).toBeTypeOf("object");
    }
  });

  it("stands on the page too: under its type, or by itself", () => {
    for (const { service, type, action, about } of described.actions) {
      const contract = server.app.contracts.get(callName({ service, type, action }));
      const isOfRecord = contract?.record !== undefined && contract.subtype === undefined;
      if (!isOfRecord || !(action in described.record_calls)) {
        expect(page).toContain(`<code>${service} / ${action} / ${type}</code>`);
        expect(page).toContain(about.replaceAll("&", "&amp;"));
        continue;
      }
      const section = page.split(`<section id="${type}">`)[1]?.split("</section>")[0] ?? "";
      expect([type, section.includes(`<code>${action}</code>`)]).toEqual([type, true]);
    }
  });

  it("points at inputs that are there", () => {
    const pointers = described.actions.flatMap(({ input }) => (input.$ref ? [String(input.$ref)] : []));
    expect(new Set(pointers).size).toBe(6);
    for (const pointer of new Set(pointers)) expect(at(pointer)).toBeDefined();
  });

  it("says what it answers, down to each value", () => {
    expect(callOf("register", "load", "port")?.output).toEqual({ $ref: "#/rows/port" });
    expect(callOf("workorder", "setscope", "ship")?.output).toEqual({ $ref: "#/rows/work_order" });
    expect(callOf("register", "list", "port")?.output).toMatchObject({ items: { $ref: "#/rows/port" } });
    expect(callOf("register", "export", "port")?.output).toEqual({ type: "string", format: "binary" });
    expect(schemaRows(callOf("workorder", "counts", "work_order")?.output as JsonSchema)).toContainEqual(
      expect.objectContaining({ path: "total", type: "integer", required: true }),
    );
    const pointers =
      JSON.stringify(described.actions.map(({ output }) => output)).match(/#\/rows\/\w+/g) ?? [];
    expect(new Set(pointers).size).toBe(Object.keys(described.rows).length);
    for (const pointer of new Set(pointers)) expect(at(pointer)).toBeDefined();
    expect(page).toContain("<summary>What it answers</summary>");
  });

  it("says of each value of a calculator what it is", () => {
    const questions = described.actions.filter(
      ({ action }) => action === "evaluate" || action === "composite",
    );
    expect(questions.length).toBeGreaterThan(10);
    for (const { input, output } of questions)
      for (const { path, type, note } of [...schemaRows(input), ...schemaRows(output)])
        expect([path, type === "any" && note === ""]).toEqual([path, false]);
    for (const { output } of questions) expect(schemaRows(output).length).toBeGreaterThan(2);
    const draft = callOf("service", "evaluate", "draft_survey");
    expect(schemaRows(draft?.input as JsonSchema)).toEqual(
      expect.arrayContaining([
        { path: "ship.lbp", type: "decimal", required: true, note: "from 10, at most 600, up to 4 decimals" },
        { path: "ship.lcf_from", type: "string", required: false, note: "one of midships, ap" },
        {
          path: "ship.table[].draft",
          type: "decimal",
          required: true,
          note: expect.stringContaining("more than 0"),
        },
      ]),
    );
  });

  it("tells the steps of an import", () => {
    const steps = described.record_calls.import?.steps ?? [];
    expect(steps.map((one) => one.step)).toEqual([
      "open",
      "map",
      "status",
      "rows",
      "fix",
      "commit",
      "result",
      "discard",
    ]);
    for (const { step, about, input } of steps) {
      expect(page).toContain(`<code>${step}</code> ${about}`);
      expect(input).toMatchObject({ properties: { step: { const: step } }, additionalProperties: false });
    }
    expect(callOf("register", "import", "port")?.access).toBe("permission create on register / port");
  });

  it("says who may make it", () => {
    expect(callOf("session", "team", "saved_view")).toMatchObject({ access: "signed-in", effect: "read" });
    expect(callOf("session", "readall", "notification")).toMatchObject({
      access: "signed-in",
      effect: "write",
    });
    expect(callOf("register", "invite", "user")).toMatchObject({
      access: "permission create on register / user",
      input: { properties: { id: { type: "string" } }, required: ["id"] },
    });
  });
});

describe("every type", () => {
  it("says whose rows it has, and what no two of them share", () => {
    for (const { definition, key, actions } of server.app.catalog.models) {
      if (actions.length === 0) continue;
      const type = typeOf(key);
      expect(type).toMatchObject({
        scope: definition.scope,
        staff_only: definition.staffOnly === true,
        unique_sets: definition.unique ?? [],
      });
      expect(described.scopes).toHaveProperty(definition.scope);
    }
    expect(typeOf("exchange_rate")?.unique_sets).toEqual([["currency_id", "source", "date"]]);
    expect(described.types.some((type) => type.scope === "company")).toBe(true);
    expect(described.types.some((type) => type.staff_only)).toBe(true);
    expect(described.types.some((type) => type.open.length > 0)).toBe(true);
    for (const scope of Object.keys(described.scopes))
      expect(page).toContain(`<td><code>${scope}</code></td>`);
  });

  it("says how many child rows there may be, and what tells them apart", () => {
    expect(typeOf("barge")?.children.gauging).toMatchObject({ max: 1000, distinct: "draft" });
    expect(page).toContain("at most 1000, no two with the same <code>draft</code>");
    expect(typeOf("barge")?.fields.find(({ name }) => name === "depth")).toMatchObject({ unit: "m" });
  });

  it("takes a row of just what a create is said to need", async () => {
    const input = callOf("register", "create", "port")?.input as JsonSchema;
    const admin = await server.as("admin");
    const empty = await admin.register("create", "port", {});
    const refused = empty.body.errors.map((one: { field: string }) => one.field);
    expect(refused.toSorted()).toEqual([...(input.required as string[])].toSorted());
    const unknown = await admin.register("create", "port", { name: "P", nothing: 1 });
    expect(unknown.body.errors[0]).toMatchObject({ code: "unknown_attribute" });
    expect(Object.keys(input.properties as object)).not.toContain("nothing");
  });
});

it("names addresses that are there", () => {
  for (const { method, path } of described.paths)
    expect([path, server.http.hasRoute({ method, url: path })]).toEqual([path, true]);
});
