/** What the contract says of an oil, line by line. */
import type { ContractVerdict } from "@plimsoll/domain/classification/contract-verdict";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import type { OilAnswer, OilOutcome } from "@plimsoll/domain/operation/oil-classify";
import { useResultContext } from "#calculator/result-context";
import type { Tone } from "#calculator/tool";
import { useWords } from "#i18n/words-provider";
import classes from "../classification/classification.module.css";

export const OIL_TONES: Readonly<Record<OilOutcome, Tone>> = {
  within: "ok",
  beyond_basis: "warn",
  outside: "bad",
  incomplete: "plain",
};

const LINE_TONES: Readonly<Record<ContractVerdict["lines"][number]["verdict"], Tone>> = {
  within: "ok",
  beyond_basis: "warn",
  outside: "bad",
  not_measured: "plain",
};

interface OilVerdictProps {
  readonly answer: OilAnswer;
  readonly calculator: CalculatorWords;
}

export function OilVerdict({ answer, calculator }: OilVerdictProps) {
  const { choices } = useWords().records.oil_classification;
  const { figure } = useResultContext(calculator);
  const { limitKinds, verdicts } = calculator.classification;
  const analyses: Readonly<Record<string, string>> = calculator.classification.analyses;
  return (
    <>
      <p>
        <span className={classes.tone} data-tone={OIL_TONES[answer.outcome]}>
          {choices.outcome[answer.outcome]}
        </span>
      </p>
      <ul className={classes.limits}>
        {answer.contract_verdict.lines.map((line) => (
          <li key={`${line.parameter}.${line.kind}`}>
            <b>{analyses[line.parameter] ?? line.parameter}</b> {figure(line.value)} ·{" "}
            {limitKinds[line.kind].toLowerCase()} {figure(line.limit)}
            <br />
            <span className={classes.tone} data-tone={LINE_TONES[line.verdict]}>
              {verdicts[line.verdict]}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
