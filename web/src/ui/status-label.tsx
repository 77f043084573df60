/** The name of a status. They are written in capitals; among other text they are read more calmly as words. */
import classes from "./ui.module.css";

/** Stay in capitals: the papers that these letters stand for are known by them. */
const SHORTENED = /\b(NF|FOB)\b/;

/** The name within a sentence. */
export function calmStatus(label: string): string {
  if (label !== label.toUpperCase()) return label;
  const parts = label.split(SHORTENED);
  return parts.map((part, at) => (at % 2 === 1 ? part : part.toLowerCase())).join("");
}

/** Only the look changes: what is searched, copied or read aloud is the name itself. */
export function StatusLabel({ label }: { readonly label: string }) {
  if (label !== label.toUpperCase()) return label;
  return (
    <span className={classes.calm}>
      {label.split(SHORTENED).map((part, at) =>
        at % 2 === 1 ? (
          <span key={part} className={classes.shortened}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
