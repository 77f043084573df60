/** The rows that the filters of a list leave, all at once: for a board and a map, which know no pages. */
import { Button } from "@mantine/core";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { errorText } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useList } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import type { ListRow } from "./list-row.ts";
import classes from "./record-list.module.css";
import type { ListView } from "./use-list-view.ts";

/** More are narrowed by the filters first; what is left out is said. */
export const MOST_SHOWN = 500;
/** What stands on the screen is at most five minutes old. */
const REFETCH = 300_000;

export interface AllRows<R = ListRow> {
  readonly rows: readonly R[] | undefined;
  readonly total: number;
  /** Shown instead, where they did not come. */
  readonly problem?: ReactNode;
}

export function useAllRows({ model, attributes }: ListView, fields: readonly string[]): AllRows {
  const { shell } = useWords().app;
  const asked = useList(
    { service: model.service, type: model.key },
    { ...attributes, fields: [...fields], pagination: { page: 1, size: MOST_SHOWN } },
    { refetchInterval: REFETCH },
  );
  const rows = asked.data?.attributes as readonly ListRow[] | undefined;
  const total = asked.data?.pagination?.total ?? 0;
  if (rows !== undefined || !asked.isError) return { rows, total };
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
  return { rows, total, problem };
}

/** Where not all fit, it is said of how many these are. */
export function Coverage({ rows = [], total }: AllRows<unknown>) {
  const words = useWords().app.record.list;
  if (total <= rows.length) return null;
  return <p className={classes.quiet}>{say(words.coverage, { shown: rows.length, total })}</p>;
}
