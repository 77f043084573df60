/** Says why there is nothing, and the one next step. */
import { Inbox, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import classes from "./ui.module.css";

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly icon?: LucideIcon;
  readonly action?: ReactNode;
  /** The title is the heading of the whole page, where there is no other. */
  readonly isPage?: boolean;
}

export function EmptyState({ title, text, icon: Icon = Inbox, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className={classes.empty}>
      <div className={classes.emptyIcon} aria-hidden>
        <Icon size={22} />
      </div>
      <Title className={classes.emptyTitle}>{title}</Title>
      {text !== undefined && <p className={classes.emptyText}>{text}</p>}
      {action !== undefined && <div className={classes.emptyAction}>{action}</div>}
    </div>
  );
}
