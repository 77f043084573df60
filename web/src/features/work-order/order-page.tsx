/** One work order: how it stands, its next step, and its parts behind tabs. */
import { Button, Skeleton } from "@mantine/core";
import { CloudOff, SearchX } from "lucide-react";
import { Link, Navigate, useLocation, useParams } from "react-router";
import { NotFoundPage } from "#app/error-page";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useSlow } from "#rpc/hooks";
import { RpcError } from "#rpc/rpc-error";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { NewOrder } from "./new-order.tsx";
import { kindOf } from "./order.ts";
import { kindAt, ORDER_LISTS, PLANNER } from "./order-paths.ts";
import { OrderView } from "./order-view.tsx";
import { WithOrderWords } from "./order-words.tsx";
import { useOrder } from "./use-order.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function OrderPage() {
  const { id = "" } = useParams();
  const { pathname } = useLocation();
  const kind = kindAt(pathname);
  if (id === "new" && kind !== undefined) {
    return (
      <WithOrderWords>
        <NewOrder key={kind} kind={kind} />
      </WithOrderWords>
    );
  }
  if (!UUID.test(id)) return <NotFoundPage />;
  return (
    <WithOrderWords>
      <ExistingOrder key={id} id={id} />
    </WithOrderWords>
  );
}

function ExistingOrder({ id }: { readonly id: string }) {
  const { pathname, search, state } = useLocation();
  const { loaded, order, verdicts, log } = useOrder(id);
  const { list = "" } = (state ?? {}) as { readonly list?: string };
  const base = pathname.slice(0, pathname.indexOf(id) + id.length);
  if (order === undefined) return <NoOrder loaded={loaded} />;
  const kind = kindOf(order);
  // A link made without knowing the kind leads to the page of that kind; the planner has all of them.
  if (kindAt(pathname) !== kind && !pathname.startsWith(`${PLANNER}/`))
    return <Navigate to={`${ORDER_LISTS[kind]}/${id}${search}`} replace />;
  return (
    <OrderView
      order={order}
      verdicts={verdicts}
      log={log}
      base={base}
      listPath={`${base.slice(0, base.lastIndexOf("/"))}${list}`}
    />
  );
}

/** Nothing to show: it comes, it does not exist for this person, or the server did not answer. */
function NoOrder({ loaded }: { readonly loaded: ReturnType<typeof useOrder>["loaded"] }) {
  const { app, errors, messages, records } = useWords();
  const { pathname } = useLocation();
  const { name } = records.work_order;
  const kind = kindAt(pathname);
  const slow = useSlow(loaded.isPending);
  if (loaded.isError) {
    const isMissing = loaded.error instanceof RpcError && loaded.error.status === 404;
    const back = (
      <Button component={Link} to={kind ? ORDER_LISTS[kind] : PLANNER}>
        {app.record.form.leave}
      </Button>
    );
    const again = (
      <Button variant="default" onClick={() => void loaded.refetch()}>
        {app.shell.tryAgain}
      </Button>
    );
    return (
      <Page title={name}>
        <Card>
          <EmptyState
            title={isMissing ? errors.not_found : errorText(loaded.error)}
            icon={isMissing ? SearchX : CloudOff}
            action={isMissing ? back : again}
          />
        </Card>
      </Page>
    );
  }
  if (!slow) return null;
  return (
    <Page title={name}>
      <Card padded role="status" aria-label={say(messages.loadingItem, { item: name })}>
        <Skeleton height={64} mb={20} />
        <Skeleton height={220} />
      </Card>
    </Page>
  );
}
