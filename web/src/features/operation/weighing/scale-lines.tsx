/** The lines of a scale's file as they are understood; what is refused stands first, with its reason and its line. */

import type { ScaleLine } from "@plimsoll/domain/weighing/scale-file";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useOperationWords } from "../operation-words.tsx";
import classes from "./weighing.module.css";

/** As many as one looks at; those that are refused are all worth a look, within reason. */
const MOST_SHOWN = { refused: 100, read: 12 };

interface ScaleLinesProps {
  readonly lines: readonly ScaleLine[];
  /** Of the port, whose clock the scale writes. */
  readonly zone: string;
}

export function ScaleLines({ lines, zone }: ScaleLinesProps) {
  const words = useOperationWords().weighing;
  const numbers = useNumbers();
  const dates = useDates();
  const reasons: Readonly<Record<string, string>> = { ...words.refusals, ...words.scaleFile.refusals };
  const refused = lines.filter(({ refusal }) => refusal !== null).slice(0, MOST_SHOWN.refused);
  const read = lines.filter(({ reading }) => reading !== null);
  return (
    <div className={classes.lines}>
      <ul className={classes.pastedRows}>
        {refused.map(({ line, text, refusal }) => (
          <li key={line} data-refused>
            <b>{say(words.scaleFile.line, { line })}</b>
            <span>{reasons[refusal ?? ""] ?? words.refusals.other}</span>
            <code>{text}</code>
          </li>
        ))}
        {read.slice(0, MOST_SHOWN.read).map(({ line, reading }) => (
          <li key={line}>
            <b>{say(words.scaleFile.line, { line })}</b>
            <span>{dates.momentIn(reading?.at ?? null, zone)}</span>
            <b>{`${numbers.weight(reading?.weight ?? null)} ${reading?.unit ?? ""}`}</b>
            <span>{reading?.ticket}</span>
          </li>
        ))}
      </ul>
      {read.length > MOST_SHOWN.read && <p className={classes.quiet}>… {read.length - MOST_SHOWN.read}</p>}
    </div>
  );
}
