/** Files side by side, each 120 pixels wide. */
import type { ReactNode } from "react";
import classes from "./files.module.css";

export function FileTiles({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={classes.tiles} aria-label={label}>
      {children}
    </ul>
  );
}
