/** The phases above a list: how many orders each has, and the way to them. */
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import { PHASES } from "@plimsoll/domain/work-order/status";
import { changeListQuery, writeListQuery } from "#record/list-query";
import { orderPhase } from "#record/status-phase";
import type { ListView } from "#record/use-list-view";
import { useCall } from "#rpc/hooks";
import { CountedTabs } from "#ui/counted-tabs";
import { ORDERS } from "./order.ts";
import { useOrderWords } from "./order-words.tsx";
import { ALL, chosenTab, type PhaseTab, tabCounts, withTab } from "./phase-tabs.ts";

interface PhaseTabsProps {
  readonly view: ListView;
  readonly kind: OrderKind | undefined;
}

export function PhaseTabs({ view: { query, country }, kind }: PhaseTabsProps) {
  const words = useOrderWords();
  const asked = useCall({ ...ORDERS, action: "counts", attributes: { ...(kind ? { kind } : {}), country } });
  const counts = asked.data && tabCounts(asked.data.attributes);
  const chosen = chosenTab(query.filters);
  const tabs: readonly PhaseTab[] = [ALL, ...PHASES];
  return (
    <CountedTabs
      label={words.phase}
      tabs={tabs.map((tab) => ({
        key: tab,
        label: tab === ALL ? words.allPhases : words.phases[tab],
        search: `?${writeListQuery(changeListQuery(query, { filters: withTab(query.filters, tab) }))}`,
        isChosen: tab === chosen,
        phase: tab === ALL ? undefined : orderPhase(tab),
        count: counts?.[tab],
      }))}
    />
  );
}
