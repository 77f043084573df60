/** A white sheet with a hairline: what tables, forms and panels lie on. */
import type { ComponentProps, ReactNode } from "react";
import classes from "./ui.module.css";

export interface CardProps extends ComponentProps<"div"> {
  readonly padded?: boolean;
}

export function Card({ padded = false, className, ...rest }: CardProps) {
  const names = [classes.card, padded ? classes.pad : undefined, className];
  return <div className={names.filter(Boolean).join(" ")} {...rest} />;
}

export function CardTitle({ children }: { readonly children: ReactNode }) {
  return <h2 className={classes.cardTitle}>{children}</h2>;
}
