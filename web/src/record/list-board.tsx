/** The rows of a list as a board: a column for each status that the record knows, in the order of its way. */
import { Skeleton } from "@mantine/core";
import { useLocation } from "react-router";
import { useLocale } from "#i18n/words-provider";
import { Board, BoardCard } from "#ui/board";
import { calmStatus } from "#ui/status-label";
import { fieldsFor } from "./list-columns.ts";
import { firstFacts, rowTitle } from "./list-row.ts";
import { phasesOf } from "./status-phase.ts";
import { Coverage, useAllRows } from "./use-all-rows.tsx";
import type { ListView } from "./use-list-view.ts";
import type { Opening } from "./use-opening.ts";

const HEIGHT = 420;
const FACTS = 3;

interface ListBoardProps {
  readonly view: ListView;
  readonly opening: Opening;
}

export function ListBoard({ view, opening }: ListBoardProps) {
  const { model, labels, columns, drawn } = view;
  const { search } = useLocation();
  const { locale } = useLocale();
  const status = model.statusField ?? "";
  const all = useAllRows(view, fieldsFor(model, [...columns, status]));
  if (all.rows === undefined) return all.problem ?? <Skeleton height={HEIGHT} radius="md" />;
  const field = model.definition.fields[status];
  const statuses = field?.kind === "choice" ? field.choices : [];
  const names = labels.field(status).choices ?? {};
  const phases = phasesOf(model.key, status);
  const facts = drawn.filter(({ name }) => ![status, model.definition.title, "active"].includes(name));
  // A bare figure says nothing.
  const figures = new Set(facts.filter(({ figure }) => figure).map(({ name }) => name));
  const rows = all.rows;
  return (
    <>
      <Coverage {...all} />
      <Board
        columns={statuses.map((one) => ({
          key: one,
          label: sentence(calmStatus(names[one] ?? one)),
          phase: phases?.[one],
          cards: rows
            .filter((row) => row[status] === one)
            .map((row) => (
              <BoardCard
                key={row.id}
                title={rowTitle(model, row, locale)}
                to={opening.pathOf(row.id)}
                state={{ list: search }}
              >
                {firstFacts(facts, row, FACTS).map(({ name, label, text }) => (
                  <span key={name} title={label}>
                    {figures.has(name) ? `${label} ${text}` : text}
                  </span>
                ))}
              </BoardCard>
            )),
        }))}
      />
    </>
  );
}

/** Names that are written in capitals begin with one when they stand alone. */
const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
