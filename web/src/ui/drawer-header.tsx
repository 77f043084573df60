/** The head of a drawer that shows one thing: title, status, context and the way out. */
import { CloseButton } from "@mantine/core";
import type { ReactNode } from "react";
import { useWords } from "#i18n/words-provider";
import classes from "./ui.module.css";

export interface DrawerHeaderProps {
  readonly title: ReactNode;
  readonly status?: ReactNode;
  readonly detail?: ReactNode;
  readonly onClose: () => void;
}

export function DrawerHeader({ title, status, detail, onClose }: DrawerHeaderProps) {
  const { shell } = useWords().app;
  return (
    <div className={classes.drawerHead}>
      <div className={classes.sideMain}>
        <h2 className={classes.drawerTitle}>{title}</h2>
        {detail !== undefined && <div className={classes.detail}>{detail}</div>}
      </div>
      {status}
      <CloseButton onClick={onClose} aria-label={shell.close} />
    </div>
  );
}
