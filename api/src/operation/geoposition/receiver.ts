/**
 * Ships of the register as the receiver hears them. What comes is judged against the last known place in memory and written
 * some times a minute, all ships in one statement: a busy coast sends a hundred sentences a second.
 */
import {
  etaOf,
  type Fix,
  type FixMemory,
  type FixVerdict,
  readMovement,
  weighFix,
} from "@plimsoll/domain/operation/geoposition";
import { AisFeed, type FeedOptions } from "#adapters/ais-feed";
import { type AisMessage, AisSentences } from "#adapters/ais-sentences";
import type { App } from "#app";
import { positionsMoved } from "./moved.ts";
import {
  keepPositions,
  keepTrail,
  keepVoyages,
  knownShips,
  type SeenShip,
  type ToldVoyage,
  trailSlot,
} from "./store.ts";

const WRITE_MS = 2_000;
/** More than this is written without waiting for the next beat. */
const MOST_GATHERED = 5_000;
/** Ships come into the register, and other processes and people move them too. */
const RENEW_MS = 60_000;
/** Open maps are told no oftener than this. */
const TELL_MS = 15_000;

interface Ship {
  readonly id: string;
  memory: FixMemory;
}

export interface ReceiverOptions extends Partial<Omit<FeedOptions, "url" | "onLines">> {
  readonly writeMs?: number;
}

export class AisReceiver {
  readonly verdicts: Record<FixVerdict | "unknown_ship", number> = {
    taken: 0,
    out_of_range: 0,
    in_future: 0,
    older: 0,
    too_fast: 0,
    unknown_ship: 0,
  };
  readonly #app: App;
  readonly #sentences: AisSentences;
  readonly #feed: AisFeed;
  readonly #writeMs: number;
  #ships = new Map<string, Ship>();
  #renewedAt = 0;
  #toldAt = 0;
  #seen = new Map<string, SeenShip>();
  #trail = new Map<string, SeenShip>();
  #voyages = new Map<string, ToldVoyage>();
  #beat: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(app: App, url: string, { writeMs = WRITE_MS, ...feed }: ReceiverOptions = {}) {
    this.#app = app;
    this.#writeMs = writeMs;
    this.#sentences = new AisSentences((message) => this.#hear(message));
    this.#feed = new AisFeed({
      onState: (state, why) => app.log.info({ state, why, ...this.counts() }, "AIS receiver"),
      ...feed,
      url,
      onLines: (lines) => this.#read(lines),
    });
  }

  counts() {
    return { ...this.#sentences.counts, ...this.verdicts };
  }

  start(): void {
    this.#feed.start();
    this.#beat = setInterval(() => void this.flush(), this.#writeMs);
    this.#beat.unref();
  }

  /** What was gathered is written before the database is closed. */
  async stop(): Promise<void> {
    clearInterval(this.#beat);
    await this.#feed.stop();
    await this.flush();
  }

  /** Everything heard so far is written. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #read(lines: readonly string[]): Promise<void> {
    const now = Date.parse(this.#app.clock.now());
    if (now - this.#renewedAt >= RENEW_MS) await this.#renew(now);
    for (const line of lines) this.#sentences.read(line, now);
    if (this.#trail.size >= MOST_GATHERED) await this.flush();
  }

  /** A failure keeps what is known: the next reading asks again. */
  async #renew(now: number): Promise<void> {
    try {
      const rows = await knownShips(this.#app.db);
      this.#ships = new Map(
        rows.map(({ id, mmsi, latitude, longitude, at }) => {
          const stored =
            at === null ? null : { latitude: Number(latitude), longitude: Number(longitude), at };
          const { last = null, doubted = null } = this.#ships.get(mmsi)?.memory ?? {};
          return [mmsi, { id, memory: { last: newer(stored, last), doubted } }];
        }),
      );
      this.#renewedAt = now;
    } catch (problem) {
      this.#app.log.warn({ err: problem }, "ships for the AIS receiver");
    }
  }

  #hear(message: AisMessage): void {
    const ship = this.#ships.get(message.mmsi);
    if (!ship) {
      this.verdicts.unknown_ship += 1;
      return;
    }
    const now = this.#app.clock.now();
    if (message.type === 5)
      this.#voyages.set(ship.id, {
        shipId: ship.id,
        destination: message.destination,
        eta: message.eta === null ? null : etaOf(message.eta, now),
        draught: message.draught,
      });
    if (message.type === 5 || message.type === 24) return;
    const at = message.received === null ? now : new Date(message.received * 1000).toISOString();
    const fix = { latitude: message.latitude ?? 91, longitude: message.longitude ?? 181, at };
    const { verdict, memory } = weighFix(ship.memory, fix, now);
    ship.memory = memory;
    this.verdicts[verdict] += 1;
    if (verdict !== "taken") return;
    const seen = { ...fix, ...readMovement(message), shipId: ship.id, status: message.status };
    this.#seen.set(ship.id, seen);
    const slot = `${ship.id}/${trailSlot(at)}`;
    if (!this.#trail.has(slot)) this.#trail.set(slot, seen);
  }

  async #write(): Promise<void> {
    const [seen, trail, voyages] = [this.#seen, this.#trail, this.#voyages];
    if (seen.size + voyages.size === 0) return;
    this.#seen = new Map();
    this.#trail = new Map();
    this.#voyages = new Map();
    try {
      await this.#app.db.transaction(async (tx) => {
        await keepPositions(tx, [...seen.values()], { source: "ais", userId: null });
        await keepTrail(tx, [...trail.values()]);
        await keepVoyages(tx, [...voyages.values()]);
      });
    } catch (problem) {
      this.#app.log.warn({ err: problem }, "positions of the AIS receiver");
      this.#putBack(seen, trail, voyages);
      return;
    }
    const now = Date.parse(this.#app.clock.now());
    if (now - this.#toldAt < TELL_MS) return;
    this.#toldAt = now;
    positionsMoved(this.#app);
  }

  /** What could not be written waits for the next beat, unless something newer came in between. */
  #putBack(
    seen: ReadonlyMap<string, SeenShip>,
    trail: ReadonlyMap<string, SeenShip>,
    voyages: ReadonlyMap<string, ToldVoyage>,
  ): void {
    this.#seen = new Map([...seen, ...this.#seen]);
    this.#voyages = new Map([...voyages, ...this.#voyages]);
    this.#trail = new Map([...[...trail].slice(-MOST_GATHERED), ...this.#trail]);
  }
}

const newer = (one: Fix | null, other: Fix | null) =>
  one === null || (other !== null && other.at > one.at) ? other : one;
