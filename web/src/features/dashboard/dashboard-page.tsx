/** The page of the day: what waits for the reader, what is late, then where things stand by phase, port and volume. */
import { Button, Skeleton } from "@mantine/core";
import { isGuest } from "@plimsoll/domain/access/actor";
import type { Summary } from "@plimsoll/domain/work-order/output";
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
      <Waiting summary={summary} />
      <Proposals summary={summary} />
      <div className={classes.wide}>
        <LateOrders summary={summary} />
      </div>
      <PhaseSheet summary={summary} />
      <PortSheet summary={summary} hasMore={may({ service: "dashboard", role: "default" })} />
      <VolumeSheet summary={summary} />
    </div>
  );
}

interface PlainNumberProps {
  readonly count: number;
  readonly to: string;
  readonly label: string;
}

function PlainNumber({ count, to, label }: PlainNumberProps) {
  const numbers = useNumbers();
  if (count === 0) return <span className={classes.zero}>{numbers.format(count)}</span>;
  return (
    <Link to={to} className={classes.number} aria-label={`${label}: ${numbers.format(count)}`}>
      {numbers.format(count)}
    </Link>
  );
}

/** What has its next step with the reader: orders by status, and offers that somebody asked to be answered. */
function Waiting({ summary }: { readonly summary: Summary }) {
  const words = useDashboardWords();
  const { choices } = useWords().records.work_order;
  const orders = summary.waiting.filter((one) => one.orders > 0);
  const answers = useAnswersAwaited(summary);
  return (
    <Sheet title={words.waiting} wide={summary.proposals === null}>
      {orders.length + answers.length === 0 ? (
        <p className={classes.quiet}>{words.noneWaiting}</p>
      ) : (
        <ul className={classes.lines}>
          {answers.map((answer) => (
            <li key={answer.label}>
              {answer.label}
              <PlainNumber {...answer} />
            </li>
          ))}
          {orders.map(({ key, orders: count }) => (
            <li key={key}>
              <OrderChip status={key} />
              <OrderNumber count={count} question={{ statuses: [key] }} what={choices.status[key]} />
            </li>
          ))}
        </ul>
      )}
      {orders.length > 0 && (
        <p className={classes.foot}>
          {words.allWaiting} <KindLinks question={{ preset: "waiting_for_me" }} />
        </p>
      )}
    </Sheet>
  );
}

/** A customer answers proposals; the house answers nominations. */
function useAnswersAwaited({ proposals, nominations, today }: Summary): PlainNumberProps[] {
  const words = useDashboardWords();
  const offered = isGuest(useActor())
    ? { label: words.proposalsToAnswer, count: proposals?.sent ?? 0, to: proposalsBehind("sent", today) }
    : { label: words.pendingNominations, count: nominations?.pending ?? 0, to: nominationsBehind() };
  return offered.count > 0 ? [offered] : [];
}

const PROPOSAL_COUNTS: readonly ProposalCount[] = ["draft", "sent", "almost_expired", "expired"];

function Proposals({ summary: { proposals, today } }: { readonly summary: Summary }) {
  const words = useDashboardWords();
  const actor = useActor();
  if (!proposals) return null;
  // A draft is ours until it is sent.
  const counts = PROPOSAL_COUNTS.filter((count) => count !== "draft" || !isGuest(actor));
  return (
    <Sheet title={words.proposals}>
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
