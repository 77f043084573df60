/** The seals on the entrances of each hold, from the day they were set to what was found at discharge. */
import { issue } from "#kernel/errors";
import { choice } from "#kernel/field/choice";
import { number } from "#kernel/field/number";
import { text } from "#kernel/field/text";
import { instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";
import type { OperationPage } from "../operation-page.ts";
import { fieldRecord, ofHold, ofOperation, photos, remark } from "./fields.ts";

/** Places of a seal around one hold, clockwise from port aft. */
export const MOST_POSITIONS = 32;

export const SEAL_STATES = ["applied", "intact", "broken", "missing", "removed", "void"] as const;
export type SealState = (typeof SEAL_STATES)[number];

export const SEAL_TYPES = ["bolt", "wire", "box", "tape"] as const;

/** On the hold, as far as anybody knows. */
export const LIVE_STATES = ["applied", "intact"] as const satisfies readonly SealState[];

export function isLive(state: unknown): boolean {
  return LIVE_STATES.some((one) => one === state);
}

export const holdSealing = defineRecord({
  ...fieldRecord,
  key: "hold_sealing",
  title: "number",
  fields: {
    ...ofOperation,
    hold: ofHold,
    position: number({ required: true, min: 1, max: MOST_POSITIONS, example: 1, list: true }),
    number: text({ required: true, max: 40, capitals: true, list: true, search: true }),
    place: text({ max: 120, list: true }),
    type: choice(SEAL_TYPES, { list: true, filter: true }),
    state: choice(SEAL_STATES, { required: true, default: "applied", list: true, filter: true }),
    applied_at: instant({ list: true }),
    removed_at: instant({ list: true }),
    remark: remark(),
    photos,
  },
  indexes: [["operation_id", "hold", "position"]],
  // A number is linked to one place only, wherever that is.
  unique: [["number"]],
  order: [
    ["hold", "asc"],
    ["position", "asc"],
  ],
  check: [
    ({ applied_at: applied, removed_at: removed }) =>
      applied !== null && removed !== null && removed < applied
        ? [issue("end_before_begin", "removed_at")]
        : [],
  ],
});

export const holdSealingPage: OperationPage = {
  key: "hold_sealing",
  segment: "holdsealing",
  icon: "lock",
  words: "holdSealing",
  carriers: ["ship", "barge"],
  opens: "planned",
  services: ["SEALING"],
  progress: (rows, { holds }) => ({
    done: holds.filter((hold) => rows.some((row) => row.hold === hold && row.state !== "void")).length,
    of: holds.length,
  }),
};

export interface PlacedSeal {
  readonly id: string;
  readonly number: string;
  readonly hold: number;
  readonly position: number;
  readonly state: SealState;
  readonly applied_at: string | null;
}

/** The numbers that seals on a hold stand in for: the one that was at the same place last. */
export function replacedSeals(seals: readonly PlacedSeal[]): ReadonlyMap<string, string> {
  const replaced = new Map<string, string>();
  for (const seal of seals.filter(({ state }) => isLive(state))) {
    const [last] = seals
      .filter((one) => !isLive(one.state) && one.hold === seal.hold && one.position === seal.position)
      .filter((one) => (one.applied_at ?? "") <= (seal.applied_at ?? one.applied_at ?? ""))
      .sort((one, other) => (other.applied_at ?? "").localeCompare(one.applied_at ?? ""));
    if (last) replaced.set(seal.id, last.number);
  }
  return replaced;
}

/** The numbers from one seal to another: the same letters, digits that count up. Nothing where they are no range. */
export function sealNumbers(from: string, to: string, most = MOST_POSITIONS): readonly string[] | undefined {
  const [first, last] = [from.trim().toUpperCase(), to.trim().toUpperCase()].map((one) =>
    /^(.*?)(\d+)$/.exec(one),
  );
  if (!first || !last || first[1] !== last[1]) return undefined;
  const [begin, end] = [BigInt(first[2] ?? ""), BigInt(last[2] ?? "")];
  const digits = (first[2] ?? "").length;
  if ((last[2] ?? "").length < digits || end < begin || end - begin >= BigInt(most)) return undefined;
  return Array.from(
    { length: Number(end - begin) + 1 },
    (_, at) => `${first[1]}${String(begin + BigInt(at)).padStart(digits, "0")}`,
  );
}
