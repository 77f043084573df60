/** Daily rates from a service that answers as the central bank's does, its odd ways included. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { fetchRates } from "#rates/fetch-rates";
import { openTestServer, type TestServer } from "./harness.ts";

const NOW = "2026-11-16T18:00:00.000Z";

interface Asked {
  readonly resource: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
}

let bank: Server;
let server: TestServer;
let asked: Asked[] = [];
/** How the stand-in behaves at the moment. */
let mood: "normal" | "down" | "html" = "normal";

/** Closings the stand-in knows: a Friday, and the Monday after it with its bulletins of the day. */
const CLOSINGS = [
  { day: "2026-11-13", buy: 5.2232, sell: 5.2238 },
  { day: "2026-11-16", buy: 5.1, sell: 5.1006 },
];

/** Dates must be MM-DD-YYYY in quotes; anything else is an error page, as with the real one. */
function answer(url: string): { status: number; body: string } {
  const [path = "", query = ""] = decodeURIComponent(url).split("?");
  const date = (name: string) => new RegExp(`@${name}='(\\d\\d)-(\\d\\d)-(\\d{4})'`).exec(query);
  const [from, to] = [date("dataInicial"), date("dataFinalCotacao")];
  if (!from || !to) return { status: 400, body: "<html>Bad Request</html>" };
  const iso = (match: RegExpExecArray) => `${match[3]}-${match[1]}-${match[2]}`;
  const currency = /@moeda='(\w+)'/.exec(query)?.[1] ?? "USD";
  asked.push({ resource: path.split("/").pop() ?? "", currency, from: iso(from), to: iso(to) });
  if (mood === "down") return { status: 503, body: "" };
  if (mood === "html") return { status: 200, body: "<html>manutenção</html>" };
  const known = CLOSINGS.filter(({ day }) => day >= iso(from) && day <= iso(to));
  const value = known.flatMap(({ day, buy, sell }) => {
    const row = (time: string, bulletin: string, shift: number) => ({
      cotacaoCompra: buy + shift,
      cotacaoVenda: sell + shift,
      dataHoraCotacao: `${day} ${time}`,
      ...(currency === "USD" ? {} : { tipoBoletim: bulletin }),
    });
    if (currency === "USD") return [row("13:09:33.517", "", 0)];
    return [
      row("10:08:00.5", "Abertura", 1),
      row("13:09:33.517", "Fechamento PTAX", 0),
      row("18:00:00.1", "Fechamento Interbancário", 2),
    ];
  });
  return { status: 200, body: JSON.stringify({ value }) };
}

beforeAll(async () => {
  bank = createServer((request, reply) => {
    const { status, body } = answer(request.url ?? "");
    reply.writeHead(status, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((done) => bank.listen(0, "127.0.0.1", done));
  const { port } = bank.address() as AddressInfo;
  server = await openTestServer({
    env: { PTAX_URL: `http://127.0.0.1:${port}/odata/` },
    clock: { now: () => NOW },
  });
});
afterAll(async () => {
  await server.close();
  bank.close();
});
beforeEach(async () => {
  mood = "normal";
  asked = [];
  await server.app.db.run(sql`delete from exchange_rate`);
});

const stored = (code: string) =>
  server.app.db.run<{ date: string; buy: string; sell: string; source: string }>(sql`
    select r.date, trim_scale(r.buy)::text as buy, trim_scale(r.sell)::text as sell, r.source
    from exchange_rate r join currency c on c.id = r.currency_id where c.code = ${code} order by r.date`);

describe("fetching rates", () => {
  it("stores the closings and leaves days without one empty", async () => {
    await fetchRates(server.app);
    expect(await stored("USD")).toEqual([
      { date: "2026-11-13", buy: "5.2232", sell: "5.2238", source: "ptax" },
      { date: "2026-11-16", buy: "5.1", sell: "5.1006", source: "ptax" },
    ]);
    expect(await stored("EUR")).toHaveLength(2);
    expect((await stored("EUR"))[0]?.buy).toBe("5.2232");
    expect(await stored("ARS")).toEqual([]);
  });

  it("asks again for the last days only, and writes nothing twice", async () => {
    await fetchRates(server.app);
    asked = [];
    await fetchRates(server.app);
    expect(asked.find((one) => one.currency === "USD")).toMatchObject({
      from: "2026-11-11",
      to: "2026-11-16",
    });
    expect(await stored("USD")).toHaveLength(2);
  });

  it("takes over what the bank corrects, with its trace, unless a person has changed it", async () => {
    await fetchRates(server.app);
    const admin = await server.as("admin");
    const conditions = [{ attribute: "currency.code", operator: "=", value: "USD" }];
    const asked = { conditions, order: [["date", "asc"]] };
    const [friday, monday] = (await admin.register("list", "exchange_rate", asked)).body.attributes;
    const byHand = { id: friday.id, version: friday.version, buy: "5.0000", sell: "5.5000" };
    expect((await admin.register("update", "exchange_rate", byHand)).status).toBe(200);
    await server.app.db.run(sql`update exchange_rate set buy = 5.09 where id = ${monday.id}`);
    await fetchRates(server.app);
    expect((await stored("USD")).map(({ buy }) => buy)).toEqual(["5", "5.1"]);
    const [entry] = (await admin.register("history", "exchange_rate", { id: monday.id })).body.attributes;
    expect(entry).toMatchObject({ action: "update", version: 2, user: null });
    expect(Object.keys(entry.changes)).toEqual(["buy"]);
  });

  it("fails in words when the service is down or answers a page, and stores nothing", async () => {
    mood = "down";
    await expect(fetchRates(server.app)).rejects.toThrow("answered 503");
    mood = "html";
    await expect(fetchRates(server.app)).rejects.toThrow("something else than rates");
    expect(await stored("USD")).toEqual([]);
  });

  it("leaves its trace in the history, and shows over the API with date and source", async () => {
    await fetchRates(server.app);
    const admin = await server.as("admin");
    const [row] = (await admin.register("list", "exchange_rate", { order: [["date", "desc"]] })).body
      .attributes;
    expect(row).toMatchObject({ date: "2026-11-16", source: "ptax" });
    const [entry] = (await admin.register("history", "exchange_rate", { id: row.id })).body.attributes;
    expect(entry).toMatchObject({ action: "create", user: null });
  });
});

it("asks nobody without an address", async () => {
  const quiet = { ...server.app, env: { ...server.app.env, PTAX_URL: undefined } };
  await fetchRates(quiet as never);
  expect(asked).toEqual([]);
});
