/** What somebody without an account reads: whose it is above, one card below, and the choice of a language at its end. */
import type { ReactNode } from "react";
import { BRAND, Mark } from "./brand.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import classes from "./open-sheet.module.css";

interface OpenSheetProps {
  /** Ours where nobody else speaks. */
  readonly company: string | null;
  /** For a page that asks for one thing. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

export function OpenSheet({ company, isNarrow = false, children }: OpenSheetProps) {
  return (
    <div className={classes.sheet} data-narrow={isNarrow || undefined}>
      <p className={classes.company}>
        <Mark size={30} />
        {company ?? BRAND}
      </p>
      <div className={classes.card}>
        {children}
        <LanguageSwitch />
      </div>
    </div>
  );
}

/** What the card is about; a chip may stand beside it. */
export function SheetTitle({ children }: { readonly children: ReactNode }) {
  return <h1 className={classes.title}>{children}</h1>;
}

export function SheetPart({ children }: { readonly children: ReactNode }) {
  return <h2 className={classes.part}>{children}</h2>;
}
