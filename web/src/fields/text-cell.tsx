/** A value in a list: at most 29 characters wide, the whole of it on hover, a dash where there is none. */
import { NOT_ENTERED } from "#i18n/formats";
import classes from "./fields.module.css";

/** About what fits into a cell of a list. */
const FITS = 26;

interface TextCellProps {
  readonly text: string | null;
  readonly figure?: boolean;
}

export function TextCell({ text, figure = false }: TextCellProps) {
  if (text === null) return <span className={classes.absent}>{NOT_ENTERED}</span>;
  // A number with marks is one word: it is not broken at its hyphens.
  const isWord = text.length <= FITS && !/\s/.test(text);
  return (
    <span className={classes.cell} data-figure={figure} data-word={isWord} title={text}>
      {text}
    </span>
  );
}
