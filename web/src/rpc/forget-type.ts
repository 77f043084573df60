/** Which answers grow old when rows of a type change: those about the type, and those made of its rows. */
import type { Query, QueryClient } from "@tanstack/react-query";

export interface RecordName {
  readonly service: string;
  readonly type: string;
}

function isAbout({ queryKey, meta }: Query, service: string, type: string): boolean {
  if (queryKey[0] !== "rpc") return false;
  if (queryKey[1] === service && queryKey[2] === type) return true;
  const parts = (meta?.madeOf ?? []) as readonly RecordName[];
  return parts.some((part) => part.service === service && part.type === type);
}

/** Everything known of a type is asked again; what is on the screen now, at once. */
export function forgetType(client: QueryClient, service: string, type: string): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => isAbout(query, service, type) });
}
