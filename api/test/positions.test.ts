/** Positions of ships: posted, heard by radio, and seen by whom they concern. */
import { createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { AisReceiver } from "#operation/geoposition/receiver";
import { broken, classA, classB, voyage } from "./ais-sentence.ts";
import { eventually } from "./eventually.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, orderOf, refusal } from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
let ops: Client;
let guest: Client;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  ops = await server.as("ops.br");
  guest = await server.as("customer");
});
afterAll(() => server.close());

const positions = (action: string, input: object = {}, client = ops) =>
  client.call("geoposition", action, "default", input);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Ships of tests' own, without an order or a position. */
let made = 0;
async function newShip(): Promise<{ id: string; mmsi: string }> {
  made += 1;
  const mmsi = String(710_100_000 + made);
  const holds = [{ number: 1, volume: "1000" }];
  const row = attributes(await ops.register("create", "ship", { name: `TESTER ${made}`, mmsi, holds }));
  return { id: row.id, mmsi };
}

const seenBy = async (client: Client, id: string) =>
  attributes(await positions("list", {}, client)).find((one: { ship: { id: string } }) => one.ship.id === id);

describe("a position by hand", () => {
  it("is kept with who gave it, and stands in the list as it is on the wire", async () => {
    const { id, mmsi } = await newShip();
    const at = ago(20);
    const posted = await positions("post", {
      mmsi,
      latitude: "-24.3",
      longitude: -46.305,
      course: "4.5",
      speed: "11.8",
      at,
    });
    expect(attributes(posted)).toMatchObject({
      ship: { id, name: expect.stringMatching(/^TESTER/) },
      mmsi,
      latitude: "-24.300000",
      longitude: "-46.305000",
      course: "4.5",
      speed: "11.8",
      at,
      source: "manual",
      state: "under_way",
      order: null,
    });
    expect(await seenBy(ops, id)).toEqual(attributes(posted));
    expect(attributes(await positions("trail", { ship_id: id }))).toEqual([
      { latitude: "-24.300000", longitude: "-46.305000", speed: "11.8", at },
    ]);
  });

  it("never replaces a newer one, and never one that it cannot have come from", async () => {
    const { mmsi } = await newShip();
    const first = { mmsi, latitude: "-24", longitude: "-46", at: ago(60) };
    expect((await positions("post", first)).status).toBe(200);
    expect(refusal(await positions("post", { ...first, at: ago(61) }))).toEqual([
      409,
      "position_older",
      "at",
    ]);
    expect(refusal(await positions("post", first))).toEqual([409, "position_older", "at"]);
    const far = { ...first, latitude: "-26", at: ago(30) };
    expect(refusal(await positions("post", far))).toEqual([405, "position_impossible", "latitude"]);
    expect(refusal(await positions("post", { ...first, at: ago(-60) }))).toEqual([
      405,
      "position_impossible",
      "at",
    ]);
  });

  it("is refused field by field, with nothing written", async () => {
    const { id, mmsi } = await newShip();
    const reply = await positions("post", {
      mmsi,
      latitude: "91",
      longitude: "181",
      course: "360",
      speed: "102.3",
      at: "now",
    });
    const codes = reply.body.errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`);
    expect(codes.sort()).toEqual([
      "at invalid",
      "course above_maximum",
      "latitude above_maximum",
      "longitude above_maximum",
      "speed above_maximum",
    ]);
    expect(await seenBy(ops, id)).toBeUndefined();
    const unknown = { mmsi: "710999999", latitude: 0, longitude: 0, at: ago(1) };
    expect(refusal(await positions("post", unknown))).toEqual([405, "reference_not_found", "mmsi"]);
    expect(refusal(await positions("post", { ...unknown, mmsi: "123" }))).toEqual([
      405,
      "invalid_mmsi",
      "mmsi",
    ]);
  });

  it("of two at once is the newer one", async () => {
    const { id, mmsi } = await newShip();
    const at = (minutes: number) => ({ mmsi, latitude: "-24", longitude: "-46", at: ago(minutes) });
    const replies = await Promise.all([9, 7, 5, 8, 6].map((minutes) => positions("post", at(minutes))));
    expect(replies.map(({ status }) => status)).toContain(200);
    const newest = (await seenBy(ops, id)).at;
    expect(Date.now() - Date.parse(newest)).toBeLessThan(5.5 * 60_000);
  });
});

describe("who sees a ship", () => {
  async function placed(customer: string) {
    const ship = await newShip();
    await positions("post", { mmsi: ship.mmsi, latitude: "-24", longitude: "-46", at: ago(5) });
    const order = attributes(
      await ops.call(
        "workorder",
        "create",
        "work_order",
        orderOf(fixtures, { ship_id: ship.id, customer_id: customer }),
      ),
    );
    return { ship, order };
  }

  it("a customer: the ships of their own orders, with the order", async () => {
    const own = await placed(fixtures.customer);
    const other = await placed(fixtures.otherCustomer);
    expect(await seenBy(guest, own.ship.id)).toMatchObject({
      order: { id: own.order.id, wocode: own.order.wocode, status: own.order.status },
    });
    expect(await seenBy(guest, other.ship.id)).toBeUndefined();
    expect((await positions("trail", { ship_id: own.ship.id }, guest)).status).toBe(200);
    expect((await positions("trail", { ship_id: other.ship.id }, guest)).status).toBe(404);
  });

  it("a customer gives no position, and another country sees the ship and not the order", async () => {
    const { ship } = await placed(fixtures.customer);
    const post = { mmsi: ship.mmsi, latitude: "-24", longitude: "-46", at: ago(1) };
    expect((await positions("post", post, guest)).status).toBe(403);
    expect(await seenBy(await server.as("ops.ar"), ship.id)).toMatchObject({ order: null });
  });

  it("a ship that was never heard stands at the port of its order", async () => {
    const ship = await newShip();
    await ops.call("workorder", "create", "work_order", orderOf(fixtures, { ship_id: ship.id }));
    expect(await seenBy(ops, ship.id)).toMatchObject({
      source: "port",
      state: "no_signal",
      order: { port: { id: fixtures.port } },
    });
  });
});

/** A receiver on the loopback that says what it is given, and can be killed. */
class Station {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor() {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => this.#sockets.delete(socket));
    });
  }

  async open(port = 0): Promise<number> {
    await new Promise<void>((done) => this.#server.listen(port, "127.0.0.1", done));
    return (this.#server.address() as { port: number }).port;
  }

  get listeners(): number {
    return this.#sockets.size;
  }

  /** In pieces that end anywhere, as a network delivers them. */
  async say(lines: readonly string[]): Promise<void> {
    const text = `${lines.join("\r\n")}\r\n`;
    for (const socket of this.#sockets)
      for (let at = 0; at < text.length; at += 7_919)
        if (!socket.write(text.slice(at, at + 7_919)))
          await new Promise((done) => socket.once("drain", done));
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((done) => this.#server.close(done));
  }
}

/** The same numbers on every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const SENTENCES = 50_000;
const FLEET = 40;

/** A day of a coast: known and unknown ships, noise, doubles, sentences that come late, jumps and sentinels. */
function dayOfACoast(fleet: readonly number[], end: number) {
  const random = dice(18);
  const lines: string[] = [];
  const held: string[] = [];
  const last = new Map<number, { latitude: number; longitude: number; at: number }>();
  const counted = { broken: 0, unknown: 0 };
  /** More than are made, so that the last one lies before the end. */
  const steps = Math.ceil((SENTENCES / fleet.length) * 1.2);
  for (let step = 0; lines.length < SENTENCES; step += 1) {
    const at = end - (steps - step) * 60;
    for (const [index, mmsi] of fleet.entries()) {
      if (lines.length >= SENTENCES) break;
      // Twelve knots to the north east, one minute after the other.
      const place = { latitude: -30 + index * 0.1 + step * 0.002, longitude: -45 + step * 0.002 };
      const told = { mmsi, ...place, speed: 12, course: 45, heading: 46, status: 0, received: at };
      const chance = random();
      if (chance < 0.05) {
        lines.push(broken(classA(told)));
        counted.broken += 1;
      } else if (chance < 0.1) {
        held.push(classA(told));
      } else if (chance < 0.15) {
        lines.push(classA({ ...told, latitude: place.latitude + 20 }));
      } else if (chance < 0.2) {
        lines.push(classA({ ...told, latitude: 91, longitude: 181 }));
      } else if (chance < 0.3) {
        lines.push(classA({ ...told, mmsi: 999_000_000 + index }));
        counted.unknown += 1;
      } else {
        const make = chance < 0.5 ? classB : classA;
        lines.push(make(told));
        last.set(mmsi, { ...place, at });
      }
    }
    // Half an hour late.
    if (step % 30 === 29) lines.push(...held.splice(0));
  }
  return { lines: lines.slice(0, SENTENCES), last, counted };
}

describe("a receiver of AIS", () => {
  let fleet: { id: string; mmsi: string }[];
  beforeAll(async () => {
    fleet = [];
    for (let at = 0; at < FLEET; at += 1) fleet.push(await newShip());
  });

  it("ends with the right positions after 50,000 sentences, broken and late ones among them", async () => {
    const station = new Station();
    const port = await station.open();
    const receiver = new AisReceiver(server.app, `tcp://127.0.0.1:${port}`, { firstDelayMs: 20 });
    receiver.start();
    await eventually(() => expect(station.listeners).toBe(1));
    const { lines, last, counted } = dayOfACoast(
      fleet.map(({ mmsi }) => Number(mmsi)),
      Math.floor(Date.now() / 1000) - 60,
    );
    expect(lines).toHaveLength(SENTENCES);
    await station.say(lines);
    await eventually(() => expect(receiver.counts().lines).toBe(SENTENCES));
    await receiver.stop();
    expect(receiver.counts()).toMatchObject({ broken: counted.broken, unknown_ship: counted.unknown });
    expect(receiver.counts().older).toBeGreaterThan(1_000);
    expect(receiver.counts().too_fast).toBeGreaterThan(1_000);
    expect(receiver.counts().out_of_range).toBeGreaterThan(1_000);
    const rows = await server.app.db.run<
      Record<string, string>
    >(sql`select s.mmsi, p.latitude::float as latitude,
      p.longitude::float as longitude, extract(epoch from p.at)::integer as at, p.source, p.speed::text as speed
      from ship_position p join ship s on s.id = p.ship_id where s.id = any(${fleet.map(({ id }) => id)}::uuid[])`);
    expect(rows).toHaveLength(FLEET);
    for (const row of rows) {
      const right = last.get(Number(row.mmsi));
      expect(row).toMatchObject({ at: right?.at, source: "ais", speed: "12.0" });
      expect(Number(row.latitude)).toBeCloseTo(right?.latitude ?? 0, 4);
      expect(Number(row.longitude)).toBeCloseTo(right?.longitude ?? 0, 4);
    }
    const [trail] = await server.app.db.run<{
      points: number;
      most: number;
    }>(sql`select count(*)::integer as points,
      max(n)::integer as most from (select count(*) over (partition by slot) as n from ship_trail
        where ship_id = ${fleet[0]?.id}) one`);
    expect(trail?.most).toBe(1);
    expect(trail?.points).toBeGreaterThan(100);
    await station.close();
  });

  it("comes back when the feed dies, and goes on", async () => {
    const [ship] = fleet;
    const mmsi = Number(ship?.mmsi);
    const station = new Station();
    const port = await station.open();
    const states: string[] = [];
    const receiver = new AisReceiver(server.app, `tcp://127.0.0.1:${port}`, {
      firstDelayMs: 10,
      longestDelayMs: 40,
      onState: (state) => states.push(state),
    });
    receiver.start();
    await eventually(() => expect(station.listeners).toBe(1));
    await station.close();
    await eventually(() => expect(states.filter((one) => one === "lost").length).toBeGreaterThan(1));
    const again = new Station();
    await again.open(port);
    await eventually(() => expect(again.listeners).toBe(1));
    const { latitude, longitude } = await seenBy(ops, ship?.id ?? "");
    await again.say([
      classA({
        mmsi,
        latitude: Number(latitude) + 0.001,
        longitude: Number(longitude),
        speed: 0.1,
        status: 1,
      }),
      // The second part first, and a foreign message in between.
      ...voyage({ mmsi, destination: "BRPNG", draught: 6.2, eta: [11, 18, 6, 0] }, 4).reverse(),
    ]);
    await eventually(() => expect(receiver.counts().messages).toBe(2));
    await receiver.stop();
    expect(await seenBy(ops, ship?.id ?? "")).toMatchObject({
      state: "waiting",
      destination: "BRPNG",
      draught: "6.2",
      eta: expect.stringMatching(/-11-18T06:00:00/),
    });
    const before = states.length;
    await again.close();
    await new Promise((done) => setTimeout(done, 100));
    expect(states).toHaveLength(before);
  });
});
