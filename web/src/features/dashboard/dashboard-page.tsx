/** Where things stand today: orders by phase and port, volumes, what is late, what waits for the reader. */
import { Button, Skeleton } from "@mantine/core";
import { isGuest } from "@plimsoll/domain/access/actor";
import type { Summary } from "@plimsoll/domain/work-order/output";
import { statusesOf } from "@plimsoll/domain/work-order/status";
import { CloudOff, LayoutDashboard } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { useActor, useMay } from "#app/session";
import { useNumbers } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import { useSlow } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import classes from "./dashboard.module.css";
import { useDashboardWords, WithDashboardWords } from "./dashboard-words.tsx";
import { ExpiringProposals, LateOrders, OrderChip, OrderNumber, Sheet } from "./figures.tsx";
import { KindLinks } from "./kind-link.tsx";
import { nominationsBehind, type ProposalCount, proposalsBehind } from "./list-behind.ts";
import { PhaseSheet } from "./phase-sheet.tsx";
import { PortSheet } from "./port-sheet.tsx";
import { totalOf, useSummary } from "./summary.ts";
import { VolumeSheet } from "./volume-sheet.tsx";

export function DashboardPage() {
  return (
    <WithDashboardWords>
      <SummaryPage>{(summary) => <Dashboard summary={summary} />}</SummaryPage>
    </WithDashboardWords>
  );
}

interface SummaryPageProps {
  readonly children: (summary: Summary) => ReactNode;
}

/** The frame of a page made of the summary: until it comes, when it does not, and when there is nothing in it. */
export function SummaryPage({ children }: SummaryPageProps) {
  const { shell } = useWords().app;
  const title = useRouteTitle();
  const asked = useSummary();
  const isSlow = useSlow(asked.isPending);
  const summary = asked.data?.attributes;
  const again = (
    <Button variant="default" onClick={() => void asked.refetch()}>
      {shell.tryAgain}
    </Button>
  );
  return (
    <Page title={title ?? ""}>
      {summary ? (
        children(summary)
      ) : asked.isError ? (
        <Card>
          <EmptyState title={errorText(asked.error)} icon={CloudOff} action={again} />
        </Card>
      ) : (
        isSlow && <Skeleton height={420} radius="md" />
      )}
    </Page>
  );
}

export function isEmpty(summary: Summary): boolean {
  return (
    totalOf(summary) === 0 &&
    (summary.nominations?.pending ?? 0) === 0 &&
    (summary.proposals?.expiring.length ?? 0) === 0
  );
}

export function NothingYet() {
  const words = useDashboardWords();
  return (
    <Card>
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        icon={LayoutDashboard}
        action={<KindLinks question={{}} />}
      />
    </Card>
  );
}

function Dashboard({ summary }: { readonly summary: Summary }) {
  const may = useMay();
  if (isEmpty(summary)) return <NothingYet />;
  return (
    <div className={classes.grid}>
      <Tiles summary={summary} />
      <PhaseSheet summary={summary} />
      <PortSheet summary={summary} hasMore={may({ service: "dashboard", role: "default" })} />
      <VolumeSheet summary={summary} />
      {summary.waiting.length > 0 && <Waiting summary={summary} />}
      <Proposals summary={summary} />
      <div className={classes.wide}>
        <LateOrders summary={summary} />
      </div>
    </div>
  );
}

/** The four numbers that people look for first. */
function Tiles({ summary }: { readonly summary: Summary }) {
  const words = useDashboardWords();
  const { late, nominations, proposals, by_phase, today } = summary;
  return (
    <div className={classes.tiles}>
      <Tile label={words.inField}>
        <OrderNumber
          count={by_phase.field}
          question={{ statuses: statusesOf("field") }}
          what={words.inField}
        />
      </Tile>
      <Tile label={words.late} isBad={late.total > 0}>
        <OrderNumber
          count={late.total}
          isAtLeast={late.total_is === "at_least"}
          question={{ lateOn: today }}
          what={words.late}
        />
      </Tile>
      {nominations && (
        <CountTile label={words.pendingNominations} count={nominations.pending} to={nominationsBehind()} />
      )}
      {proposals && (
        <CountTile
          label={words.expiring}
          count={proposals.almost_expired}
          to={proposalsBehind("almost_expired", today)}
        />
      )}
    </div>
  );
}

interface TileProps {
  readonly label: string;
  readonly isBad?: boolean;
  readonly children: ReactNode;
}

function Tile({ label, isBad = false, children }: TileProps) {
  return (
    <div className={classes.tile} data-bad={isBad || undefined}>
      <span className={classes.tileNumber}>{children}</span>
      <span className={classes.tileLabel}>{label}</span>
    </div>
  );
}

interface CountTileProps extends PlainNumberProps {
  readonly isBad?: boolean;
}

/** A number that opens the list behind it. */
export function CountTile({ isBad = false, ...number }: CountTileProps) {
  return (
    <Tile label={number.label} isBad={isBad}>
      <PlainNumber {...number} />
    </Tile>
  );
}

interface PlainNumberProps {
  readonly count: number;
  readonly to: string;
  readonly label: string;
}

export function PlainNumber({ count, to, label }: PlainNumberProps) {
  const numbers = useNumbers();
  if (count === 0) return <span className={classes.zero}>{numbers.format(count)}</span>;
  return (
    <Link to={to} className={classes.number} aria-label={`${label}: ${numbers.format(count)}`}>
      {numbers.format(count)}
    </Link>
  );
}

/** Statuses whose next step is the reader's. */
function Waiting({ summary }: { readonly summary: Summary }) {
  const words = useDashboardWords();
  const { choices } = useWords().records.work_order;
  const waiting = summary.waiting.filter(({ orders }) => orders > 0);
  return (
    <Sheet title={words.waiting}>
      {waiting.length === 0 ? (
        <p className={classes.quiet}>{words.noneWaiting}</p>
      ) : (
        <>
          <ul className={classes.lines}>
            {waiting.map(({ key, orders }) => (
              <li key={key}>
                <OrderChip status={key} />
                <OrderNumber count={orders} question={{ statuses: [key] }} what={choices.status[key]} />
              </li>
            ))}
          </ul>
          <p className={classes.foot}>
            {words.allWaiting} <KindLinks question={{ preset: "waiting_for_me" }} />
          </p>
        </>
      )}
    </Sheet>
  );
}

const PROPOSAL_COUNTS: readonly ProposalCount[] = ["draft", "sent", "almost_expired", "expired"];

function Proposals({ summary: { proposals, waiting, today } }: { readonly summary: Summary }) {
  const words = useDashboardWords();
  const actor = useActor();
  if (!proposals) return null;
  // A draft is ours until it is sent.
  const counts = PROPOSAL_COUNTS.filter((count) => count !== "draft" || !isGuest(actor));
  return (
    <Sheet title={words.proposals} wide={waiting.length === 0}>
      <ul className={classes.counts}>
        {counts.map((count) => (
          <li key={count}>
            <PlainNumber
              count={proposals[count]}
              to={proposalsBehind(count, today)}
              label={words.proposalCounts[count]}
            />
            <span>{words.proposalCounts[count]}</span>
          </li>
        ))}
      </ul>
      <h3 className={classes.subtitle}>{words.expiringTitle}</h3>
      <ExpiringProposals proposals={proposals} />
    </Sheet>
  );
}
