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
  return (
    <span className={figure ? `${classes.cell} ${classes.cellRight}` : classes.cell} title={title}>
      {text}
    </span>
  );
}
