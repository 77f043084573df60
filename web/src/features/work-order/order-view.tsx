/** An order that is there: title line, phases, tabs. */
import { Tabs } from "@mantine/core";
import { isGuest } from "@plimsoll/domain/access/actor";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { isLocked, type OrderStatus } from "@plimsoll/domain/work-order/status";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { pageExists } from "#app/existing-pages";
import { Page } from "#app/page";
import { useRouteMatch } from "#app/route-match";
import { useActor } from "#app/session";
import { Comments } from "#comments/comments";
import { type RecordLabels, useRecordLabels } from "#record/record-words";
import { type Rights, useMayOn, useRights } from "#record/rights";
import { phasesOf } from "#record/status-phase";
import { useModel } from "#record/use-model";
import { CountMark } from "#ui/counted-tabs";
import { StatusChip } from "#ui/status-chip";
import { type AskedControl, useAskedControl } from "./asked-control.ts";
import { DocumentsTab, ItemsTab, OverviewTab } from "./detail-tabs.tsx";
import { HistoryTab } from "./history-tab.tsx";
import {
  kindOf,
  type LogEntry,
  type OrderRow,
  type OrderVerdicts,
  orderContext,
  orderName,
} from "./order.ts";
import { OrderActions } from "./order-actions.tsx";
import { orderModelOf } from "./order-model.ts";
import { isOrderTab, ORDER_TABS, type OrderTab, tabAt, tabPath } from "./order-paths.ts";
import { useOrderWords } from "./order-words.tsx";
import { PeopleTab } from "./people-tab.tsx";
import { PhaseStrip } from "./phase-strip.tsx";
import type { ScopeRow } from "./scope-items.ts";
import { ScopeTab } from "./scope-tab.tsx";
import { type OrderActionRunner, useOrderActions } from "./use-order-action.tsx";
import classes from "./work-order.module.css";

/** What every part of the page gets. */
export interface OrderTabProps {
  readonly order: OrderRow;
  readonly verdicts: OrderVerdicts | undefined;
  readonly log: readonly LogEntry[] | undefined;
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly rights: Rights;
  /** Finished or canceled: read, not edited. */
  readonly isLocked: boolean;
  readonly isGuest: boolean;
  /** Whether the person may change statuses by hand. */
  readonly mayChange: boolean;
  readonly actions: OrderActionRunner;
  readonly tab: OrderTab;
  readonly goTo: (tab: OrderTab) => void;
  /** The control that the next step means. */
  readonly askedControl: AskedControl;
}

interface OrderViewProps {
  readonly order: OrderRow;
  readonly verdicts: OrderVerdicts | undefined;
  readonly log: readonly LogEntry[] | undefined;
  /** Address of the page without its tab. */
  readonly base: string;
  readonly listPath: string;
}

export function OrderView({ order, verdicts, log, base, listPath }: OrderViewProps) {
  const { search, state, pathname } = useLocation();
  const navigate = useNavigate();
  const model = orderModelOf(kindOf(order), useModel("work_order"));
  const labels = useRecordLabels(model);
  const rights = useRights(model);
  const may = useMayOn(model);
  const actions = useOrderActions(order);
  const status = order.status as OrderStatus;
  const part: OrderTabProps = {
    order,
    verdicts,
    log,
    model,
    labels,
    rights,
    isLocked: isLocked(status),
    isGuest: isGuest(useActor()),
    mayChange: may("changestatus"),
    actions,
    tab: tabAt(pathname, order.id, search),
    goTo: (tab) => void navigate(tabPath(base, tab, pageExists), { state }),
    askedControl: useAskedControl(),
  };
  const chip = (
    <StatusChip
      phase={phasesOf(model.key, "status")?.[status] ?? "planning"}
      label={labels.field("status").choices?.[status] ?? status}
    />
  );
  return (
    <Page
      title={orderName(order)}
      status={chip}
      detail={orderContext(order)}
      steps={useSteps(order)}
      actions={<OrderActions part={part} listPath={listPath} />}
    >
      {actions.dialog}
      <PhaseStrip part={part} />
      <OrderTabs part={part} />
    </Page>
  );
}

/** The step of the breadcrumbs that stands for this order. */
function useSteps(order: OrderRow) {
  const match = useRouteMatch();
  const own = match && [...match.parents, match.entry].find(({ path }) => path.endsWith("/:id"));
  return own ? { [own.path]: { label: order.wocode } } : {};
}

const counted = (text: string | undefined) =>
  text === undefined ? undefined : <CountMark>{text}</CountMark>;

/** What stands behind a tab, as far as the row itself tells: of the scope, what was carried out. */
function tabCounts({ items, inspectors, scope }: OrderRow): Partial<Record<OrderTab, string>> {
  const rows = (scope ?? []) as readonly ScopeRow[];
  const count = (list: unknown) => (Array.isArray(list) && list.length > 0 ? String(list.length) : undefined);
  const confirmed = rows.filter((row) => row.confirmed).length;
  return {
    item: count(items),
    operationItems: count(inspectors),
    ...(rows.length > 0 ? { scope: `${confirmed}/${rows.length}` } : {}),
  };
}

function OrderTabs({ part }: { readonly part: OrderTabProps }) {
  const words = useOrderWords().tabs;
  const mayRead = useRights(useModel("comment")).list;
  // Who works where is no business of a customer's.
  const hidden = [...(part.isGuest ? ["operationItems"] : []), ...(mayRead ? [] : ["comments"])];
  const tabs = ORDER_TABS.filter((tab) => !hidden.includes(tab));
  const panels: Readonly<Record<OrderTab, () => ReactNode>> = {
    overview: () => <OverviewTab part={part} />,
    item: () => <ItemsTab part={part} />,
    operationItems: () => <PeopleTab part={part} />,
    scope: () => <ScopeTab part={part} />,
    documents: () => <DocumentsTab part={part} />,
    comments: () => <Comments orderId={part.order.id} isGuest={part.isGuest} />,
    history: () => <HistoryTab part={part} />,
  };
  const shown = tabs.includes(part.tab) ? part.tab : "overview";
  const counts = tabCounts(part.order);
  const strip = useRef<HTMLDivElement>(null);
  // Where the tabs do not fit, the chosen one comes into sight.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-tab=${shown}]`);
    if (strip.current && chosen) strip.current.scrollLeft = chosen.offsetLeft - strip.current.offsetLeft - 40;
  }, [shown]);
  return (
    <Tabs
      value={shown}
      keepMounted={false}
      activateTabWithKeyboard={false}
      onChange={(tab) => isOrderTab(tab) && part.goTo(tab)}
      classNames={{ list: classes.tabs ?? "" }}
    >
      <Tabs.List ref={strip} aria-label={words.label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab} data-tab={tab} rightSection={counted(counts[tab])}>
            {words[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={shown} pt="md">
        {panels[shown]()}
      </Tabs.Panel>
    </Tabs>
  );
}
