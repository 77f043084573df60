/** The rows of a list on a phone: a card each, with its first facts. */
import { Link, useLocation } from "react-router";
import { TextCell } from "#fields/text-cell";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { Card } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import { type Column, firstFacts, type ListRow, rowTitle } from "./list-row.ts";
import classes from "./record-list.module.css";
import type { ListView } from "./use-list-view.ts";

const FACTS = 4;

interface ListCardsProps {
  readonly view: ListView;
  readonly rows: readonly ListRow[];
  readonly selected: ReadonlySet<string>;
  readonly pathOf: ((id: string) => string) | undefined;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (id: string, newTab: boolean) => void;
}

export function ListCards({ view, rows, selected, pathOf, onSelect, onOpen }: ListCardsProps) {
  const { model, labels, drawn } = view;
  const { search } = useLocation();
  const { locale } = useLocale();
  const words = useWords().app.record.list;
  const status = drawn.find(({ name, phase }) => phase !== undefined && name !== "active");
  const told = new Set([model.definition.title, status?.name, "active"]);
  const facts = drawn.filter(({ name }) => !told.has(name));
  return (
    <ul className={classes.cards} aria-label={say(words.rows, { items: labels.plural })}>
      {rows.map((row) => {
        const title = rowTitle(model, row, locale);
        return (
          <li key={row.id}>
            <Card
              className={classes.cardRow}
              data-selected={selected.has(row.id)}
              onClick={(event) => {
                if (!(event.target as HTMLElement).closest("a, input, label")) onOpen(row.id, false);
              }}
            >
              <input
                type="checkbox"
                className={classes.box}
                checked={selected.has(row.id)}
                onChange={() => onSelect(row.id)}
                aria-label={say(words.selectRow, { item: title })}
              />
              {pathOf === undefined ? (
                <span className={classes.open}>{title}</span>
              ) : (
                <Link className={classes.open} to={pathOf(row.id)} state={{ list: search }}>
                  {title}
                </Link>
              )}
              <RowChip row={row} status={status} />
              <dl className={classes.cardFacts}>
                {firstFacts(facts, row, FACTS).map(({ name, label, text }) => (
                  <div key={name} className={classes.cardFact}>
                    <dt>{label}</dt>
                    <dd>
                      <TextCell text={text} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

interface RowChipProps {
  readonly row: ListRow;
  /** The column that tells how the row stands, where the list shows one. */
  readonly status: Column | undefined;
}

function RowChip({ row, status }: RowChipProps) {
  const words = useWords().app.record.list;
  if (!row.active) return <StatusChip phase="planning" label={words.inactive} />;
  const phase = status?.phase?.(row);
  return phase === undefined ? <span /> : <StatusChip phase={phase} label={status?.text(row) ?? ""} />;
}
