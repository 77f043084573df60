/** The results of some samples: typed or pasted where the limit stands, checked by a second person, analysed once more. */
import { ActionIcon, Anchor, Button } from "@mantine/core";
import { canonical } from "@plimsoll/domain/kernel/decimal";
import { Check, RotateCcw } from "lucide-react";
import { type ClipboardEvent, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { NOT_ENTERED, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { useMutationCall } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { SaveButton } from "#ui/save-button";
import { ScrollRegion } from "#ui/scroll-region";
import { StatusChip } from "#ui/status-chip";
import { toasts } from "#ui/toasts";
import { typedSince } from "#ui/typed-since";
import { InstrumentButton } from "./instrument-dialog.tsx";
import classes from "./laboratory.module.css";
import { useLaboratoryWords, WithLaboratoryWords } from "./laboratory-words.tsx";
import { OrderAnalyses } from "./order-analyses.tsx";
import { cellKey, changedFigures, pasteBlock, type Typed } from "./result-grid.ts";
import { RetestDialog } from "./retest-dialog.tsx";
import { RESULTS, SAMPLES } from "./samples.ts";
import { type AnalysisColumn, type AnalysisResult, type Sample, useResults } from "./use-results.ts";

export function ResultsPage() {
  return (
    <WithLaboratoryWords>
      <Results />
    </WithLaboratoryWords>
  );
}

function Results() {
  const words = useLaboratoryWords();
  const { records } = useWords();
  const { search } = useLocation();
  const ids = useMemo(
    () => (new URLSearchParams(search).get("samples") ?? "").split(",").filter((id) => id !== ""),
    [search],
  );
  const title = records.analysis_result.plural;
  if (ids.length === 0)
    return (
      <Page title={title}>
        <Card>
          <EmptyState title={words.nothing} />
        </Card>
      </Page>
    );
  return <Grid key={ids.join()} ids={ids} title={title} />;
}

function useEntering() {
  const words = useLaboratoryWords();
  return useMutationCall(
    { ...RESULTS, action: "enterresults" },
    {
      invalidates: [SAMPLES],
      onDone: () => void toasts.success(words.saved),
      onFailed: (error) => toasts.error(errorText(error)),
    },
  );
}

function Grid({ ids, title }: { readonly ids: readonly string[]; readonly title: string }) {
  const words = useLaboratoryWords();
  const { locale } = useLocale();
  const { samples, all, current, columns, isKnown } = useResults(ids);
  const may = useMayOn(useModel("analysis_result"));
  const [typed, setTyped] = useState<Typed>({});
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [retested, setRetested] = useState<AnalysisResult>();
  const entering = useEntering();
  const save = () => {
    const found = changedFigures(typed, current, locale);
    setWrong(found.wrong);
    if (found.wrong.length === 0 && found.rows.length > 0)
      void entering.run({ rows: [...found.rows] }).then(
        () => setTyped((now) => typedSince(typed, now)),
        () => undefined,
      );
  };
  const fill = (figures: Typed) => setTyped((before) => ({ ...before, ...figures }));
  const places = { samples: samples.map((one) => one.id), analyses: columns.map((one) => one.id) };
  return (
    <Page title={title} detail={samples.map((one) => one.code).join(", ")}>
      {retested && <RetestDialog result={retested} onClose={() => setRetested(undefined)} />}
      <Card padded>
        {may("create") && <OrderAnalyses sampleIds={ids} ordered={places.analyses} />}
        {isKnown && columns.length === 0 && <p className={classes.quiet}>{words.noAnalyses}</p>}
        {columns.length > 0 && (
          <>
            <ScrollRegion label={title} className={classes.scrolls}>
              <table className={classes.grid}>
                <GridHead columns={columns} />
                <tbody>
                  {samples.map((sample, row) => (
                    <SampleLine
                      key={sample.id}
                      sample={sample}
                      columns={columns}
                      results={current.filter((one) => one.sample_id === sample.id)}
                      typed={typed}
                      wrong={wrong}
                      mayEnter={may("update")}
                      mayCheck={may("approve")}
                      mayRetest={may("create")}
                      onType={(key, text) => setTyped((before) => ({ ...before, [key]: text }))}
                      onPaste={(column, text) =>
                        setTyped((before) => ({ ...before, ...pasteBlock(text, places, { row, column }) }))
                      }
                      onRetest={setRetested}
                    />
                  ))}
                </tbody>
              </table>
            </ScrollRegion>
            <div className={classes.foot}>
              <p className={classes.quiet}>{words.pasteHint}</p>
              {may("update") && <InstrumentButton samples={samples} analyses={columns} onFigures={fill} />}
              {may("update") && (
                <SaveButton
                  loading={entering.isBusy}
                  disabled={Object.keys(typed).length === 0}
                  onClick={save}
                >
                  {words.save}
                </SaveButton>
              )}
            </div>
            {wrong.length > 0 && <p role="alert">{words.notNumber}</p>}
            <Earlier all={all} />
          </>
        )}
      </Card>
    </Page>
  );
}

function GridHead({ columns }: { readonly columns: readonly AnalysisColumn[] }) {
  const words = useLaboratoryWords();
  const { records } = useWords();
  const numbers = useNumbers();
  const limit = ({ min, max }: AnalysisColumn) =>
    [
      ...(min === null ? [] : [say(words.atLeast, { figure: numbers.format(canonical(min)) })]),
      ...(max === null ? [] : [say(words.atMost, { figure: numbers.format(canonical(max)) })]),
    ].join(" · ") || NOT_ENTERED;
  return (
    <thead>
      <tr>
        <th scope="col">{records.sample.name}</th>
        {columns.map((one) => (
          <th key={one.id} scope="col">
            {one.name}
          </th>
        ))}
        <th scope="col">{words.verdict}</th>
      </tr>
      <tr>
        <td className={classes.limit}>{words.limits}</td>
        {columns.map((one) => (
          <td key={one.id} className={classes.limit}>
            {limit(one)}
          </td>
        ))}
        <td />
      </tr>
    </thead>
  );
}

interface SampleLineProps {
  readonly sample: Sample;
  readonly columns: readonly AnalysisColumn[];
  readonly results: readonly AnalysisResult[];
  readonly typed: Typed;
  readonly wrong: readonly string[];
  readonly mayEnter: boolean;
  readonly mayCheck: boolean;
  readonly mayRetest: boolean;
  readonly onType: (key: string, text: string) => void;
  readonly onPaste: (column: number, text: string) => void;
  readonly onRetest: (result: AnalysisResult) => void;
}

function SampleLine({ sample, columns, results, typed, wrong, ...line }: SampleLineProps) {
  const words = useLaboratoryWords();
  const numbers = useNumbers();
  const checking = useMutationCall(
    { ...RESULTS, action: "verify" },
    { invalidates: [SAMPLES], onFailed: (error) => toasts.error(errorText(error)) },
  );
  const pasted = (column: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    line.onPaste(column, text);
  };
  return (
    <tr>
      <th scope="row">
        {sample.code}
        <span className={classes.mark}>{sample.represents}</span>
        {sample.tracking_address !== null && (
          <Anchor href={sample.tracking_address} target="_blank" rel="noreferrer" className={classes.mark}>
            {sample.tracking_number}
          </Anchor>
        )}
      </th>
      {columns.map(({ id, name }, column) => {
        const result = results.find((one) => one.analysis_id === id);
        if (!result) return <td key={id}>{NOT_ENTERED}</td>;
        const key = cellKey(sample.id, id);
        const shown = result.value === null ? "" : numbers.format(canonical(result.value));
        return (
          <td key={id}>
            <input
              className={classes.cell}
              inputMode="decimal"
              aria-label={`${sample.code} ${name}`}
              aria-invalid={wrong.includes(key)}
              data-verdict={typed[key] === undefined ? (result.verdict ?? "") : ""}
              value={typed[key] ?? shown}
              placeholder={NOT_ENTERED}
              disabled={!line.mayEnter || result.released === true}
              onChange={({ currentTarget }) => line.onType(key, currentTarget.value)}
              onPaste={pasted(column)}
            />
            {result.revision > 1 && (
              <span className={classes.mark}>{say(words.revision, { number: result.revision })}</span>
            )}
            {result.needs_check === true && result.value !== null && (
              <SecondLook
                isChecked={result.checked_at !== null}
                label={`${words.check}: ${sample.code} ${name}`}
                onCheck={
                  line.mayCheck
                    ? () =>
                        void checking.run({ id: result.id, version: result.version }).catch(() => undefined)
                    : undefined
                }
              />
            )}
            {line.mayRetest && result.value !== null && (
              <ActionIcon
                size="sm"
                variant="subtle"
                title={words.retest}
                aria-label={`${words.retest}: ${sample.code} ${name}`}
                onClick={() => line.onRetest(result)}
              >
                <RotateCcw size={14} aria-hidden />
              </ActionIcon>
            )}
          </td>
        );
      })}
      <td>
        <Verdict results={results} />
      </td>
    </tr>
  );
}

interface SecondLookProps {
  readonly isChecked: boolean;
  readonly label: string;
  readonly onCheck: (() => void) | undefined;
}

function SecondLook({ isChecked, label, onCheck }: SecondLookProps) {
  const words = useLaboratoryWords();
  if (isChecked) return <span className={classes.mark}>{words.checked}</span>;
  if (!onCheck) return null;
  return (
    <Button
      size="compact-xs"
      variant="light"
      leftSection={<Check size={12} aria-hidden />}
      aria-label={label}
      onClick={onCheck}
    >
      {words.check}
    </Button>
  );
}

function Verdict({ results }: { readonly results: readonly AnalysisResult[] }) {
  const words = useLaboratoryWords();
  const done = results.filter((one) => one.value !== null).length;
  const isOutside = results.some(({ verdict }) => verdict === "below" || verdict === "above");
  if (isOutside) return <StatusChip phase="stopped" label={words.outside} />;
  if (done < results.length || results.length === 0)
    return <StatusChip phase="lab" label={say(words.ofDone, { done, of: results.length })} />;
  return <StatusChip phase="done" label={words.within} />;
}

/** What was found before a retest is kept, and told. */
function Earlier({ all }: { readonly all: readonly AnalysisResult[] }) {
  const words = useLaboratoryWords();
  const numbers = useNumbers();
  const old = all.filter((one) => one.superseded === true);
  if (old.length === 0) return null;
  return (
    <ul>
      {old.map((one) => (
        <li key={one.id} className={classes.quiet}>
          {`${one.sample?.name ?? ""} ${one.analysis?.name ?? one.name} ${say(words.revision, { number: one.revision })}: ${
            one.value === null ? NOT_ENTERED : numbers.format(canonical(one.value))
          }`}
        </li>
      ))}
    </ul>
  );
}
