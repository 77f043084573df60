/** What is said of an operation, part by part, as its reports say it. */
import type { Resume, ResumePart } from "@plimsoll/domain/report/resume";
import { Card, CardTitle } from "#ui/card";
import { ScrollRegion } from "#ui/scroll-region";
import classes from "./report.module.css";
import { useReportWords } from "./report-words.tsx";

export function ResumeParts({ parts }: Pick<Resume, "parts">) {
  return (
    <div className={classes.parts}>
      {parts.map((part) => (
        <Part key={part.key} part={part} />
      ))}
    </div>
  );
}

/** The same line may stand there twice: its place tells them apart. */
const keyed = <T,>(all: readonly T[]) => all.map((one, at) => ({ one, key: `line ${at}` }));

function Part({ part: { title, pairs, columns, rows } }: { readonly part: ResumePart }) {
  const words = useReportWords();
  return (
    <Card padded>
      <CardTitle>{rows.length > 0 ? `${title} · ${rows.length}` : title}</CardTitle>
      {pairs.length > 0 && (
        <dl className={classes.facts}>
          {keyed(pairs).map(({ one: { label, value }, key }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {rows.length > 0 && (
        <ScrollRegion label={title} className={classes.scrolls}>
          <table className={classes.table}>
            <thead>
              <tr>
                {keyed(columns).map(({ one: { label, number }, key }) => (
                  <th key={key} scope="col" data-number={number || undefined}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {keyed(rows).map(({ one: row, key }) => (
                <tr key={key}>
                  {keyed(row).map(({ one: cell, key: place }, at) => (
                    <td key={place} data-number={columns[at]?.number || undefined}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {pairs.length === 0 && rows.length === 0 && <p className={classes.hint}>{words.resume.nothing}</p>}
    </Card>
  );
}
