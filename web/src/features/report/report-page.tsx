/** One report: how far it has come, then what came out, its file, and sending it. */
import { Alert, Button, Progress, Skeleton } from "@mantine/core";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { MOST_SHOWN } from "@plimsoll/domain/report/report-run";
import { Download, Mail, RefreshCw, Trash2 } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { NotFoundPage } from "#app/error-page";
import { errorText, toastError } from "#app/error-text";
import { Page } from "#app/page";
import { NOT_ENTERED, useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { filePath } from "#rpc/files";
import { useLoad, useMutationCall } from "#rpc/hooks";
import { Card } from "#ui/card";
import { useConfirmation } from "#ui/confirm-dialog";
import { EmptyState } from "#ui/empty-state";
import { ScrollRegion } from "#ui/scroll-region";
import { StatusChip } from "#ui/status-chip";
import { toasts } from "#ui/toasts";
import { CancelButton } from "./cancel-button.tsx";
import classes from "./report.module.css";
import { isOnItsWay, type ReportRunRow, RUN_PHASES, RUNS, reportPath } from "./report.ts";
import { useReportWords, WithReportWords } from "./report-words.tsx";
import { SendDialog } from "./send-dialog.tsx";

const ReportChart = lazy(async () => ({ default: (await import("./report-chart.tsx")).ReportChart }));

/** While it is on its way, the page asks how far it has come. */
const ASKED_EVERY_MS = 1_000;

export function ReportPage() {
  const { id = "" } = useParams();
  if (!isUuid(id)) return <NotFoundPage />;
  return (
    <WithReportWords>
      <OneReport key={id} id={id} />
    </WithReportWords>
  );
}

function OneReport({ id }: { readonly id: string }) {
  const { records } = useWords();
  const { report_run: own } = records;
  const [isAwaited, setAwaited] = useState(true);
  const asked = useLoad(RUNS, id, isAwaited ? { refetchInterval: ASKED_EVERY_MS } : {});
  const row = asked.data?.attributes;
  const isOpen = row === undefined || isOnItsWay(row);
  useEffect(() => setAwaited(isOpen), [isOpen]);
  if (asked.isError && !row) return <EmptyState isPage title={own.name} text={errorText(asked.error)} />;
  if (!row) return <Skeleton height={240} />;
  const about = (records as Readonly<Record<string, { plural: string }>>)[row.record]?.plural;
  return (
    <Page
      title={row.name}
      status={<StatusChip phase={RUN_PHASES[row.state]} label={own.choices.state[row.state]} />}
      detail={[about, own.choices.format[row.format]].filter(Boolean).join(" · ")}
      actions={<Actions row={row} />}
    >
      <div className={classes.parts}>
        <Facts row={row} />
        <Outcome row={row} />
      </div>
    </Page>
  );
}

function Actions({ row }: { readonly row: ReportRunRow }) {
  const words = useReportWords();
  const navigate = useNavigate();
  const rights = useRights(useModel("report_run"));
  const [sending, setSending] = useState(false);
  const { ask, element } = useConfirmation();
  const send = useMutationCall({ ...RUNS, action: "send" });
  const again = useMutationCall({ ...RUNS, action: "run" });
  const remove = useMutationCall({ ...RUNS, action: "delete" });
  const isDone = row.state === "done" && row.document !== null;
  const runAgain = async () => {
    const { attributes } = await again.run({ report_model_id: row.report_model_id, format: row.format });
    void navigate(reportPath(attributes.id));
  };
  const throwAway = async () => {
    const title = say(words.removeRunAsk, { name: row.name });
    if (!(await ask({ title, yes: words.removeRun, danger: true }))) return;
    await remove.run({ id: row.id });
    toasts.success(words.runRemoved);
    void navigate("/reports/reports");
  };
  return (
    <>
      {element}
      {sending && (
        <SendDialog
          onSend={async (to) => {
            await send.run({ id: row.id, to });
            toasts.success(words.sentNow);
          }}
          onClose={() => setSending(false)}
        />
      )}
      {isOnItsWay(row) && <CancelButton of={RUNS} row={row} />}
      {rights.delete && row.state !== "running" && (
        <Button
          variant="default"
          leftSection={<Trash2 size={16} aria-hidden />}
          loading={remove.isBusy}
          onClick={() => void throwAway().catch(toastError)}
        >
          {words.removeRun}
        </Button>
      )}
      {row.report_model_id !== null && (
        <Button
          variant="default"
          leftSection={<RefreshCw size={16} aria-hidden />}
          loading={again.isBusy}
          onClick={() => void runAgain().catch(toastError)}
        >
          {words.again}
        </Button>
      )}
      {isDone && (
        <>
          <Button
            variant="default"
            leftSection={<Mail size={16} aria-hidden />}
            onClick={() => setSending(true)}
          >
            {row.sent_to === null ? words.send : words.sendAgain}
          </Button>
          <Button
            component="a"
            href={filePath(row.document?.id ?? "")}
            target="_blank"
            rel="noreferrer"
            leftSection={<Download size={16} aria-hidden />}
          >
            {words.download}
          </Button>
        </>
      )}
    </>
  );
}

function Facts({ row }: { readonly row: ReportRunRow }) {
  const { fields, choices } = useWords().records.report_run;
  const dates = useDates();
  const numbers = useNumbers();
  const facts = [
    [fields.asked_at, dates.moment(row.asked_at)],
    [fields.finished_at, dates.moment(row.finished_at)],
    [fields.rows, row.rows === null ? NOT_ENTERED : numbers.format(row.rows)],
    [fields.language, choices.language[row.language]],
    [fields.report_model_id, row.report_model?.name ?? NOT_ENTERED],
    [fields.sent_to, sentLines(row.sent_to, dates.moment)],
  ] as const;
  return (
    <Card padded>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Each line begins with the moment in which it went. */
function sentLines(written: string | null, moment: (at: string) => string): string {
  if (written === null) return NOT_ENTERED;
  return written
    .split("\n")
    .map((line) => {
      const [at = "", ...to] = line.split(" ");
      return `${moment(at)}: ${to.join(" ")}`;
    })
    .join("\n");
}

function Outcome({ row }: { readonly row: ReportRunRow }) {
  const words = useReportWords();
  switch (row.state) {
    case "waiting":
    case "running":
      return (
        <Card padded>
          <p className={classes.hint}>{say(words.progress, { percent: row.progress })}</p>
          <Progress value={Math.max(row.progress, 3)} animated aria-label={words.runs} />
        </Card>
      );
    case "refused":
      return <Alert color="red">{say(words.refusedText, { reason: row.problem ?? "" })}</Alert>;
    case "canceled":
      return <Alert color="gray">{words.canceledText}</Alert>;
    case "failed":
      return <Alert color="red">{words.failedText}</Alert>;
    case "done":
      return <Result row={row} />;
  }
}

function Result({ row: { result, definition, name } }: { readonly row: ReportRunRow }) {
  const words = useReportWords();
  if (!result || result.rows.length === 0)
    return (
      <Card>
        <EmptyState title={words.noRows} />
      </Card>
    );
  const { columns, rows, totals, chart, mixed } = result;
  const cell = (value: string | null, at: number) => (
    <td key={String(at)} data-number={columns[at]?.number || undefined}>
      {value ?? NOT_ENTERED}
    </td>
  );
  return (
    <>
      {chart && definition?.chart !== undefined && definition.chart !== "none" && (
        <Card padded>
          <Suspense fallback={<Skeleton height={300} />}>
            <ReportChart chart={chart} kind={definition.chart} label={name} />
          </Suspense>
        </Card>
      )}
      <Card padded>
        <ScrollRegion label={name} className={classes.scrolls}>
          <table className={classes.table}>
            <thead>
              <tr>
                {columns.map(({ label, number }, at) => (
                  <th key={String(at)} scope="col" data-number={number || undefined}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={String(at)}>{row.map(cell)}</tr>
              ))}
            </tbody>
            {totals && (
              <tfoot>
                <tr>
                  {totals.map((value, at) => (
                    <td key={String(at)} data-number={columns[at]?.number || undefined}>
                      {value ?? (at === 0 ? words.total : "")}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </ScrollRegion>
        {mixed && <p className={classes.hint}>{words.notAdded}</p>}
        {rows.length >= MOST_SHOWN && <p className={classes.hint}>{words.firstRows}</p>}
      </Card>
    </>
  );
}
