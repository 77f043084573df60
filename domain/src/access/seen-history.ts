/**
 * Decides what of a row's history somebody reads: the row as it was while they could see it. What happened out of their
 * sight is shown as one step, from the state they last saw to the one they see next; before the first state that they
 * saw there is nothing.
 */

/** By path: a field, `items.<id>` for a child row that came or went, `items.<id>.<field>` for a change inside one. */
export type PathChanges = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

export interface HistoryStep {
  readonly action: string;
  readonly changes: PathChanges;
}

type State = Readonly<Record<string, unknown>>;

/**
 * `steps` oldest first, the newest leading to `now`; they may begin in the middle of a long history. `isSeen` judges a
 * state by the attributes that decide who sees a row.
 */
export function seenHistory<S extends HistoryStep>(
  steps: readonly S[],
  now: State,
  isSeen: (state: State) => boolean,
): S[] {
  const seen = seenAfterEach(steps, now, isSeen);
  const shown: S[] = [];
  let hidden: PathChanges | undefined;
  let wasSeen = seen.before;
  steps.forEach((step, at) => {
    if (!seen.after[at]) {
      hidden = joined(hidden ?? {}, step.changes);
      return;
    }
    if (hidden === undefined && wasSeen) shown.push(step);
    else {
      const changes = joined(hidden ?? {}, step.changes);
      shown.push({ ...step, changes: wasSeen ? changes : fromNothing(changes) });
    }
    hidden = undefined;
    wasSeen = true;
  });
  return shown;
}

/** Backwards from the row as it stands, undoing one step after the other. */
function seenAfterEach(
  steps: readonly HistoryStep[],
  now: State,
  isSeen: (state: State) => boolean,
): { readonly before: boolean; readonly after: readonly boolean[] } {
  const after: boolean[] = [];
  let state = now;
  for (const { changes } of [...steps].reverse()) {
    after.unshift(isSeen(state));
    state = {
      ...state,
      ...Object.fromEntries(Object.entries(changes).map(([path, [before]]) => [path, before])),
    };
  }
  return { before: steps[0]?.action !== "create" && isSeen(state), after };
}

/** Two steps as one: the value before the first, the value after the second. */
function joined(first: PathChanges, second: PathChanges): PathChanges {
  const all = new Map(Object.entries(first));
  for (const [path, [before, after]] of Object.entries(second)) {
    const [list = "", id = "", field] = path.split(".");
    const row = `${list}.${id}`;
    const whole = all.get(row);
    if (field !== undefined && isObject(whole?.[1])) {
      all.set(row, [whole?.[0] ?? null, { ...whole?.[1], [field]: after }]);
      continue;
    }
    const earlier = all.get(path)?.[0];
    const inside = field === undefined && isObject(before) ? takeInside(all, row) : {};
    const original = all.has(path) ? earlier : isObject(before) ? { ...before, ...inside } : before;
    all.set(path, [original, after]);
  }
  const entries = [...all].filter(([, [before, after]]) => JSON.stringify(before) !== JSON.stringify(after));
  return Object.fromEntries(entries);
}

/** A child row that goes away was, before the first step, as the changes inside it found it. */
function takeInside(all: Map<string, readonly [unknown, unknown]>, row: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [path, [before]] of all) {
    if (!path.startsWith(`${row}.`)) continue;
    found[path.slice(row.length + 1)] = before;
    all.delete(path);
  }
  return found;
}

function fromNothing(changes: PathChanges): PathChanges {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([path, [, after]]) =>
      after === null || after === undefined ? [] : [[path, [null, after] as const]],
    ),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
