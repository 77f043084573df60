/**
 * A statement on its way through the driver. The driver's own query asks the database to describe the columns each time,
 * and works out from that how to read them; a statement with a name is the same one every time, so once is enough.
 */
import pg from "pg";

/** What the database says of the columns, and how a row of them begins. */
interface Columns {
  readonly names: readonly string[];
  readonly readers: readonly ((text: string) => unknown)[];
  /** With every column in its place: rows that are copies of it are of one kind to the engine. */
  readonly empty: Readonly<Record<string, null>>;
}

/**
 * By the name of the statement, on one connection: there the database refuses a statement whose columns have changed since
 * (`0A000`), while another connection may have come after the change.
 */
export type KnownColumns = Map<string, Columns>;

/** The part of the driver's connection that a statement speaks to. */
interface Line {
  readonly stream: { cork(): void; uncork(): void };
  readonly parsedStatements: Readonly<Record<string, string | undefined>>;
  readonly submittedNamedStatements: Record<string, string | undefined>;
  parse(about: { name: string; text: string }): void;
  bind(about: {
    statement: string;
    values: readonly unknown[];
    valueMapper: (value: unknown) => unknown;
  }): void;
  describe(about: { type: "P" }): void;
  execute(about: object): void;
  close(about: { type: "S"; name: string }): void;
  sync(): void;
}

interface Described {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

const NONE: Columns = { names: [], readers: [], empty: {} };

/** How the driver writes values down; its types leave out what it has for queries of others. */
const { utils: forDatabase } = pg as unknown as { utils: { prepareValue(value: unknown): unknown } };

type Done<T> = (problem: unknown, rows: T[]) => void;

/** Submitted like a query of the driver's: it is told of whatever the database answers to it. */
export class NamedStatement<T> implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  callback: Done<T>;
  readonly #values: readonly unknown[];
  readonly #types: pg.CustomTypesConfig;
  readonly #known: KnownColumns;
  #columns: Columns | undefined;
  readonly #rows: T[] = [];
  #problem: unknown;

  constructor(
    { name, text, values }: { name: string; text: string; values: readonly unknown[] },
    { types, known }: { types: pg.CustomTypesConfig; known: KnownColumns },
    done: Done<T>,
  ) {
    this.name = name;
    this.text = text;
    this.callback = done;
    this.#values = values;
    this.#types = types;
    this.#known = known;
    this.#columns = known.get(name);
  }

  submit(connection: pg.Connection): void {
    const line = connection as unknown as Line;
    line.stream.cork();
    try {
      this.#send(line);
    } finally {
      line.stream.uncork();
    }
  }

  #send(line: Line): void {
    const { name, text } = this;
    if (line.parsedStatements[name] === undefined && line.submittedNamedStatements[name] === undefined) {
      line.parse({ name, text });
      line.submittedNamedStatements[name] = text;
    }
    try {
      line.bind({ statement: name, values: this.#values, valueMapper: forDatabase.prepareValue });
    } catch (problem) {
      // A value that cannot be written down: what was begun is taken back.
      line.close({ type: "S", name });
      line.sync();
      this.handleError(problem);
      return;
    }
    if (!this.#columns) line.describe({ type: "P" });
    line.execute({});
    line.sync();
  }

  handleRowDescription({ fields }: Described): void {
    const names = fields.map((field) => field.name);
    const readers = fields.map(({ dataTypeID }) => this.#types.getTypeParser(dataTypeID, "text"));
    this.#columns = { names, readers, empty: Object.fromEntries(names.map((one) => [one, null])) };
    this.#known.set(this.name, this.#columns);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#problem !== undefined) return;
    const { names, readers, empty } = this.#columns ?? NONE;
    const row: Record<string, unknown> = { ...empty };
    try {
      if (fields.length !== names.length) throw new Error(`${this.name} has other columns than it had`);
      for (let at = 0; at < fields.length; at++) {
        const text = fields[at];
        if (text !== null && text !== undefined) row[names[at] as string] = readers[at]?.(text);
      }
    } catch (problem) {
      this.#problem = problem;
    }
    this.#rows.push(row as T);
  }

  handleError(problem: unknown): void {
    this.callback(this.#problem ?? problem, this.#rows);
  }

  handleReadyForQuery(): void {
    this.callback(this.#problem, this.#rows);
  }

  handleCommandComplete(): void {
    // How many rows there were is known from the rows.
  }

  handleEmptyQuery(): void {
    // Nothing comes of it.
  }
}
