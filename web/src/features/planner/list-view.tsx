/** The appointments of the period as a table. */

import { useDates } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import { Card } from "#ui/card";
import { subjectOf } from "./board.ts";
import { ConflictMark, conflictsOf, OrderChip } from "./order-line.tsx";
import { usePlan } from "./plan-context.ts";
import classes from "./planner.module.css";
import { usePlannerWords } from "./planner-words.tsx";

export function ListView() {
  const { board, open } = usePlan();
  const words = usePlannerWords();
  const { fields } = useWords().records.appointment;
  const { fields: ofOrder } = useWords().records.work_order;
  const dates = useDates();
  const names = new Map(board.people.map(({ id, name }) => [id, name]));
  const rows = board.appointments.toSorted(
    (a, b) =>
      a.begin_date.localeCompare(b.begin_date) ||
      (names.get(a.inspector_id) ?? "").localeCompare(names.get(b.inspector_id) ?? ""),
  );
  if (rows.length === 0)
    return (
      <Card padded>
        <p className={classes.quiet}>{words.nothing}</p>
      </Card>
    );
  return (
    <Card>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow, by keyboard too */}
      <div className={classes.tableBox} tabIndex={0}>
        <table className={classes.table} aria-label={words.list}>
          <thead>
            <tr>
              <th scope="col">{fields.begin_date}</th>
              <th scope="col">{fields.end_date}</th>
              <th scope="col">{fields.inspector_id}</th>
              <th scope="col">{fields.work_order_id}</th>
              <th scope="col">{words.subject}</th>
              <th scope="col">{ofOrder.port_id}</th>
              <th scope="col">{ofOrder.status}</th>
              <th scope="col">{words.conflict.column}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={one.id}>
                <td>{dates.date(one.begin_date)}</td>
                <td>{dates.date(one.end_date)}</td>
                <th scope="row">{names.get(one.inspector_id)}</th>
                <td>
                  <button
                    type="button"
                    className={classes.code}
                    onClick={() =>
                      open({ kind: "order", order: { ...one, id: one.work_order_id, planned: one } })
                    }
                  >
                    {one.wocode}
                  </button>
                </td>
                <td>{subjectOf(one)}</td>
                <td>{one.port}</td>
                <td>
                  <OrderChip status={one.status} />
                </td>
                <td>
                  <ConflictMark kinds={conflictsOf(board, one)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
