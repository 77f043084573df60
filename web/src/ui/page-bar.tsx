/** The line at the top of a page: title, what goes with it, and the actions at the right. */
import type { ReactNode } from "react";
import classes from "./ui.module.css";

export function PageTitle({ children }: { readonly children: ReactNode }) {
  return <h1 className={classes.title}>{children}</h1>;
}

export interface PageBarProps {
  readonly title: ReactNode;
  /** A chip beside the title. */
  readonly status?: ReactNode;
  /** A count, or code and context, in a quiet colour. */
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageBar({ title, status, detail, actions }: PageBarProps) {
  return (
    <div className={classes.bar}>
      <PageTitle>{title}</PageTitle>
      {status}
      {detail !== undefined && (
        <span className={classes.detail} {...(typeof detail === "string" ? { title: detail } : {})}>
          {detail}
        </span>
      )}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
