/** The orders that the filters of a list leave, all at once: for a board and a map, which know no pages. */
import { Button } from "@mantine/core";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { errorText } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import type { ListView } from "#record/use-list-view";
import { useList } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { ORDERS } from "./order.ts";
import { useOrderWords } from "./order-words.tsx";
import { MOST_SHOWN, SHOWN_FIELDS, type ShownOrder } from "./shown-orders.ts";
import classes from "./work-order.module.css";

export interface ShownOrders {
  readonly orders: readonly ShownOrder[] | undefined;
  readonly total: number;
  /** Shown instead, where they did not come. */
  readonly problem?: ReactNode;
}

export function useShownOrders({ attributes }: ListView): ShownOrders {
  const { shell } = useWords().app;
  const asked = useList(
    ORDERS,
    { ...attributes, fields: SHOWN_FIELDS, pagination: { page: 1, size: MOST_SHOWN } },
    // What stands on the screen is at most five minutes old.
    { refetchInterval: 300_000 },
  );
  const orders = asked.data?.attributes;
  const total = asked.data?.pagination?.total ?? 0;
  if (orders !== undefined || !asked.isError) return { orders, total };
  const again = (
    <Button variant="default" onClick={() => void asked.refetch()}>
      {shell.tryAgain}
    </Button>
  );
  const problem = (
    <Card>
      <EmptyState title={errorText(asked.error)} icon={CloudOff} action={again} />
    </Card>
  );
  return { orders, total, problem };
}

/** Where not all fit, it is said of how many these are. */
export function Coverage({ orders = [], total }: ShownOrders) {
  const words = useOrderWords().board;
  if (total <= orders.length) return null;
  return <p className={classes.quiet}>{say(words.coverage, { shown: orders.length, total })}</p>;
}
