/** The phases above a list: how many orders each has, and the way to them. Links, because each is an address. */
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import { PHASES } from "@plimsoll/domain/work-order/status";
import { Link } from "react-router";
import { useNumbers } from "#i18n/formats";
import { changeListQuery, writeListQuery } from "#record/list-query";
import { orderPhase } from "#record/status-phase";
import type { ListView } from "#record/use-list-view";
import { useCall } from "#rpc/hooks";
import { ORDERS } from "./order.ts";
import { useOrderWords } from "./order-words.tsx";
import { ALL, chosenTab, type PhaseTab, tabCounts, withTab } from "./phase-tabs.ts";
import classes from "./work-order.module.css";

interface PhaseTabsProps {
  readonly view: ListView;
  readonly kind: OrderKind | undefined;
}

export function PhaseTabs({ view: { query, country }, kind }: PhaseTabsProps) {
  const words = useOrderWords();
  const numbers = useNumbers();
  const asked = useCall({ ...ORDERS, action: "counts", attributes: { ...(kind ? { kind } : {}), country } });
  const counts = asked.data && tabCounts(asked.data.attributes);
  const tabs: readonly PhaseTab[] = [ALL, ...PHASES];
  const chosen = chosenTab(query.filters);
  const pathOf = (tab: PhaseTab) =>
    `?${writeListQuery(changeListQuery(query, { filters: withTab(query.filters, tab) }))}`;
  return (
    <nav className={classes.phases} aria-label={words.phase}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={{ search: pathOf(tab) }}
          className={classes.phase}
          aria-current={tab === chosen ? "page" : undefined}
        >
          {tab !== ALL && <span className={classes.dot} data-phase={orderPhase(tab)} aria-hidden />}
          {tab === ALL ? words.allPhases : words.phases[tab]}
          {counts && <span className={classes.count}>{numbers.format(counts[tab])}</span>}
        </Link>
      ))}
    </nav>
  );
}
