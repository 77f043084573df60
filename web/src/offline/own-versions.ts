/**
 * Which versions of rows this person's own changes have brought of late. Between the moment in which the server's answer is
 * kept here and the one in which the page has heard of it, somebody quick saves again, on top of a version that is over:
 * it was their own change, so nobody is overtaken.
 */

export interface OwnVersion {
  readonly row: string;
  readonly from: number;
  readonly to: number;
  readonly at: string;
}

/** A page that has not heard of an answer after this long is an old page, and its changes are compared as usual. */
const UNHEARD_MS = 10_000;
const MOST_KEPT = 50;

const isJustBefore = (one: OwnVersion, at: string) =>
  Math.abs(Date.parse(at) - Date.parse(one.at)) < UNHEARD_MS;

export function readOwnVersions(kept: string | undefined): readonly OwnVersion[] {
  return kept === undefined ? [] : (JSON.parse(kept) as OwnVersion[]);
}

/** Changes that follow on one another at once count as one. */
export function withOwnVersion(own: readonly OwnVersion[], next: OwnVersion): readonly OwnVersion[] {
  const before = own.find(({ row }) => row === next.row);
  const isGoingOn = before !== undefined && before.to === next.from && isJustBefore(before, next.at);
  const others = own.filter((one) => one !== before);
  return [...others, isGoingOn ? { ...next, from: before.from } : next].slice(-MOST_KEPT);
}

export function versionSince(
  own: readonly OwnVersion[],
  { row, version, at }: { readonly row: string; readonly version: number; readonly at: string },
): number {
  const change = own.find((one) => one.row === row && one.from <= version && version < one.to);
  return change && isJustBefore(change, at) ? change.to : version;
}
