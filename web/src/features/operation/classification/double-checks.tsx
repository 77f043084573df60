/** Double checks: what was classified and whether somebody else looked at it, and the second sample beside the first. */
import { Anchor, Button } from "@mantine/core";
import type { Row } from "@plimsoll/domain/kernel/record";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import type { doubleCheck } from "@plimsoll/domain/operation/pages/double-check";
import { Barcode, ChartLine, CopyCheck, Printer } from "lucide-react";
import { Link } from "react-router";
import { useActor } from "#app/session";
import { useLoadedCalculatorWords } from "#calculator/calculator-words";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { pagePath } from "../operation-path.ts";
import type { BodyProps } from "../page-body.tsx";
import { rowsOf } from "../use-operation.ts";
import classes from "./classification.module.css";
import type { ClassificationRow } from "./classification-form.ts";
import { useClassifyingWords, WithClassifyingWords } from "./classifying-words.tsx";
import { DoubleCheckEntry } from "./double-check-entry.tsx";
import { CheckSheet, SamplesSheet } from "./double-check-sheets.tsx";
import { gradedOf } from "./graded-row.ts";
import { classificationsIn, placeOf } from "./use-classified.ts";

export type DoubleCheckRow = Row<typeof doubleCheck>;
const RECORD = "double_check";

export function DoubleChecks(props: BodyProps) {
  return (
    <WithClassifyingWords>
      <OfAddress {...props} />
    </WithClassifyingWords>
  );
}

/** The address names a check, or the classification that is about to be checked. */
function OfAddress(props: BodyProps) {
  const { bundle, address } = props.hand;
  const calculator = useLoadedCalculatorWords();
  if (!calculator) return null;
  const checks = rowsOf<DoubleCheckRow>(bundle, RECORD);
  if (address.row === "print") return <CheckSheet {...props} checks={checks} calculator={calculator} />;
  if (address.row === "samples") return <SamplesSheet {...props} />;
  const check = checks.find(({ id }) => id === address.row);
  const first = classificationsIn(bundle).find(({ id }) => id === (check?.classification_id ?? address.row));
  if (first)
    return (
      <DoubleCheckEntry
        key={check ? `${check.id}.${check.version}` : first.id}
        {...props}
        first={first}
        check={check}
        calculator={calculator}
      />
    );
  return <CheckList {...props} checks={checks} calculator={calculator} />;
}

interface CheckListProps extends BodyProps {
  readonly checks: readonly DoubleCheckRow[];
  readonly calculator: CalculatorWords;
}

function CheckList(props: CheckListProps) {
  const words = useClassifyingWords().check;
  const { list, statistics } = useClassifyingWords();
  const { fields } = useWords().records.classification;
  const rows = classificationsIn(props.hand.bundle).filter(
    (row) => row.kind !== "final" && row.superseded !== true,
  );
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState title={words.none} icon={CopyCheck} />
      </Card>
    );
  const { operation } = props.hand.bundle;
  return (
    <Card padded>
      <div className={classes.actions}>
        <Button
          component={Link}
          variant="default"
          size="xs"
          to="/operation/laboratory/classifiers"
          leftSection={<ChartLine size={15} aria-hidden />}
        >
          {statistics.title}
        </Button>
        <Button
          component={Link}
          variant="default"
          size="xs"
          to={pagePath(operation, "doublecheck/print")}
          leftSection={<Printer size={15} aria-hidden />}
        >
          {words.sheet}
        </Button>
        <Button
          component={Link}
          variant="default"
          size="xs"
          to={pagePath(operation, "doublecheck/samples")}
          leftSection={<Barcode size={15} aria-hidden />}
        >
          {words.samples}
        </Button>
      </div>
      <div className={classes.scroller}>
        <table className={classes.rows}>
          <thead>
            <tr>
              <th scope="col">{fields.code}</th>
              <th scope="col">{fields.hold}</th>
              <th scope="col" data-wide>
                {fields.author_id}
              </th>
              <th scope="col">{list.result}</th>
              <th scope="col">{words.title}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <CheckedRow key={row.id} {...props} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function CheckedRow({
  hand,
  row,
  checks,
  calculator,
  closed,
}: CheckListProps & { readonly row: ClassificationRow }) {
  const words = useClassifyingWords().check;
  const rights = useRights(useModel(RECORD));
  const { userId } = useActor();
  const own = checks.filter((one) => one.classification_id === row.id);
  const code = row.code.split("/").at(-1) ?? "";
  const graded = gradedOf(hand.bundle, row, calculator, hand.field.waiting.has(row.id));
  const mayCheck = rights.create && closed === undefined && row.locked !== true && row.author_id !== userId;
  const to = (id: string) => pagePath(hand.bundle.operation, `doublecheck/${id}`);
  return (
    <tr>
      <th scope="row">{code}</th>
      <td>{placeOf(hand.bundle, row) ?? "—"}</td>
      <td data-wide>{row.author?.name ?? "—"}</td>
      <td>
        <span className={classes.tone} data-tone={graded.tone}>
          {graded.text}
        </span>
      </td>
      <td>
        {own.map((one) => (
          <div key={one.id}>
            <Anchor component={Link} to={to(one.id)}>
              {say(words.by, { name: one.author?.name ?? "—" })}
            </Anchor>{" "}
            <span className={classes.tone} data-tone={one.within === true ? "ok" : "bad"}>
              {one.within === true ? words.within : words.outside}
            </span>
          </div>
        ))}
        {mayCheck ? (
          <Button component={Link} size="xs" variant="default" to={to(row.id)}>
            {say(words.add, { code })}
          </Button>
        ) : (
          own.length === 0 && <span className={classes.quiet}>{words.unchecked}</span>
        )}
      </td>
    </tr>
  );
}
