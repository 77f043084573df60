/**
 * The mark of a value that is worked out: 'auto' while it follows its sources; 'manual' once somebody wrote over it,
 * with who and when, what it would be, and the way back.
 */
import { Anchor, Tooltip } from "@mantine/core";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import classes from "./ui.module.css";

export interface DerivedMarkProps {
  /** Name of the value: "Group". */
  readonly item: string;
  readonly mode: "auto" | "manual";
  /** What it is worked out to be, as a text. */
  readonly computed?: string | undefined;
  /** Who wrote over it, and when. */
  readonly by?: string | undefined;
  readonly at?: string | undefined;
  /** Where it comes from, where that is no result. */
  readonly source?: string;
  /** Lets it follow its sources again. */
  readonly onFollow?: (() => void) | undefined;
}

export function DerivedMark({ item, mode, computed, by, at, source, onFollow }: DerivedMarkProps) {
  const words = useWords().app.parts.derived;
  const isManual = mode === "manual";
  const who = [by, at].filter((one) => one !== undefined).join(", ");
  const would = isManual && computed !== undefined ? say(words.computed, { value: computed }) : "";
  return (
    <span className={classes.derived}>
      <Tooltip label={isManual ? words.manualText : (source ?? words.autoText)}>
        <span className={classes.mark} data-mode={mode}>
          {isManual ? words.manual : words.auto}
        </span>
      </Tooltip>
      {isManual && (who !== "" || would !== "") && (
        <span className={classes.derivedNote}>{[who, would].filter((one) => one !== "").join(" · ")}</span>
      )}
      {isManual && onFollow && (
        <Anchor
          component="button"
          type="button"
          size="xs"
          aria-label={say(words.followItem, { item })}
          onClick={onFollow}
        >
          {words.follow}
        </Anchor>
      )}
    </span>
  );
}
