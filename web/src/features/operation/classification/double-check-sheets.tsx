/** The sheets of the double check as they come out of the printer: what both found, and labels for the samples. */
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { subjectWord } from "@plimsoll/domain/locales/subject-word";
import { productOfStandard } from "@plimsoll/domain/operation/classify";
import { code128 } from "@plimsoll/domain/operation/code128";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { Card, CardTitle } from "#ui/card";
import type { BodyProps } from "../page-body.tsx";
import { PrintButton } from "../print-button.tsx";
import classes from "./classification.module.css";
import { useClassifyingWords } from "./classifying-words.tsx";
import type { DoubleCheckRow } from "./double-checks.tsx";
import { gradedOf } from "./graded-row.ts";
import { classificationsIn, placeOf } from "./use-classified.ts";

const standingIn = (hand: BodyProps["hand"]) =>
  classificationsIn(hand.bundle).filter((row) => row.kind !== "final" && row.superseded !== true);

interface CheckSheetProps extends BodyProps {
  readonly checks: readonly DoubleCheckRow[];
  readonly calculator: CalculatorWords;
}

export function CheckSheet({ hand, checks, calculator }: CheckSheetProps) {
  const words = useClassifyingWords();
  const rows = standingIn(hand);
  const checked = rows.filter((row) => checks.some((one) => one.classification_id === row.id));
  return (
    <div className={classes.list}>
      <div className={classes.listHead}>
        <span className={classes.quiet}>
          {say(words.check.progress, { checked: checked.length, of: rows.length })}
        </span>
        <PrintButton operationId={hand.bundle.operation.id} document="double_check" label={words.check.pdf} />
      </div>
      {rows.length === 0 && (
        <Card padded>
          <p className={classes.quiet}>{words.check.none}</p>
        </Card>
      )}
      {rows.map((row) => {
        const own = checks.filter((one) => one.classification_id === row.id);
        const graded = gradedOf(hand.bundle, row, calculator, hand.field.waiting.has(row.id));
        return (
          <Card padded key={row.id}>
            <CardTitle>{[row.code, placeOf(hand.bundle, row)].filter(Boolean).join(" · ")}</CardTitle>
            <p className={classes.quiet}>{[row.author?.name, graded.text].filter(Boolean).join(" · ")}</p>
            {own.length === 0 && <p className={classes.quiet}>{words.check.unchecked}</p>}
            {own.map((one) => (
              <Differences
                key={one.id}
                check={one}
                product={productOfStandard(row.standard)}
                calculator={calculator}
              />
            ))}
          </Card>
        );
      })}
    </div>
  );
}

interface DifferencesProps {
  readonly check: DoubleCheckRow;
  readonly product: ReturnType<typeof productOfStandard>;
  readonly calculator: CalculatorWords;
}

function Differences({ check, product, calculator }: DifferencesProps) {
  const words = useClassifyingWords();
  const numbers = useNumbers();
  const figure = (value: string) => numbers.format(value, { minScale: 2 });
  return (
    <div className={classes.scroller}>
      <table className={classes.rows}>
        <caption className={classes.quiet}>
          {say(words.check.by, { name: check.author?.name ?? "—" })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.form.defect}</th>
            {[words.check.first, words.check.second, words.check.difference, words.check.allowed].map(
              (one) => (
                <th key={one} scope="col" data-figure>
                  {one}
                </th>
              ),
            )}
            <th scope="col">{words.list.result}</th>
          </tr>
        </thead>
        <tbody>
          {(check.differences ?? []).map((one) => (
            <tr key={one.parameter}>
              <th scope="row">{subjectWord(calculator, product, one.parameter)}</th>
              <td data-figure>{figure(one.first)}</td>
              <td data-figure>{figure(one.second)}</td>
              <td data-figure>{figure(one.difference)}</td>
              <td data-figure>{figure(one.allowed)}</td>
              <td>
                <span className={classes.tone} data-tone={one.within ? "ok" : "bad"}>
                  {one.within ? words.check.within : words.check.outside}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** As the printer makes them: the code as bars and as text. */
export function SamplesSheet({ hand }: BodyProps) {
  const words = useClassifyingWords();
  const { fields } = useWords().records.classification;
  const dates = useDates();
  const numbers = useNumbers();
  const rows = standingIn(hand);
  return (
    <div className={classes.list}>
      <div className={classes.listHead}>
        <span className={classes.quiet}>{words.check.samples}</span>
        <PrintButton
          operationId={hand.bundle.operation.id}
          document="double_check_samples"
          label={words.check.pdf}
        />
      </div>
      {rows.length === 0 && (
        <Card padded>
          <p className={classes.quiet}>{words.check.none}</p>
        </Card>
      )}
      <ul className={classes.labels}>
        {rows.map((row) => (
          <li key={row.id}>
            <Bars code={row.code} />
            <b>{row.code}</b>
            <span>{row.product?.name ?? ""}</span>
            <span>
              {row.truck_id == null ? fields.hold : fields.truck_id} {placeOf(hand.bundle, row) ?? "—"} ·{" "}
              {dates.date(row.date)}
            </span>
            {row.tonnage != null && <span>{numbers.weight(row.tonnage)} t</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const BAR_HEIGHT = 40;

function Bars({ code }: { readonly code: string }) {
  const widths = code128(code);
  if (!widths) return null;
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  const total = (starts.at(-1) ?? 0) + (widths.at(-1) ?? 0);
  return (
    <svg viewBox={`0 0 ${total} ${BAR_HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={code}>
      {widths.map((width, at) =>
        at % 2 === 0 ? (
          <rect key={starts[at]} x={starts[at]} y={0} width={width} height={BAR_HEIGHT} />
        ) : null,
      )}
    </svg>
  );
}
