/** Execution: who goes where on which days, and what nobody goes to yet. */
import { Button, Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import type { Board } from "@plimsoll/domain/work-order/output";
import { ChevronDown, CloudOff, TriangleAlert, UserX } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useClientState } from "#app/client-state";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { useSlow } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { SidePanel } from "#ui/side-panel";
import { toasts } from "#ui/toasts";
import boardClasses from "./board.module.css";
import { subjectOf } from "./board.ts";
import { BoardView } from "./board-view.tsx";
import { CalendarView } from "./calendar-view.tsx";
import { DayList } from "./day-list.tsx";
import { type Dragged, isUnmoved, landingOf, type Target } from "./landing.ts";
import { ListView } from "./list-view.tsx";
import { useConflictTexts } from "./order-line.tsx";
import { daysFrom, endOf, SPANS, type Span, startOf } from "./period.ts";
import { type Dialog, type Plan, PlanContext, usePlan } from "./plan-context.ts";
import { PlanDialogs } from "./plan-dialogs.tsx";
import { type PlanQuery, readPlanQuery, writePlanQuery } from "./plan-query.ts";
import { type GoPlan, PlanSwitches, PlanToolbar } from "./plan-toolbar.tsx";
import classes from "./planner.module.css";
import { usePlannerWords, WithPlannerWords } from "./planner-words.tsx";
import { UnassignedList } from "./unassigned-list.tsx";
import { useBoard } from "./use-board.ts";
import { type PlanActions, usePlanActions } from "./use-plan-actions.ts";
import { type Drag, usePlanDrag } from "./use-plan-drag.ts";

export function PlannerPage() {
  return (
    <WithPlannerWords>
      <Planner />
    </WithPlannerWords>
  );
}

const NO_BOARD: Board = {
  people: [],
  appointments: [],
  absences: [],
  conflicts: [],
  unassigned: [],
  next: "",
};

/** Two weeks on a board need room. */
function fittingSpans({ view }: PlanQuery, isMiddling: boolean): readonly Span[] {
  return isMiddling && view === "board" ? SPANS.filter((span) => span !== "two_weeks") : SPANS;
}

/** Where there is less room than the address asks for, it shows a week. */
function shownSpan({ view, span }: PlanQuery, fitting: readonly Span[], isNarrow: boolean): Span {
  if (view === "calendar") return "month";
  return isNarrow || !fitting.includes(span) ? "week" : span;
}

function usePlanQuery(): { readonly address: PlanQuery; readonly go: GoPlan } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readPlanQuery(search), [search]);
  const go = useCallback<GoPlan>(
    (change) => void navigate({ search: writePlanQuery({ ...readPlanQuery(search), ...change }) }),
    [navigate, search],
  );
  return { address, go };
}

function Planner() {
  const title = useRouteTitle();
  const { address, go } = usePlanQuery();
  const country = useClientState((state) => state.country);
  const today = todayIn(country, new Date().toISOString());
  const isNarrow = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false }) ?? false;
  const isMiddling =
    useMediaQuery("(max-width: 74.99em)", false, { getInitialValueInEffect: false }) ?? false;
  const spans = fittingSpans(address, isMiddling);
  const span = shownSpan(address, spans, isNarrow);
  const window = useMemo(() => {
    const from = startOf(span, address.from ?? today);
    return { from, to: endOf(span, from) };
  }, [span, address.from, today]);
  const { request, asked, board } = useBoard(window, address);
  const rights = useRights(useModel("appointment"));
  const absenceRights = useRights(useModel("absence"));
  const actions = usePlanActions({ request, window, rights });
  const days = useMemo(() => daysFrom(window.from, window.to), [window]);
  const { dialog, open, close } = useDialogs();
  const { drag, ghost, begin } = usePlanDrag(useDrop(board, actions));
  const shown = board ?? NO_BOARD;
  const plan = useMemo<Plan>(
    () => ({ board: shown, days, today, rights, absenceRights, actions, open, begin }),
    [shown, days, today, rights, absenceRights, actions, open, begin],
  );
  return (
    <PlanContext value={plan}>
      <Page
        title={title ?? ""}
        actions={<PlanSwitches {...{ address, window, span, spans, today, isNarrow, go }} />}
      >
        <PlanDialogs dialog={dialog} onClose={close} />
        <PlanToolbar {...{ address, window, span, today, go }} />
        {board ? (
          <PlanBody address={address} month={window.from} isNarrow={isNarrow} drag={drag} />
        ) : (
          <NotYet asked={asked} />
        )}
        {drag && (
          <div ref={ghost} className={classes.ghost} aria-hidden>
            <Ghost what={drag.what} />
          </div>
        )}
      </Page>
    </PlanContext>
  );
}

