/** Registers over the wire: what their definitions say beyond what every record has in common. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Client, openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as("admin");
});
afterAll(() => server.close());

const names = (reply: { body: { attributes: { name: string }[] } }) =>
  reply.body.attributes.map((row) => row.name);

describe("a tax number", () => {
  it("is one number however it is typed, and is found as it is printed", async () => {
    const party = { name: "Nova Safra", social_name: "Nova Safra Ltda." };
    const made = await admin.register("create", "customer", { ...party, tax_id: "12.abc.345/01de-35" });
    expect(made.body.attributes.tax_id).toBe("12ABC34501DE35");
    const again = await admin.register("create", "customer", { ...party, tax_id: "12ABC34501DE35" });
    expect([again.status, again.body.errors[0]]).toEqual([
      422,
      expect.objectContaining({
        code: "taken",
        field: "tax_id",
        message: "The tax id has already been taken.",
      }),
    ]);
    for (const search of ["12.ABC.345/01DE-35", "12abc34501de35", "12.abc.345"])
      expect(names(await admin.register("list", "customer", { search }))).toEqual(["Nova Safra"]);
  });

  it("is judged by the country of the row", async () => {
    const party = { name: "Granos", social_name: "Granos S.A.", tax_id: "30-50001091-2" };
    const abroad = await admin.register("create", "customer", { ...party, country: "AR" });
    expect(abroad.body.attributes).toMatchObject({ country: "AR", tax_id: "30500010912" });
    const here = await admin.register("create", "customer", party);
    expect([here.status, here.body.errors[0].code]).toEqual([405, "invalid_tax_id"]);
  });
});

const asked = (language: string, action: string, type: string, attributes: object) =>
  server.post(
    "/api",
    { service: "register", action, type, country: "BR", token: admin.token, attributes },
    { "accept-language": language },
  );
const inPortuguese = (action: string, type: string, attributes: object) =>
  asked("pt-BR", action, type, attributes);

describe("names in four languages", () => {
  it("are found in each of them", async () => {
    for (const search of ["soja em graos", "Soja en grano", "graines de soja", "soybeans"])
      expect(names(await admin.register("list", "product", { search }))).toContain("Soybeans");
  });

  it("name a row in the language of whoever asks, wherever another row refers to it", async () => {
    const names = { en: "Probe beans", pt: "Grãos de prova", es: "Granos de prueba", fr: "Grains d'essai" };
    const own = { name: "Probe beans", names, culture: "other" };
    const product = (await admin.register("create", "product", own)).body.attributes;
    const unit = (await admin.register("list", "measure", { search: "kilogram" })).body.attributes[0];
    const analysis = { name: "Probe", code: "PROBE", product_id: product.id, unit_id: unit.id };
    const made = await inPortuguese("create", "analysis", analysis);
    const { id } = made.body.attributes;
    expect(made.body.attributes.product).toEqual({ id: product.id, name: "Grãos de prova" });
    // A symbol is the same in every language.
    expect(made.body.attributes.unit.name).toBe(unit.symbol);
    const shown = async (language: string) => {
      const load = await asked(language, "load", "analysis", { id });
      const list = await asked(language, "list", "analysis", { search: "probe", fields: ["id", "product"] });
      return [load.body.attributes.product.name, list.body.attributes[0].product.name];
    };
    expect(await shown("pt-BR")).toEqual(["Grãos de prova", "Grãos de prova"]);
    expect(await shown("fr")).toEqual(["Grains d'essai", "Grains d'essai"]);
    const changed = await inPortuguese("update", "analysis", { id, version: 1, decimals: 3 });
    expect(changed.body.attributes.product.name).toBe("Grãos de prova");
    // Where nobody translated it, the name itself.
    await admin.register("update", "product", { id: product.id, version: 1, names: { ...names, fr: null } });
    expect(await shown("fr")).toEqual(["Probe beans", "Probe beans"]);
    expect(await shown("es")).toEqual(["Granos de prueba", "Granos de prueba"]);
    await admin.register("delete", "analysis", { id });
    await admin.register("delete", "product", { id: product.id });
  });

  it("are what the search over everything shows", async () => {
    const find = async (language: string, text: string) =>
      (
        await server.post(
          "/api",
          {
            service: "default",
            action: "search",
            type: "default",
            country: "BR",
            token: admin.token,
            attributes: { text },
          },
          { "accept-language": language },
        )
      ).body.attributes.map((found: { name: string }) => found.name);
    expect(await find("pt", "alemanha")).toContain("Alemanha");
    expect(await find("en", "alemanha")).toContain("Germany");
  });

  it("come with every installation", async () => {
    for (const [type, least] of [
      ["timelog", 20],
      ["occurrences", 15],
      ["product", 30],
      ["measure", 30],
      ["currency", 60],
      ["service_type", 20],
      ["rule_type", 10],
      ["level", 3],
      ["designation_type", 5],
    ] as const) {
      const rows = await admin.register("list", type, { pagination: { size: 500 } });
      expect(rows.body.pagination.total).toBeGreaterThanOrEqual(least);
      for (const row of rows.body.attributes)
        expect([row.name, Object.values(row.names).filter(Boolean).length]).toEqual([row.name, 4]);
    }
  });
});

describe("a billing rule", () => {
  it("is refused with the sentence that people know", async () => {
    const reply = await admin.register("create", "rule", {
      name: "Free",
      rule_type_id: await someId("rule_type"),
      currency_id: await someId("currency"),
      rate: "0",
      valid_from: "2026-02-01",
      valid_to: "2026-01-31",
    });
    expect(reply.status).toBe(405);
    expect(reply.body.errors).toEqual([
      { code: "not_greater_than_zero", field: "rate", message: "Rate must be greater than 0" },
      {
        code: "end_before_begin",
        field: "valid_to",
        message: "The end date and time must be greater than or equal to the begin date and time",
      },
    ]);
  });
});

describe("exchange rates", () => {
  it("are one per currency, day and source", async () => {
    const rate = { date: "2026-01-05", currency_id: await someId("currency"), buy: "5.1", sell: "5.2" };
    expect((await admin.register("create", "exchange_rate", rate)).status).toBe(200);
    const again = await admin.register("create", "exchange_rate", rate);
    expect([again.status, again.body.errors[0].field]).toEqual([422, "date"]);
    const other = await admin.register("create", "exchange_rate", { ...rate, source: "import" });
    expect(other.status).toBe(200);
  });

  it("are read page by page, newest first, none twice", async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const pagination: object = { size: 50, ...(after === null ? {} : { after }) };
      const page = await admin.register("list", "exchange_rate", { pagination });
      expect(page.status).toBe(200);
      for (const row of page.body.attributes) seen.push(`${row.date} ${row.id}`);
      after = page.body.pagination.next;
    } while (after !== null);
    expect(seen.length).toBeGreaterThan(120);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual([...seen].sort().reverse());
  });
});

describe("the ships of the demo", () => {
  it("have valid numbers, holds in order, and those that were surveyed a whole table", async () => {
    const ships = await admin.register("list", "ship", { pagination: { size: 500 } });
    expect(ships.body.pagination.total).toBe(30);
    const tables = ships.body.attributes.map((row: { hydrostatics: object[] }) => row.hydrostatics.length);
    expect(tables.filter((rows: number) => rows > 100)).toHaveLength(11);
    for (const { holds, imo, dwt } of ships.body.attributes) {
      const valid = await admin.call("register", "validate", "identifier", { kind: "imo", value: imo });
      expect([imo, valid.body.attributes.valid]).toEqual([imo, true]);
      expect(holds.map((hold: { number: number }) => hold.number)).toEqual(
        holds.map((_: object, at: number) => at + 1),
      );
      const space = holds.reduce((sum: number, hold: { volume: string }) => sum + Number(hold.volume), 0);
      expect(space / Number(dwt)).toBeCloseTo(1.19, 2);
    }
  });

  it("have the rows that the worked draft surveys were made with", async () => {
    const rowsOf = async (name: string) => {
      const [ship] = (await admin.register("list", "ship", { search: name })).body.attributes;
      return new Map<string, object>(ship.hydrostatics.map((row: { draft: string }) => [row.draft, row]));
    };
    const kamsarmax = await rowsOf("AURORA DO CERRADO");
    expect(kamsarmax.get("5.900")).toMatchObject({
      displacement: "36308.300",
      tpc: "66.540",
      lcf: "-6.582",
      mtc: "923.100",
    });
    expect(kamsarmax.get("13.300")).toMatchObject({
      displacement: "87190.700",
      tpc: "70.980",
      lcf: "0.966",
      mtc: "1155.300",
    });
    const supramax = await rowsOf("GUARA DA BARRA");
    expect(supramax.get("5.200")).toMatchObject({
      displacement: "25007.200",
      tpc: "53.420",
      lcf: "-5.120",
      mtc: "629.500",
    });
    expect(supramax.get("12.900")).toMatchObject({
      displacement: "67981.700",
      tpc: "58.200",
      lcf: "1.810",
      mtc: "821.500",
    });
  });
});

async function someId(table: "rule_type" | "currency"): Promise<string | undefined> {
  const [row] =
    table === "currency"
      ? await server.app.db.run<{ id: string }>(sql`select id from currency where code = 'USD'`)
      : await server.app.db.run<{ id: string }>(sql`select id from rule_type where code = 'MT'`);
  return row?.id;
}
