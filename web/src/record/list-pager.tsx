/** Which rows of how many, and the way to the others; while rows are marked, what can be done with them. */
import { Pagination } from "@mantine/core";
import type { Pagination as Answered } from "@plimsoll/domain/kernel/output";
import type { ReactNode } from "react";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { PAGE_SIZE } from "./list-query.ts";
import classes from "./record-list.module.css";

export function useTotalText(): (pagination: Answered | undefined) => string | undefined {
  const numbers = useNumbers();
  const { atLeast } = useWords().app.record.list;
  return (pagination) => {
    if (!pagination) return undefined;
    const total = numbers.format(pagination.total);
    return pagination.total_is === "exact" ? total : say(atLeast, { total });
  };
}

interface ListPagerProps {
  readonly pagination: Answered | undefined;
  readonly shown: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly isMarked: boolean;
  /** Stands in place of the range, so that marking a row moves none. */
  readonly marked: ReactNode;
}

export function ListPager({ pagination, shown, page, onPage, isMarked, marked }: ListPagerProps) {
  const words = useWords().app.record.list;
  const numbers = useNumbers();
  const totalText = useTotalText();
  if (!pagination || shown === 0) return null;
  const counted = Math.max(1, Math.ceil(pagination.total / PAGE_SIZE));
  // Beyond what is counted the end is unknown: a full page may have another after it.
  const open = pagination.total_is === "at_least" && shown === PAGE_SIZE;
  const pages = Math.max(counted, page + (open ? 1 : 0));
  const from = (page - 1) * PAGE_SIZE + 1;
  const range = {
    from: numbers.format(from),
    to: numbers.format(from + shown - 1),
    total: totalText(pagination) ?? "",
  };
  return (
    <div className={classes.foot} data-marked={isMarked} data-foot={isMarked || undefined}>
      {!isMarked && <span>{say(words.range, range)}</span>}
      {marked}
      {pages > 1 && (
        <nav aria-label={words.pages}>
          <Pagination
            size="sm"
            total={pages}
            value={page}
            onChange={onPage}
            getItemProps={(one) => ({ "aria-label": say(words.page, { page: one }) })}
            getControlProps={(control) => ({
              "aria-label": control === "previous" ? words.previousPage : words.nextPage,
            })}
          />
        </nav>
      )}
    </div>
  );
}
