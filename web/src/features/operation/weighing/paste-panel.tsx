/** What a pasted column means, before anything of it is added: what each row makes, and what is refused. */
import { Button } from "@mantine/core";
import {
  accumulateInstallments,
  type Installment,
  MOST_AT_ONCE,
} from "@plimsoll/domain/weighing/installments";
import type { PastedRow } from "@plimsoll/domain/weighing/pasted-weights";
import { Check, X } from "lucide-react";
import { useDates, useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useOperationWords } from "../operation-words.tsx";
import classes from "./weighing.module.css";

interface PastePanelProps {
  readonly rows: readonly PastedRow[];
  readonly accumulated: string;
  readonly onAdd: (rows: readonly PastedRow[]) => void;
  readonly onDiscard: () => void;
}

/** As many as one looks at; the figures of the rest are summed all the same. */
const MOST_SHOWN = 12;

export function PastePanel({ rows, accumulated, onAdd, onDiscard }: PastePanelProps) {
  const words = useOperationWords().weighing;
  const ready = rows.filter(({ refusal }) => refusal === null);
  const standings = accumulateInstallments(ready as unknown as readonly Installment[], {
    sequence: 0,
    accumulated,
  });
  const makes = new Map(ready.map((row, at) => [row, standings[at]?.accumulated ?? ""]));
  const refused = rows.length - ready.length;
  const isTooMany = ready.length > MOST_AT_ONCE;
  // What is refused is shown before what fits.
  const shown = [...rows].sort((a, b) => Number(a.refusal === null) - Number(b.refusal === null));
  return (
    <section className={classes.pasted} aria-live="polite">
      <div className={classes.pastedHead}>
        <b>
          {sayCount(words.pasted, ready.length)}
          {refused > 0 ? `, ${sayCount(words.refused, refused)}` : ""}
        </b>
        <span className={classes.pastedActions}>
          <Button variant="default" size="xs" onClick={onDiscard}>
            {words.discard}
          </Button>
          <Button size="xs" disabled={ready.length === 0 || isTooMany} onClick={() => onAdd(ready)}>
            {sayCount(words.addRows, ready.length)}
          </Button>
        </span>
      </div>
      {isTooMany && <p className={classes.bad}>{say(words.tooMany, { most: MOST_AT_ONCE })}</p>}
      <ul className={classes.pastedRows}>
        {shown.slice(0, MOST_SHOWN).map((row) => (
          <PastedLine key={rows.indexOf(row)} row={row} makes={makes.get(row)} />
        ))}
      </ul>
      {rows.length > MOST_SHOWN && <p className={classes.quiet}>… {rows.length - MOST_SHOWN}</p>}
    </section>
  );
}

function PastedLine({ row, makes }: { readonly row: PastedRow; readonly makes: string | undefined }) {
  const words = useOperationWords().weighing;
  const numbers = useNumbers();
  const dates = useDates();
  const { refusal } = row;
  if (refusal !== null || row.weight === null) {
    const reasons: Readonly<Record<string, string>> = words.refusals;
    return (
      <li data-refused>
        <b>{row.text}</b>
        <X size={14} aria-hidden />
        {reasons[refusal ?? ""] ?? words.refusals.other}
      </li>
    );
  }
  return (
    <li>
      {row.at !== null && <span>{dates.moment(row.at).slice(-5)}</span>}
      <b>{`${numbers.weight(row.weight)} ${row.unit}`}</b>
      <Check size={14} aria-hidden />
      {say(words.makes, { accumulated: numbers.weight(makes ?? null) })}
    </li>
  );
}
