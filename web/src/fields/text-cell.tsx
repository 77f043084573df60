/** A value in a list: at most 29 characters wide and two lines, the whole of it on hover, a dash where there is none. */
import { NOT_ENTERED } from "#i18n/formats";
import classes from "./fields.module.css";

/** About what fits: shorter texts need no second reading. */
const FITS = 26;

interface TextCellProps {
  readonly text: string | null;
  readonly figure?: boolean;
}

export function TextCell({ text, figure = false }: TextCellProps) {
  if (text === null) return <span className={classes.absent}>{NOT_ENTERED}</span>;
  const title = text.length > FITS ? text : undefined;
  // A number with marks is one word: it is not broken at its hyphens.
  const isWord = title === undefined && !/\s/.test(text);
  return (
    <span className={classes.cell} data-figure={figure} data-word={isWord} title={title}>
      {text}
    </span>
  );
}
