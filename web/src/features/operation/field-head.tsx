/** The head of every page of an operation: whose it is, how it stands, and the way to its sibling pages. */
import { ActionIcon } from "@mantine/core";
import { isGuest } from "@plimsoll/domain/access/actor";
import type { OperationPage } from "@plimsoll/domain/operation/operation-page";
import { pagesOf } from "@plimsoll/domain/operation/operation-pages";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { orderPath } from "#app/order-path";
import { Page } from "#app/page";
import { useRouteMatch } from "#app/route-match";
import { useRouteWords } from "#app/route-words";
import { useActor } from "#app/session";
import { PageComments } from "#comments/page-comments";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { StatusChip } from "#ui/status-chip";
import { classes } from "./classes.ts";
import { convoyPagePath, pagePath } from "./operation-path.ts";
import { useOperationWords } from "./operation-words.tsx";
import { OPERATION_PHASES } from "./page-state.ts";
import type { OperationInHand } from "./use-operation.ts";
import type { WholePrint } from "./use-whole-print.ts";

export function carrierName({ carrier, operation }: Bundle): string {
  return carrier?.name ?? operation.code;
}

interface FieldHeadProps {
  readonly hand: OperationInHand;
  readonly title: string;
  /** Key of the page in hand; the overview has none. */
  readonly page?: string;
  /** The page shows all barges of the convoy: nothing in the head is about a single one. */
  readonly isOfConvoy?: boolean;
  /** Where printing has to wait for parts of the page. */
  readonly printing?: Pick<WholePrint, "isWaiting" | "print">;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function FieldHead(props: FieldHeadProps) {
  const { hand, title, page, isOfConvoy = false, printing, actions, children } = props;
  const { bundle, field } = hand;
  const { operation, order } = bundle;
  const { records } = useWords();
  const words = useOperationWords().frame;
  const dates = useDates();
  const actor = useActor();
  const where = [order.customer?.name, order.port?.name, order.terminal?.name].filter(Boolean).join(" · ");
  const open = isGuest(actor) ? undefined : orderPath(order.kind, order.id);
  const code =
    open === undefined ? (
      order.wocode
    ) : (
      <Link to={open} className={classes.orderLink}>
        {order.wocode}
      </Link>
    );
  return (
    <Page
      title={title}
      {...(isOfConvoy
        ? {}
        : {
            status: (
              <StatusChip
                phase={OPERATION_PHASES[operation.status]}
                label={records.operation.choices.status[operation.status]}
              />
            ),
          })}
      detail={
        <>
          {isOfConvoy || page === undefined || carrierName(bundle) === order.wocode
            ? null
            : `${carrierName(bundle)} · `}
          {code}
          {where === "" ? null : ` · ${where}`}
        </>
      }
      actions={
        <>
          <PrintPage {...printing} />
          {page !== undefined && !isOfConvoy && (
            <PageComments
              orderId={order.id}
              isGuest={isGuest(actor)}
              page={{ operationId: operation.id, key: page }}
            />
          )}
          {actions}
        </>
      }
      steps={useFieldSteps(bundle, page, isOfConvoy)}
    >
      {field.isFromDevice && field.savedAt !== undefined && (
        <p className={classes.fromDevice} role="status">
          {say(words.fromDevice, { at: dates.moment(field.savedAt) })}
        </p>
      )}
      <div data-operation={operation.id} className={classes.onPaper}>
        {children}
      </div>
    </Page>
  );
}

function PrintPage({ isWaiting = false, print = () => window.print() }: Partial<WholePrint>) {
  const words = useOperationWords().frame;
  return (
    <ActionIcon
      variant="default"
      size="lg"
      data-print="hidden"
      aria-label={words.print}
      title={words.print}
      loading={isWaiting}
      onClick={print}
    >
      <Printer size={17} aria-hidden />
    </ActionIcon>
  );
}

/** The breadcrumbs: the carrier by name, the page with its siblings. */
function useFieldSteps(bundle: Bundle, page: string | undefined, isOfConvoy: boolean) {
  const match = useRouteMatch();
  const titles = useRouteWords();
  const { operation, order } = bundle;
  const entries = match ? [...match.parents, match.entry] : [];
  const convoy = entries.find(({ path }) => path === "/operation/barge_convoy/:id");
  const carrier = isOfConvoy ? undefined : entries.findLast(({ path }) => /\/:(id|idbarge)$/.test(path));
  const own = entries.find(({ role, path }) => role === page && path.split("/").length > 4);
  const pages = (isOfConvoy ? match?.parents.at(-1) : carrier)?.children ?? [];
  const siblings = pagesOf(operation.carrier).flatMap(({ key, segment }) => {
    const entry = pages.find((one) => one.role === key);
    const to = isOfConvoy ? convoyPagePath(order.id, segment) : pagePath(operation, segment);
    return entry ? [{ label: titles(entry).title, to }] : [];
  });
  return {
    ...(convoy ? { [convoy.path]: { label: order.wocode } } : {}),
    ...(carrier ? { [carrier.path]: { label: carrierName(bundle) } } : {}),
    ...(own && page !== undefined ? { [own.path]: { label: titles(own).title, siblings } } : {}),
  };
}

interface NamedHeadProps {
  readonly hand: OperationInHand;
  readonly page: OperationPage;
  readonly isOfConvoy?: boolean;
  readonly printing?: FieldHeadProps["printing"];
  readonly children: ReactNode;
}

/** Called after its address. */
export function NamedHead({ hand, page, children, ...rest }: NamedHeadProps) {
  const match = useRouteMatch();
  const titles = useRouteWords();
  const title = match ? titles(match.entry).title : page.key;
  return (
    <FieldHead hand={hand} title={title} page={page.key} {...rest}>
      {children}
    </FieldHead>
  );
}
