/** The rows of a list on a phone: a card each, with its first facts. */
import { Link, useLocation } from "react-router";
import { TextCell } from "#fields/text-cell";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { Card } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import { type ListRow, rowTitle } from "./list-row.ts";
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
  const facts = drawn
    .filter(({ name }) => name !== model.definition.title && name !== "active")
    .slice(0, FACTS);
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
              {row.active ? <span /> : <StatusChip phase="planning" label={words.inactive} />}
              <dl className={classes.cardFacts}>
                {facts.map((column) => {
                  const text = column.text(row);
                  if (text === null) return null;
                  return (
                    <div key={column.name} className={classes.cardFact}>
                      <dt>{column.label}</dt>
                      <dd>
                        <TextCell text={text} />
                      </dd>
                    </div>
                  );
                })}
              </dl>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
