/** Which answers are stale when rows of a type change: those about the type, and those that depend on its rows. */
import type { Query, QueryClient } from "@tanstack/react-query";

export interface RecordName {
  readonly service: string;
  readonly type: string;
}

function isAbout({ queryKey, meta }: Query, service: string, type: string): boolean {
  if (queryKey[0] !== "rpc") return false;
  if (queryKey[1] === service && queryKey[2] === type) return true;
  const types = (meta?.dependsOn ?? []) as readonly RecordName[];
  return types.some((one) => one.service === service && one.type === type);
}

/**
 * Marks every answer about a type as stale; those on the screen are fetched again at once. `fresh`: the row that an
 * answer has just brought whole.
 */
export function invalidateType(
  client: QueryClient,
  service: string,
  type: string,
  fresh?: string,
): Promise<void> {
  return client.invalidateQueries({
    predicate: (query) => isAbout(query, service, type) && !isLoadOf(query, fresh),
  });
}

function isLoadOf({ queryKey }: Query, id: string | undefined): boolean {
  const asked = queryKey[5] as { readonly id?: unknown } | undefined;
  return id !== undefined && queryKey[3] === "load" && asked?.id === id;
}
