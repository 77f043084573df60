/** Row height, kept for every list of this browser. */
import { ActionIcon, Tooltip } from "@mantine/core";
import { Rows3, Rows4 } from "lucide-react";
import { setClientState, useClientState } from "#app/client-state";
import { useWords } from "#i18n/words-provider";
import classes from "./record-list.module.css";

export function DensitySwitch() {
  const density = useClientState((state) => state.density);
  const words = useWords().app.record.list;
  const next = density === "compact" ? "comfortable" : "compact";
  const label = `${words.density}: ${words[density]}`;
  const Icon = density === "compact" ? Rows4 : Rows3;
  return (
    <Tooltip label={label}>
      <ActionIcon
        className={classes.wideOnly}
        variant="default"
        size={36}
        aria-label={label}
        aria-pressed={density === "compact"}
        onClick={() => setClientState({ density: next })}
      >
        <Icon size={17} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
