/**
 * Of two answers about one row the newer version stays. A page may have asked for a row when a change of its own was
 * answered first: the older answer comes last, and nothing would ever ask again.
 */
import { replaceEqualDeep } from "@tanstack/react-query";

const versionOf = (answer: unknown): number | undefined => {
  const row = (answer as { readonly attributes?: { readonly version?: unknown } } | undefined)?.attributes;
  return typeof row?.version === "number" ? row.version : undefined;
};

export function newerRow(known: unknown, came: unknown): unknown {
  const [old, fresh] = [versionOf(known), versionOf(came)];
  if (old !== undefined && fresh !== undefined && old > fresh) return known;
  return replaceEqualDeep(known, came);
}
