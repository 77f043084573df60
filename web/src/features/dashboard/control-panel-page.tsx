/** What waits for whom: every status with its orders, and each port by phase. The dashboard has the rest. */

import type { Summary } from "@plimsoll/domain/work-order/output";
import { PHASES, statusesOf } from "@plimsoll/domain/work-order/status";
import { Link } from "react-router";
import { useWords } from "#i18n/words-provider";
import { orderPhase } from "#record/status-phase";
import classes from "./dashboard.module.css";
import { isEmpty, NothingYet, SummaryPage } from "./dashboard-page.tsx";
import { useDashboardWords, WithDashboardWords } from "./dashboard-words.tsx";
import { busyStatuses, OrderChip, OrderNumber, Sheet } from "./figures.tsx";

export function ControlPanelPage() {
  return (
    <WithDashboardWords>
      <SummaryPage>
        {(summary) => (isEmpty(summary) ? <NothingYet /> : <ControlPanel summary={summary} />)}
      </SummaryPage>
    </WithDashboardWords>
  );
}

function ControlPanel({ summary }: { readonly summary: Summary }) {
  return (
    <div className={classes.grid}>
      <Phases summary={summary} />
      <Ports summary={summary} />
    </div>
  );
}

/** A column for each phase: whose turn it is, and how many orders stand at each status. */
function Phases({ summary }: { readonly summary: Summary }) {
  const words = useDashboardWords();
  const { choices } = useWords().records.work_order;
  return (
    <Sheet title={words.byStatus} wide>
      <div className={classes.phaseColumns}>
        {PHASES.map((phase) => {
          const statuses = busyStatuses(summary, phase);
          return (
            <section key={phase} className={classes.phaseColumn} aria-label={words.phases[phase]}>
              <h3>
                <span className={classes.dot} data-phase={orderPhase(phase)} aria-hidden />
                {words.phases[phase]}
                <OrderNumber
                  count={summary.by_phase[phase]}
                  question={{ statuses: statusesOf(phase) }}
                  what={words.phases[phase]}
                />
              </h3>
              <p className={classes.quiet}>{words.whose[phase]}</p>
              <ul className={classes.lines}>
                {statuses.map((status) => (
                  <li key={status}>
                    <OrderChip status={status} />
                    <OrderNumber
                      count={summary.by_status[status] ?? 0}
                      question={{ statuses: [status] }}
                      what={choices.status[status]}
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Sheet>
  );
}

function Ports({ summary }: { readonly summary: Summary }) {
  const words = useDashboardWords();
  const { fields } = useWords().records.work_order;
  if (summary.by_port.length === 0) return null;
  return (
    <Sheet title={words.byPort} wide aside={<Link to="/dashboard">{words.charts}</Link>}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow, by keyboard too */}
      <div className={classes.scroller} tabIndex={0}>
        <table className={classes.table} data-numbers aria-label={words.byPort}>
          <thead>
            <tr>
              <th scope="col">{fields.port_id}</th>
              {PHASES.map((phase) => (
                <th key={phase} scope="col">
                  <span className={classes.dot} data-phase={orderPhase(phase)} aria-hidden />{" "}
                  {words.phases[phase]}
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {summary.by_port.map((port) => (
              <tr key={port.port_id}>
                <th scope="row">{port.name}</th>
                {PHASES.map((phase) => (
                  <td key={phase}>
                    <OrderNumber
                      count={port.phases[phase]}
                      question={{ statuses: statusesOf(phase), port: port.port_id }}
                      what={`${port.name}, ${words.phases[phase]}`}
                    />
                  </td>
                ))}
                <td>
                  <OrderNumber count={port.orders} question={{ port: port.port_id }} what={port.name} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}
