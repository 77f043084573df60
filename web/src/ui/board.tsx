/** Rows by their status: a column for each, a card for each row. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import classes from "./board.module.css";
import { PhaseDot } from "./counted-tabs.tsx";
import type { Phase } from "./status-chip.tsx";

export interface BoardColumn {
  readonly key: string;
  readonly label: string;
  readonly phase: Phase | undefined;
  readonly cards: readonly ReactNode[];
}

export function Board({ columns }: { readonly columns: readonly BoardColumn[] }) {
  return (
    <div className={classes.board}>
      {columns.map(({ key, label, phase, cards }) => (
        <section key={key} className={classes.column} aria-label={label}>
          <h2>
            <PhaseDot phase={phase} />
            {label} <span className={classes.quiet}>{cards.length}</span>
          </h2>
          <ul>{cards}</ul>
        </section>
      ))}
    </div>
  );
}

interface BoardCardProps {
  readonly title: string;
  readonly to: string;
  readonly state?: unknown;
  /** Below the title, in a paler colour. */
  readonly code?: string;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

export function BoardCard({ title, to, state, code = "", children, foot }: BoardCardProps) {
  return (
    <li className={classes.card}>
      <Link to={to} state={state}>
        {title}
      </Link>
      {code !== "" && <span className={classes.quiet}>{code}</span>}
      {children}
      {foot !== undefined && <span className={classes.cardFoot}>{foot}</span>}
    </li>
  );
}
