/** The ports day by day: who is expected, waits, lies alongside, works, has sailed. Prints, and stands on a wall by itself. */
import { ActionIcon, Button, FocusTrap, Group, Skeleton } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { addDays, localOf } from "@plimsoll/domain/kernel/dates";
import type { CallState } from "@plimsoll/domain/operation/port-call";
import type { ShownCall } from "@plimsoll/domain/operation/ship-status-contract";
import { CalendarDays, ChevronLeft, ChevronRight, CloudOff, Monitor, Printer, X } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { errorText } from "#app/error-text";
import { orderPath } from "#app/order-path";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { useDates } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useCall } from "#rpc/hooks";
import { Card } from "#ui/card";
import { ChooseOne } from "#ui/choose";
import { EmptyState } from "#ui/empty-state";
import { type Phase, StatusChip } from "#ui/status-chip";
import { choicesOf } from "./map-filters.ts";
import { useMapWords, WithMapWords } from "./map-words.tsx";
import classes from "./ship-status.module.css";

const REFRESH_MS = 60_000;
const DAYS = 7;

const PHASES: Readonly<Record<CallState, Phase>> = {
  expected: "planning",
  at_roads: "held",
  at_berth: "lab",
  operating: "field",
  sailed: "done",
};

export function ShipStatusPage() {
  return (
    <WithMapWords>
      <ShipStatus />
    </WithMapWords>
  );
}

function useBoard(from: string | null) {
  return useCall(
    {
      service: "ship_status",
      type: "default",
      action: "list",
      attributes: { days: DAYS, ...(from === null ? {} : { from }) },
    },
    {
      refetchInterval: REFRESH_MS,
      dependsOn: [
        { service: "workorder", type: "work_order" },
        { service: "service", type: "timelog_entry" },
        { service: "service", type: "operation" },
      ],
    },
  );
}

function ShipStatus() {
  const words = useMapWords().status;
  const title = useRouteTitle() ?? "";
  const dates = useDates();
  const [asked, setAsked] = useSearchParams();
  const [port, setPort] = useState<string | null>(null);
  const from = asked.get("from");
  const isWall = asked.has("wall");
  const board = useBoard(from);
  const shown = board.data?.attributes;
  const calls = useMemo(
    () => shown?.calls.filter((one) => port === null || one.port.id === port) ?? [],
    [shown, port],
  );
  const refreshed =
    board.dataUpdatedAt > 0 &&
    say(words.refreshed, { time: dates.moment(new Date(board.dataUpdatedAt).toISOString()).slice(-5) });
  const go = (days: number | null) =>
    setAsked(days === null || !shown?.dates[0] ? {} : { from: addDays(shown.dates[0], days) });
  const body =
    shown !== undefined ? (
      <Ports calls={calls} dates={shown.dates} today={shown.today} />
    ) : board.isError ? (
      <Card>
        <EmptyState icon={CloudOff} title={words.failed} text={errorText(board.error)} />
      </Card>
    ) : (
      <Skeleton height={480} radius="md" />
    );
  if (isWall)
    return (
      <Wall title={title} refreshed={refreshed} onLeave={() => setAsked({})}>
        {body}
      </Wall>
    );
  return (
    <Page
      title={title}
      detail={refreshed}
      actions={
        <>
          <ChooseOne
            aria-label={words.port}
            placeholder={words.allPorts}
            item={words.port}
            clearable
            data={choicesOf(shown?.calls.map((one) => one.port) ?? [])}
            value={port}
            onChange={setPort}
          />
          <Moves onGo={go} onWall={() => setAsked({ wall: "1" })} />
        </>
      }
    >
      {body}
    </Page>
  );
}

interface WallProps {
  readonly title: string;
  readonly refreshed: ReactNode;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Over everything else, in letters that are read from across the room. */
function Wall({ title, refreshed, onLeave, children }: WallProps) {
  const words = useMapWords().status;
  useHotkeys([["Escape", onLeave]]);
  return (
    <FocusTrap active>
      <div className={classes.wall} role="dialog" aria-modal="true" aria-label={title}>
        <Group justify="space-between">
          <h1>{title}</h1>
          <Group>
            {refreshed}
            <ActionIcon variant="default" size="lg" aria-label={words.leaveWall} onClick={onLeave}>
              <X size={18} aria-hidden />
            </ActionIcon>
          </Group>
        </Group>
        {children}
      </div>
    </FocusTrap>
  );
}

interface MovesProps {
  /** So many days on or back; today without a number. */
  readonly onGo: (days: number | null) => void;
  readonly onWall: () => void;
}

function Moves({ onGo, onWall }: MovesProps) {
  const words = useMapWords().status;
  return (
    <>
      <Button.Group>
        <Button variant="default" aria-label={words.previous} onClick={() => onGo(-DAYS)}>
          <ChevronLeft size={16} aria-hidden />
        </Button>
        <Button variant="default" onClick={() => onGo(null)}>
          {words.today}
        </Button>
        <Button variant="default" aria-label={words.next} onClick={() => onGo(DAYS)}>
          <ChevronRight size={16} aria-hidden />
        </Button>
      </Button.Group>
      <Button
        variant="default"
        leftSection={<Printer size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        {words.print}
      </Button>
      <Button leftSection={<Monitor size={16} aria-hidden />} onClick={onWall}>
        {words.wall}
      </Button>
    </>
  );
}

interface PortsProps {
  readonly calls: readonly ShownCall[];
  readonly dates: readonly string[];
  readonly today: string;
}

function Ports({ calls, dates, today }: PortsProps) {
  const words = useMapWords().status;
  const format = useDates();
  const ports = choicesOf(calls.map(({ port }) => port));
  if (ports.length === 0)
    return (
      <Card>
        <EmptyState icon={CalendarDays} title={words.none} />
      </Card>
    );
  return ports.map(({ value, label }) => {
    const here = calls.filter(({ port }) => port.id === value);
    return (
      <section key={value} className={classes.port} aria-label={label}>
        <h2>
          {label} <span>{sayCount(words.total, here.length)}</span>
        </h2>
        <ol className={classes.days}>
          {dates.map((date) => (
            <li key={date} data-today={date === today}>
              <h3>{format.date(date)}</h3>
              {here.map((call) => (
                <CallOnDay key={call.order.id} call={call} date={date} />
              ))}
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

function CallOnDay({ call, date }: { readonly call: ShownCall; readonly date: string }) {
  const words = useMapWords().status;
  const dates = useDates();
  const standing = call.days.find((one) => one.date === date);
  if (!standing) return null;
  const before = call.eta_before.at(-1);
  // By the clock of the port, which everybody on this line of the board goes by.
  const clockThere = (at: string) => {
    const local = localOf(at, call.zone)?.local ?? at;
    return `${dates.date(local.slice(0, 10))} ${local.slice(11, 16)}`;
  };
  const eta = dates.date(call.eta);
  return (
    <article className={classes.call} data-state={standing.state}>
      <Link to={orderPath("ship", call.order.id)}>{call.ship.name}</Link>
      <StatusChip phase={PHASES[standing.state]} label={words.states[standing.state]} />
      {standing.since !== null && <small>{say(words.since, { at: clockThere(standing.since) })}</small>}
      {standing.state === "expected" && (
        <small data-changed={before !== undefined}>
          {before === undefined
            ? say(words.eta, { date: eta })
            : `${say(words.etaWas, { date: eta, before: dates.date(before) })}, ${sayCount(words.etaChanges, call.eta_before.length)}`}
        </small>
      )}
      <small>{[call.terminal?.name, call.product?.name].filter(Boolean).join(" · ")}</small>
    </article>
  );
}
