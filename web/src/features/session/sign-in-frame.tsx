/** The navy page with the mark above one card: signing in, and getting a new password. */
import type { ReactNode } from "react";
import { BRAND, Mark } from "#app/brand";
import { useDocumentTitle } from "#app/document-title";
import classes from "./session.module.css";

export interface SignInFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** On the navy, under the card. */
  readonly below?: ReactNode;
}

export function SignInFrame({ title, children, below }: SignInFrameProps) {
  useDocumentTitle(title);
  return (
    <div className={classes.column}>
      <h1 className={classes.brand}>
        <Mark size={38} />
        {BRAND}
      </h1>
      <div className={classes.card}>{children}</div>
      {below}
    </div>
  );
}
