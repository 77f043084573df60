/** Rows that a reference may point at, found by the server as somebody types. */
import { useDebouncedValue } from "@mantine/hooks";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import type { Condition } from "@plimsoll/domain/kernel/filter-value";
import { fold } from "@plimsoll/domain/kernel/fold";
import { hasCountry } from "@plimsoll/domain/kernel/record";
import { choiceAttributes, detailOf, titleAttributes, titleOf } from "@plimsoll/domain/kernel/row-title";
import { catalog } from "@plimsoll/domain/records";
import { useContext, useMemo } from "react";
import { FETCH_DELAY } from "#fields/use-rested-text";
import { languageTag, useLocale } from "#i18n/words-provider";
import { type ListAttributes, useList } from "#rpc/hooks";
import { sortedBy } from "#ui/matching";
import type { SelectRow } from "#ui/two-table-select";
import { NarrowedChoices } from "./narrowed-choices.ts";
import { TakenAlong } from "./taken-along.ts";

/** As many as somebody reads through in a list that opens under a field. */
const HOW_MANY = 50;
/**
 * Names in several languages are kept in the order of one. All rows of such a register are asked for, so that they
 * can be put in the order of the language that is read; longer ones are narrowed by typing.
 */
const HOW_MANY_TRANSLATED = 300;

interface Wanted {
  /** Key of the record pointed at. */
  readonly to: string;
  /** Rows of this country only, where the record belongs to countries; null takes any. */
  readonly country: string | null;
  readonly search: string;
  readonly enabled: boolean;
  readonly size?: number;
}

export function candidateQuestion(
  to: string,
  country: string | null,
  search: string,
  wanted: number | undefined = undefined,
  narrowed: readonly Condition[] = [],
) {
  const model = catalog.get(to);
  const isTranslated = choiceAttributes(model).length > 1;
  const size = Math.max(wanted ?? HOW_MANY, isTranslated ? HOW_MANY_TRANSLATED : 0);
  const ofCountry = hasCountry(model.definition.scope) && country !== null;
  const conditions = [
    ...narrowed,
    ...(ofCountry ? [{ attribute: "country", operator: "=", value: country }] : []),
  ];
  const attributes: ListAttributes = {
    fields: ["id", ...choiceAttributes(model)],
    order: [[model.definition.title, "asc"]],
    active: true,
    pagination: { page: 1, size },
    ...(conditions.length === 0 ? {} : { conditions }),
    ...(search === "" ? {} : { search }),
  };
  return { record: { service: model.service, type: model.key }, model, attributes };
}

export function useCandidates({ to, country, search, enabled, size }: Wanted) {
  const [rested] = useDebouncedValue(search.trim(), FETCH_DELAY);
  const { locale } = useLocale();
  const narrowed = useContext(NarrowedChoices)[to];
  const { record, model, attributes } = candidateQuestion(to, country, rested, size, narrowed);
  const taken = useContext(TakenAlong)[to];
  const typed = search.trim();
  const asked = useList(record, attributes, { enabled: enabled && taken === undefined });
  const answered = asked.data?.attributes;
  const rows: readonly SelectRow[] = useMemo(() => {
    // What is here need not be waited for.
    if (taken) return takenNamed(taken, typed);
    const named = (answered ?? []).map((row) => ({
      id: String(row.id),
      name: titleOf(model, row, locale) ?? "",
      detail: detailOf(model, row, locale),
    }));
    return sortedBy(named, languageTag(locale), ({ name }) => name);
  }, [answered, model, locale, taken, typed]);
  if (taken) return { rows, hasMore: false, isPending: false, isFailed: false, error: null };
  // While the typing rests, and while the answer comes, the rows on the screen belong to another question.
  const isPending = enabled && (asked.isPending || asked.isPlaceholderData || rested !== search.trim());
  const hasMore = (asked.data?.pagination?.total ?? 0) > rows.length;
  return { rows, hasMore, isPending, isFailed: asked.isError, error: asked.error };
}

/** Of what was taken along, the names that hold every word typed. */
function takenNamed(taken: readonly Named[], typed: string): readonly SelectRow[] {
  const words = fold(typed).split(" ").filter(Boolean);
  return taken
    .filter(({ name }) => words.every((word) => fold(name).includes(word)))
    .map(({ id, name }) => ({ id, name, detail: undefined }));
}

/** What a chosen row stands for, where it is called by a code or a symbol: "Tonelada métrica" for MT. */
export function useDetail(to: string, chosen: { readonly id: string } | null): string | undefined {
  const model = catalog.get(to);
  const { locale } = useLocale();
  const fields = choiceAttributes(model);
  const isCode = fields.includes("name") && model.definition.title !== "name";
  const asked = useList(
    { service: model.service, type: model.key },
    {
      fields: ["id", ...fields],
      conditions: [{ attribute: "id", operator: "=", value: chosen?.id ?? "" }],
      active: "all",
      pagination: { page: 1, size: 1 },
    },
    { enabled: isCode && chosen !== null, staleTime: 300_000 },
  );
  const [row] = asked.data?.attributes ?? [];
  return row !== undefined && row.id === chosen?.id ? detailOf(model, row, locale) : undefined;
}

/** Names of rows known only by their id, such as those in an address. */
export function useNames(to: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const model = catalog.get(to);
  const { locale } = useLocale();
  const asked = useList(
    { service: model.service, type: model.key },
    {
      fields: ["id", ...titleAttributes(model)],
      conditions: [{ attribute: "id", operator: "in", value: [...ids].sort() }],
      pagination: { page: 1, size: Math.max(1, Math.min(500, ids.length)) },
    },
    { enabled: ids.length > 0, staleTime: 300_000 },
  );
  return new Map(
    (asked.data?.attributes ?? []).map((row) => [String(row.id), titleOf(model, row, locale) ?? ""]),
  );
}
