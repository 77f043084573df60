/** Rows that a reference may point at, found by the server as somebody types. */
import { useDebouncedValue } from "@mantine/hooks";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { catalog } from "@plimsoll/domain/records";
import { FETCH_DELAY } from "#fields/use-rested-text";
import { type ListAttributes, useList } from "#rpc/hooks";

const HOW_MANY = 50;

interface Wanted {
  /** Key of the record pointed at. */
  readonly to: string;
  /** Rows of this country only, where the record belongs to countries; null takes any. */
  readonly country: string | null;
  readonly search: string;
  readonly enabled: boolean;
}

export function candidateQuestion(to: string, country: string | null, search: string) {
  const model = catalog.get(to);
  const title = model.definition.title;
  const ofCountry = model.definition.scope === "country" && country !== null;
  const attributes: ListAttributes = {
    fields: ["id", title],
    order: [[title, "asc"]],
    active: true,
    pagination: { page: 1, size: HOW_MANY },
    ...(ofCountry ? { conditions: [{ attribute: "country", operator: "=", value: country }] } : {}),
    ...(search === "" ? {} : { search }),
  };
  return { record: { service: model.service, type: model.key }, title, attributes };
}

export function useCandidates({ to, country, search, enabled }: Wanted) {
  const [rested] = useDebouncedValue(search.trim(), FETCH_DELAY);
  const { record, title, attributes } = candidateQuestion(to, country, rested);
  const asked = useList<Record<string, unknown>>(record, attributes, { enabled });
  const rows: readonly Named[] = (asked.data?.attributes ?? []).map((row) => ({
    id: String(row.id),
    name: String(row[title] ?? ""),
  }));
  // While the typing rests, and while the answer comes, the rows on the screen belong to another question.
  const isPending = enabled && (asked.isPending || asked.isPlaceholderData || rested !== search.trim());
  return { rows, isPending, isFailed: asked.isError, error: asked.error, retry: () => void asked.refetch() };
}

/** Names of rows known only by their id, such as those in an address. */
export function useNames(to: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const model = catalog.get(to);
  const title = model.definition.title;
  const asked = useList<Record<string, unknown>>(
    { service: model.service, type: model.key },
    {
      fields: ["id", title],
      conditions: [{ attribute: "id", operator: "in", value: [...ids].sort() }],
      pagination: { page: 1, size: Math.max(1, Math.min(500, ids.length)) },
    },
    { enabled: ids.length > 0, staleTime: 300_000 },
  );
  return new Map((asked.data?.attributes ?? []).map((row) => [String(row.id), String(row[title] ?? "")]));
}
