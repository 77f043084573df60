/** The reports that were made of an operation: how each stands, its file, sending it, and its approval. */
import { Button, Skeleton } from "@mantine/core";
import type { ReportKind } from "@plimsoll/domain/report/operation-report";
import { CloudOff, Download, FileText, Mail, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { errorText, toastError } from "#app/error-text";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMayOn, useRights } from "#record/rights";
import { phasesOf } from "#record/status-phase";
import { useModel } from "#record/use-model";
import { filePath } from "#rpc/files";
import { useLoad, useMutationCall, useSlow } from "#rpc/hooks";
import { Card } from "#ui/card";
import { useConfirmation } from "#ui/confirm-dialog";
import { EmptyState } from "#ui/empty-state";
import { StatusChip } from "#ui/status-chip";
import { toasts } from "#ui/toasts";
import { CancelButton } from "./cancel-button.tsx";
import { type OperationReportRow, REPORTS, useReports } from "./operation-report.ts";
import classes from "./report.module.css";
import { isOnItsWay, RUN_PHASES } from "./report.ts";
import { useReportWords } from "./report-words.tsx";
import { SendDialog } from "./send-dialog.tsx";

interface KeptReportsProps {
  readonly id: string;
  /** Of this kind alone. */
  readonly kind?: ReportKind;
  /** Below each row. */
  readonly below?: (row: OperationReportRow) => ReactNode;
}

export function KeptReports({ id, kind, below }: KeptReportsProps) {
  const { resume } = useReportWords();
  const [isAwaited, setAwaited] = useState(false);
  const asked = useReports(id, isAwaited);
  const isSlow = useSlow(asked.isPending);
  const rows = asked.data?.attributes;
  const waits = rows?.some(isOnItsWay) ?? false;
  useEffect(() => setAwaited(waits), [waits]);
  if (!rows) {
    if (!asked.isError) return isSlow ? <Skeleton height={120} radius="md" mb={16} /> : null;
    return (
      <Card>
        <EmptyState title={errorText(asked.error)} icon={CloudOff} />
      </Card>
    );
  }
  const shown = rows.filter((row) => kind === undefined || row.kind === kind);
  return (
    <Card className={classes.keptCard ?? ""}>
      {shown.length === 0 ? (
        <EmptyState title={resume.noneKept} icon={FileText} />
      ) : (
        <ul className={classes.models}>
          {shown.map((row) => (
            <li key={row.id}>
              <Kept row={row} />
              {below?.(row)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Kept({ row }: { readonly row: OperationReportRow }) {
  const words = useReportWords();
  const { choices } = useWords().records.operation_report;
  const dates = useDates();
  const phase = phasesOf("operation_report", "status")?.[row.status];
  return (
    <>
      <div className={classes.modelName}>
        <strong>{row.name}</strong>
        <span>
          {[
            choices.format[row.format],
            dates.moment(row.asked_at),
            row.author?.name,
            isOnItsWay(row) ? say(words.progress, { percent: row.progress }) : row.problem,
            row.sent_to === null ? undefined : row.sent_to.split("\n").at(-1)?.replace(/^\S+ /, "→ "),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </div>
      <div className={classes.buttons}>
        {row.state === "done" && phase ? (
          <StatusChip phase={phase} label={choices.status[row.status]} />
        ) : (
          <StatusChip phase={RUN_PHASES[row.state]} label={choices.state[row.state]} />
        )}
        <Actions row={row} />
      </div>
    </>
  );
}

function Actions({ row }: { readonly row: OperationReportRow }) {
  const words = useReportWords();
  const model = useModel("operation_report");
  const rights = useRights(model);
  const maySend = useMayOn(model)("update");
  const [sending, setSending] = useState(false);
  const { ask, element } = useConfirmation();
  // A list brings no files: the row itself does.
  const loaded = useLoad(REPORTS, row.state === "done" ? row.id : undefined);
  const document = loaded.data?.attributes.document;
  const send = useMutationCall({ ...REPORTS, action: "send" });
  const remove = useMutationCall({ ...REPORTS, action: "delete" });
  const throwAway = async () => {
    const question = {
      title: say(words.removeRunAsk, { name: row.name }),
      yes: words.removeRun,
      danger: true,
    };
    if (!(await ask(question))) return;
    await remove.run({ id: row.id });
    toasts.success(words.runRemoved);
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
      {maySend && isOnItsWay(row) && <CancelButton of={REPORTS} row={row} isSmall />}
      {document && (
        <Button
          component="a"
          size="xs"
          variant="default"
          href={filePath(document.id)}
          target="_blank"
          rel="noreferrer"
          leftSection={<Download size={14} aria-hidden />}
          aria-label={`${words.download}: ${row.name}`}
        >
          {words.download}
        </Button>
      )}
      {maySend && row.state === "done" && (
        <Button
          size="xs"
          variant="default"
          leftSection={<Mail size={14} aria-hidden />}
          aria-label={`${words.send}: ${row.name}`}
          onClick={() => setSending(true)}
        >
          {row.sent_to === null ? words.send : words.sendAgain}
        </Button>
      )}
      {rights.delete && row.status === "draft" && row.state !== "running" && (
        <Button
          size="xs"
          variant="default"
          leftSection={<Trash2 size={14} aria-hidden />}
          aria-label={`${words.removeRun}: ${row.name}`}
          onClick={() => void throwAway().catch(toastError)}
        >
          {words.removeRun}
        </Button>
      )}
    </>
  );
}
