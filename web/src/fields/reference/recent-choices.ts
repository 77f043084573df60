/** What somebody lately chose from a record, so that it stands first the next time. Kept with the browser's memory. */
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { hasCountry } from "@plimsoll/domain/kernel/record";
import { titleAttributes, titleOf } from "@plimsoll/domain/kernel/row-title";
import { catalog } from "@plimsoll/domain/records";
import { useContext, useMemo } from "react";
import { clientState, type RecentChoice, setClientState, useClientState } from "#app/client-state";
import { useLocale } from "#i18n/words-provider";
import { useList } from "#rpc/hooks";
import { NarrowedChoices } from "./narrowed-choices.ts";
import { TakenAlong } from "./taken-along.ts";

export const MOST_RECENT = 5;
/** Per record, over all countries. */
const KEPT = 12;

export function withChoice(known: readonly RecentChoice[], choice: RecentChoice): readonly RecentChoice[] {
  return [choice, ...known.filter((one) => one.id !== choice.id)].slice(0, KEPT);
}

/** Those that may be chosen for a country; null takes any. */
export function choicesFor(known: readonly RecentChoice[], country: string | null): readonly RecentChoice[] {
  const fitting = country === null ? known : known.filter((one) => one.country === country);
  return fitting.slice(0, MOST_RECENT);
}

export function rememberChoice(to: string, { id, name }: Named, country: string | null): void {
  const { recent } = clientState();
  setClientState({ recent: { ...recent, [to]: withChoice(recent[to] ?? [], { id, name, country }) } });
}

const NONE: readonly RecentChoice[] = [];

/**
 * The recent choices of a record. They show at once; those that the server no longer offers (retired, removed,
 * out of reach) leave with its answer, and new names replace old ones.
 */
export function useRecentChoices(to: string, country: string | null, isOpen: boolean): readonly Named[] {
  const known = useClientState((state) => state.recent[to] ?? NONE);
  const model = catalog.get(to);
  const { locale } = useLocale();
  const narrowed = useContext(NarrowedChoices)[to];
  const taken = useContext(TakenAlong)[to];
  const chosen = useMemo(
    () => choicesFor(known, hasCountry(model.definition.scope) ? country : null),
    [known, model, country],
  );
  const ids = useMemo(() => chosen.map((one) => one.id).sort(), [chosen]);
  const asked = useList(
    { service: model.service, type: model.key },
    {
      fields: ["id", ...titleAttributes(model)],
      active: true,
      conditions: [{ attribute: "id", operator: "in", value: ids }, ...(narrowed ?? [])],
      pagination: { page: 1, size: Math.max(1, ids.length) },
    },
    { enabled: isOpen && ids.length > 0 && taken === undefined, keepPrevious: false },
  );
  const rows = asked.data?.attributes;
  return useMemo(() => {
    if (rows === undefined) return chosen;
    const names = new Map(rows.map((row) => [String(row.id), titleOf(model, row, locale) ?? ""]));
    return chosen.flatMap(({ id }) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
  }, [rows, chosen, model, locale]);
}