/** One dialog may lead to the next; when the last one goes, the focus is back where the first was opened. */
function useDialogs() {
  const [dialog, setDialog] = useState<Dialog>();
  const opener = useRef<Element | null>(null);
  const isOpen = useRef(false);
  const open = useCallback((next: Dialog) => {
    if (!isOpen.current) opener.current = document.activeElement;
    isOpen.current = true;
    setDialog(next);
  }, []);
  const close = useCallback(() => {
    isOpen.current = false;
    setDialog(undefined);
    // After the dialog has given the focus back to where it took it from, which may be gone.
    setTimeout(() => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (isNowhere && opener.current instanceof HTMLElement) opener.current.focus();
    }, 50);
  }, []);
  return { dialog, open, close };
}

/** What letting go of something over a day does. */
function useDrop(board: Board | undefined, actions: PlanActions) {
  const { said } = usePlannerWords();
  return (what: Dragged, target: Target) => {
    const landing = landingOf(what, target);
    const person = board?.people.find(({ id }) => id === landing.person);
    const order = what.kind === "order" ? what.order : what.bar;
    if (person === undefined) return;
    if (person.country !== order.country)
      toasts.error(say(said.otherCountry, { person: person.name, order: order.wocode }));
    else if (what.kind === "order") void actions.assign(what.order, landing, person.name);
    else if (!isUnmoved(what.bar, landing)) void actions.move(what.bar, landing);
  };
}

function NotYet({ asked }: { readonly asked: ReturnType<typeof useBoard>["asked"] }) {
  const { shell } = useWords().app;
  const isSlow = useSlow(asked.isPending);
  if (!asked.isError) return isSlow ? <Skeleton height={480} radius="md" /> : null;
  const again = (
    <Button variant="default" onClick={() => void asked.refetch()}>
      {shell.tryAgain}
    </Button>
  );
  return (
    <Card>
      <EmptyState title={errorText(asked.error)} icon={CloudOff} action={again} />
    </Card>
  );
}

interface PlanBodyProps {
  readonly address: PlanQuery;
  readonly month: string;
  readonly isNarrow: boolean;
  readonly drag: Drag | undefined;
}

function PlanBody({ address, month, isNarrow, drag }: PlanBodyProps) {
  const { board } = usePlan();
  const words = usePlannerWords();
  const dragged = drag?.what.kind === "order" ? drag.what.order.id : undefined;
  const title = say(words.unassigned.title, { count: board.unassigned.length });
  return (
    <SidePanel
      title={title}
      panel={<UnassignedList dragged={dragged} isBoard={address.view === "board" && !isNarrow} />}
    >
      <Conflicts />
      {address.view === "calendar" ? (
        <CalendarView month={month} address={address} isNarrow={isNarrow} />
      ) : isNarrow ? (
        <DayList />
      ) : address.view === "list" ? (
        <ListView />
      ) : (
        <Card className={boardClasses.boardCard ?? ""}>
          {board.people.length === 0 ? (
            <EmptyState title={words.noPeople} text={words.noPeopleText} icon={UserX} />
          ) : (
            <BoardView drag={drag} />
          )}
        </Card>
      )}
    </SidePanel>
  );
}

/** How many conflicts there are, and each as a sentence for whoever wants to know. */
function Conflicts() {
  const { board } = usePlan();
  const words = usePlannerWords().conflict;
  const texts = useConflictTexts(board);
  if (texts.length === 0) return null;
  return (
    <details className={classes.conflicts}>
      <summary>
        <TriangleAlert size={15} aria-hidden />
        {sayCount(words.count, texts.length)}
        <ChevronDown size={15} className={classes.chevron} aria-hidden />
      </summary>
      <ul>
        {texts.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

function Ghost({ what }: { readonly what: Dragged }) {
  const order = what.kind === "order" ? what.order : what.bar;
  return (
    <>
      <strong>{order.wocode}</strong>
      <span>{subjectOf(order)}</span>
    </>
  );
}
