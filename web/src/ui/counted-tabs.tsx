/** Tabs above a list that say how many rows each leads to. Links, because each is an address. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useNumbers } from "#i18n/formats";
import classes from "./counted-tabs.module.css";
import type { Phase } from "./status-chip.tsx";

export interface CountedTab {
  readonly key: string;
  readonly label: string;
  /** What stands behind the question mark of its address. */
  readonly search: string;
  readonly isChosen: boolean;
  readonly phase?: Phase | undefined;
  /** None until it is known. */
  readonly count?: number | undefined;
}

interface CountedTabsProps {
  readonly label: string;
  readonly tabs: readonly CountedTab[];
  /** At the other end of the line. */
  readonly end?: ReactNode;
}

export function CountedTabs({ label, tabs, end }: CountedTabsProps) {
  const numbers = useNumbers();
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to={{ search: tab.search }}
          className={classes.tab}
          aria-current={tab.isChosen ? "page" : undefined}
        >
          {tab.phase !== undefined && <PhaseDot phase={tab.phase} />}
          {tab.label}
          {tab.count !== undefined && <span className={classes.count}>{numbers.format(tab.count)}</span>}
        </Link>
      ))}
      {end !== undefined && <span className={classes.end}>{end}</span>}
    </nav>
  );
}

/** The colour of a phase beside its name. */
export function PhaseDot({ phase }: { readonly phase: Phase | undefined }) {
  return <span className={classes.dot} data-phase={phase} aria-hidden />;
}

/** A number beside the name of a tab that says it in its own words, too. */
export function CountMark({ children }: { readonly children: string }) {
  return (
    <span className={classes.count} aria-hidden>
      {children}
    </span>
  );
}
