/** The box around a map: 360 pixels high, with what it is, what can be done, and that it is coming. */
import { Button, Skeleton } from "@mantine/core";
import type { Ref } from "react";
import { useWords } from "#i18n/words-provider";
import classes from "./maps.module.css";

export interface MapFrameProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly label: string;
  readonly isDrawn: "coming" | "drawn" | "failed";
  readonly height?: number;
  readonly hint?: string | undefined;
  readonly action?: { readonly text: string; readonly onClick: () => void };
}

export function MapFrame({ ref, label, isDrawn, height, hint, action }: MapFrameProps) {
  const words = useWords().app.parts.map;
  return (
    <div className={classes.frame}>
      <div
        ref={ref}
        className={classes.map}
        // The arrows and + and - are the map's own while it has the focus.
        role="application"
        aria-label={label}
        {...(height === undefined ? {} : { style: { height } })}
      />
      {isDrawn === "coming" && <Skeleton className={classes.veil ?? ""} radius={0} aria-hidden />}
      {isDrawn === "failed" && <p className={classes.failed}>{words.noBaseMap}</p>}
      {(hint !== undefined || action) && (
        <div className={classes.foot}>
          <span>{hint}</span>
          {action && (
            <Button size="compact-xs" variant="default" onClick={action.onClick}>
              {action.text}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
