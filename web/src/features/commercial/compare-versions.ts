// Decides what differs between two versions of a proposal: field by field, item by item under its service, and the text
// paragraph by paragraph. Nothing is guessed: a paragraph that was reworded is one removed and one added.

export const MARKS = ["same", "changed", "added", "removed"] as const;
export type Mark = (typeof MARKS)[number];

/** One thing that both, or one of the two, have; null where it does not. */
export interface Compared {
  readonly key: string;
  readonly label: string;
  readonly left: string | null;
  readonly right: string | null;
  readonly mark: Mark;
}

/** A thing of one version, by what makes it the same thing in the other. */
export interface Part {
  readonly key: string;
  readonly label: string;
  readonly text: string | null;
}

export function markOf(left: string | null, right: string | null): Mark {
  if (left === right) return "same";
  if (left === null) return "added";
  return right === null ? "removed" : "changed";
}

/** Parts with the same key stand on one line; the second of two with one key meets the second of the other side. */
export function compareParts(left: readonly Part[], right: readonly Part[]): Compared[] {
  const before = numbered(left);
  const after = numbered(right);
  const lines = [...before].map(([key, part]) => line(key, part, after.get(key)));
  const added = [...after]
    .filter(([key]) => !before.has(key))
    .map(([key, part]) => line(key, undefined, part));
  return [...lines, ...added];
}

function numbered(parts: readonly Part[]): Map<string, Part> {
  const seen = new Map<string, number>();
  return new Map(
    parts.map((part) => {
      const count = seen.get(part.key) ?? 0;
      seen.set(part.key, count + 1);
      return [`${part.key} ${count}`, part];
    }),
  );
}

function line(key: string, left: Part | undefined, right: Part | undefined): Compared {
  const texts = { left: left?.text ?? null, right: right?.text ?? null };
  return { key, label: (right ?? left)?.label ?? "", ...texts, mark: markOf(texts.left, texts.right) };
}

/** The paragraphs of both in their order: what stands in both, in the same order, is the same. */
export function compareParagraphs(left: readonly string[], right: readonly string[]): Compared[] {
  const common = commonLengths(left, right);
  const lines: Compared[] = [];
  const put = (before: string | null, after: string | null) =>
    lines.push({
      key: String(lines.length),
      label: "",
      left: before,
      right: after,
      mark: markOf(before, after),
    });
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const before = left[i] ?? null;
    const after = right[j] ?? null;
    if (before !== null && before === after) {
      put(before, after);
      i += 1;
      j += 1;
    } else if (after === null || (before !== null && at(common, i + 1, j) >= at(common, i, j + 1))) {
      put(before, null);
      i += 1;
    } else {
      put(null, after);
      j += 1;
    }
  }
  return lines;
}

type Lengths = readonly (readonly number[])[];

const at = (lengths: Lengths, i: number, j: number): number => lengths[i]?.[j] ?? 0;

/** How many paragraphs the rests of both texts have in common, from each pair of places on. */
function commonLengths(left: readonly string[], right: readonly string[]): Lengths {
  const lengths: number[][] = Array.from({ length: left.length + 1 }, () => []);
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? [];
      row[j] =
        left[i] === right[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
      lengths[i] = row;
    }
  }
  return lengths;
}
