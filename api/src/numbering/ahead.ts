/**
 * Documents with a number are printed before their transaction, under the number that comes next, so that nobody waits
 * for a printer while a series is held. In one process the documents of a series stand in a line: while one is written,
 * the next is printed under the number after it. Whoever gets another number than expected, because somebody in another
 * process was faster or somebody before them was refused, keeps their place and prints again.
 */
import { nextNumber, type Occasion, type Series, scopeOf } from "@plimsoll/domain/numbering/series";
import type { Queryable } from "#db/database";
import { lastNumber } from "./store.ts";

/** Somebody else took the number, or a row changed, while the document was printed. */
export class Overtaken extends Error {}

const MOST_TRIES = 8;
/** One is written while two others are printed; more would only wait for the same printers. */
const MOST_AT_ONCE = 3;

/** The place of one document in the line of its series. */
export interface Turn {
  /** The number that this document gets when all before it get theirs; nothing is taken yet. */
  numberAhead(db: Queryable, series: Series, occasion: Occasion): Promise<string>;
  /** Everybody before is done: to be waited for before the number is taken. */
  reached(): Promise<void>;
}

interface Expected {
  readonly scope: string;
  readonly number: number;
}

class Place implements Turn {
  readonly about: string;
  #before: Place | undefined;
  readonly #left: Promise<void>;
  #leave: () => void = () => undefined;
  #tell: (expected: Promise<Expected | undefined> | undefined) => void = () => undefined;
  /** Known as soon as they begin to print; never for a document that keeps the number it has. */
  expected: Promise<Expected | undefined>;
  isDone = false;
  readonly done: Promise<void>;

  constructor(about: string, before: Place | undefined) {
    this.about = about;
    this.#before = before;
    this.expected = new Promise((resolve) => {
      this.#tell = resolve;
    });
    this.#left = new Promise((resolve) => {
      this.#leave = resolve;
    });
    this.done = this.#untilDone();
  }

  leave(): void {
    this.#tell(undefined);
    this.#leave();
  }

  async numberAhead(db: Queryable, series: Series, occasion: Occasion): Promise<string> {
    const next = this.#next(db, series, occasion);
    this.expected = next.catch(() => undefined);
    this.#tell(this.expected);
    return (await next).text;
  }

  async reached(): Promise<void> {
    await this.#before?.done;
  }

  /** Asked for twice, by a double click say: whoever comes second sees what came of the first and prints nothing. */
  async untilNoOther(): Promise<void> {
    if (this.#before?.about === this.about) await this.#before.done;
  }

  /** Whoever is refused early is not done before those in front of them: the line keeps its order. */
  async #untilDone(): Promise<void> {
    await Promise.all([this.#left, this.#before?.done]);
    this.isDone = true;
    // Or everybody who ever stood here would be remembered.
    this.#before = undefined;
  }

  async #next(db: Queryable, series: Series, occasion: Occasion) {
    const scope = scopeOf(series, occasion);
    const before = await this.#numberBefore(scope);
    const next = nextNumber(series, occasion, before ?? (await lastNumber(db, series, scope)));
    if (!next) throw new Error(`the series ${series.key} cannot count for ${JSON.stringify(occasion)}`);
    return next;
  }

  /** What the one before expects; nothing once they are done, since what they took is in the database then. */
  async #numberBefore(scope: string): Promise<number | undefined> {
    const before = this.#before;
    if (!before || before.isDone) return undefined;
    const expected = await before.expected;
    if (expected?.scope === scope && !before.isDone) return expected.number;
    await before.done;
    return undefined;
  }
}

interface Line {
  last: Place | undefined;
  underWay: number;
  readonly waiting: (() => void)[];
}

const lines = new Map<string, Line>();

async function enter(series: string): Promise<Line> {
  const line = lines.get(series) ?? { last: undefined, underWay: 0, waiting: [] };
  lines.set(series, line);
  if (line.underWay < MOST_AT_ONCE) line.underWay++;
  else await new Promise<void>((begin) => line.waiting.push(begin));
  return line;
}

function leave(series: string, line: Line): void {
  const next = line.waiting.shift();
  // Whoever is called takes over the room of the one who leaves.
  if (next) next();
  else if (--line.underWay === 0) lines.delete(series);
}

/** The series that a document takes its number from, and which document it is. */
export interface Issuing {
  readonly series: string;
  readonly about: string;
}

/**
 * Prints and issues in turn, and again for as long as somebody was faster. `issueOnce` prints under the turn's number,
 * waits until it is reached, and writes.
 */
export async function issueInTurn<T>(
  { series, about }: Issuing,
  issueOnce: (turn: Turn) => Promise<T>,
): Promise<T> {
  const line = await enter(series);
  const place = new Place(about, line.last);
  line.last = place;
  try {
    await place.untilNoOther();
    for (let tries = 1; ; tries++) {
      try {
        return await issueOnce(place);
      } catch (problem) {
        if (!(problem instanceof Overtaken) || tries === MOST_TRIES) throw problem;
        await place.reached();
      }
    }
  } finally {
    place.leave();
    leave(series, line);
  }
}
