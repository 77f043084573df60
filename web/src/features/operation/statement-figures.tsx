/** The sums of a statement of facts: plain, overlapping and merged apart, so that nobody takes the same hour off twice. */
import { negate } from "@plimsoll/domain/kernel/decimal";
import { useClockZone } from "#fields/clock-zone";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { Card, CardTitle } from "#ui/card";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { Logged } from "./use-logged-statement.ts";
import { useTypeNames } from "./use-type-names.ts";

export function StatementFigures({ logged }: { readonly logged: Logged }) {
  const words = useOperationWords().timelog;
  const numbers = useNumbers();
  const dates = useDates();
  const zone = useClockZone();
  const nameOf = useTypeNames(logged.types);
  const { found, quantity } = logged;
  const statement = found?.statement ?? null;
  if (statement === null)
    return logged.isWrong ? null : (
      <Card padded>
        <p className={classes.quiet}>{words.notBegun}</p>
      </Card>
    );
  const hours = (value: string) => `${numbers.format(value)} h`;
  const rate = (value: string | null) => (value === null ? "—" : `${numbers.format(value)} t/h`);
  const figures = [
    [words.gross, hours(statement.gross_hours)],
    [words.sum, hours(statement.stops_hours)],
    [words.overlaps, hours(negate(found?.overlap_hours ?? "0"))],
    [words.merged, hours(statement.stopped_hours)],
    [words.net, hours(statement.net_hours)],
    [words.netRate, rate(statement.net_rate)],
    [words.grossRate, rate(statement.gross_rate)],
  ] as const;
  const causes = Object.entries(statement.by_code);
  return (
    <Card padded>
      <CardTitle>{words.facts}</CardTitle>
      <dl className={classes.sums}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {found?.completed === null && (
        <p className={classes.quiet} role="status">
          {say(words.goesOn, { at: dates.momentIn(logged.now, zone) })}
        </p>
      )}
      {quantity !== null && (
        <p className={classes.quiet}>{say(words.byDraft, { weight: numbers.weight(quantity) })}</p>
      )}
      {causes.length > 0 && (
        <table className={classes.compared}>
          <caption className={classes.caption}>{words.byCause}</caption>
          <thead>
            <tr>
              <th scope="col">{words.cause}</th>
              <th scope="col">{words.hours}</th>
            </tr>
          </thead>
          <tbody>
            {causes.map(([code, value]) => (
              <tr key={code}>
                <th scope="row">{nameOf(code)}</th>
                <td>{numbers.format(value ?? null)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
