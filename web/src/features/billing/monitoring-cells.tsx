/** What is to be received, by state and days in it, summed up both ways; every figure leads to the list behind it. */
import { Anchor } from "@mantine/core";
import {
  LATE_WAITS,
  MONITORED_STATES,
  type MonitoredState,
  WAITS,
  type Wait,
} from "@plimsoll/domain/billing/monitoring";
import type { MonitorAnswer } from "@plimsoll/domain/billing/monitoring-contract";
import { Link } from "react-router";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { Card, CardTitle } from "#ui/card";
import classes from "./billing.module.css";
import { useBillingWords } from "./billing-words.tsx";

/** What of it is looked at, as the address says. */
export interface Shown {
  readonly state: MonitoredState | null;
  readonly wait: Wait | null;
  readonly customer_id: string | null;
  readonly currency: string | null;
  readonly month: string | null;
}

const NAMES = { customer_id: "customer" } as Readonly<Record<string, string>>;

/** The address that shows this part alone. */
export function searchOf(part: Partial<Shown>): { readonly search: string } {
  const given = Object.entries(part).filter(([, value]) => value !== null && value !== undefined);
  return {
    search: `?${new URLSearchParams(given.map(([name, value]) => [NAMES[name] ?? name, String(value)]))}`,
  };
}

interface CellsProps {
  readonly found: MonitorAnswer;
  readonly shown: Shown;
}

export function Cells({ found, shown }: CellsProps) {
  const words = useBillingWords().monitoring;
  const numbers = useNumbers();
  const most = Math.max(...found.cells.map(({ amount }) => Number(amount)), 1);
  return (
    <Card>
      <div className={classes.head}>
        <CardTitle>{words.stateByWait}</CardTitle>
        <span className={classes.hint}>{say(words.stateByWaitHelp, { currency: found.currency })}</span>
      </div>
      <div className={classes.scrolls}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.state}</th>
              {WAITS.map((wait) => (
                <th key={wait} scope="col" className={classes.figure}>
                  {words.waits[wait]}
                </th>
              ))}
              <th scope="col" className={classes.figure}>
                {words.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {MONITORED_STATES.map((state) => (
              <tr key={state}>
                <th scope="row" className={classes.state}>
                  <Anchor component={Link} to={searchOf({ state })}>
                    {words.states[state]}
                  </Anchor>
                </th>
                {WAITS.map((wait) => {
                  const cell = found.cells.find((one) => one.state === state && one.wait === wait);
                  const isShown = shown.state === state && shown.wait === wait;
                  return (
                    <td key={wait} className={classes.cell} data-shown={isShown || undefined}>
                      {cell ? (
                        <>
                          <Anchor component={Link} to={searchOf({ state, wait })}>
                            {numbers.money(cell.amount)}
                          </Anchor>
                          <span className={classes.count}>{cell.items}</span>
                          <span
                            className={classes.bar}
                            aria-hidden
                            data-late={LATE_WAITS.includes(wait) || undefined}
                            style={{ width: `${(Number(cell.amount) / most) * 100}%` }}
                          />
                        </>
                      ) : (
                        "—"
                      )}
                    </td>
                  );
                })}
                <Sum {...(found.states.find((one) => one.state === state) ?? NOTHING)} />
              </tr>
            ))}
            <tr className={classes.total}>
              <th scope="row">{words.total}</th>
              {found.waits.map((one) => (
                <Sum key={one.wait} {...one} />
              ))}
              <Sum {...found.total} />
            </tr>
          </tbody>
        </table>
      </div>
    </Card>
  );
}

const NOTHING = { amount: "0", items: 0 };

function Sum({ amount, items }: { readonly amount: string; readonly items: number }) {
  const numbers = useNumbers();
  return (
    <td className={`${classes.cell} ${classes.strong}`}>
      {items === 0 ? (
        "—"
      ) : (
        <>
          {numbers.money(amount)}
          <span className={classes.count}>{items}</span>
        </>
      )}
    </td>
  );
}
