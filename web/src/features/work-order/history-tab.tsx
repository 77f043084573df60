/** What happened to an order, newest first, in one stream: its statuses, what was changed, the files that came in. */
import type { Attachment } from "@plimsoll/domain/file/output";
import type { HistoryEntry } from "@plimsoll/domain/kernel/record-output";
import { UNDO_STATUS } from "@plimsoll/domain/kernel/undo-status";
import { FileText } from "lucide-react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { EntryHead, HistoryList, type ToldLine } from "#record/history-drawer";
import { useRecordLabels } from "#record/record-words";
import { phasesOf } from "#record/status-phase";
import { useModel } from "#record/use-model";
import { filePath, thumbnailPath } from "#rpc/files";
import { useCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import { FILES } from "#upload/uploads";
import type { LogEntry } from "./order.ts";
import type { OrderField } from "./order-model.ts";
import type { OrderTabProps } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";
import classes from "./work-order.module.css";

const STATUS = "status" satisfies OrderField;

/** A change of the status is told by the log, with its reason; that one was taken back is told by the history alone. */
const isNoStatusChange = ({ action, changes }: HistoryEntry) =>
  action === "create" || action === UNDO_STATUS || !(STATUS in changes);

/** Which way it went and what came in, for everybody; which of us changed which field, among ourselves. */
export function HistoryTab({ part: { order, log = [], isGuest } }: { readonly part: OrderTabProps }) {
  const words = useOrderWords();
  const model = useModel("work_order");
  const labels = useRecordLabels(model);
  const files = useCall({ ...FILES, action: "list", attributes: { reference_id: order.id } });
  const told = [...log.flatMap(statusLine), ...(files.data?.attributes ?? []).map(fileLine)];
  return (
    <Card padded>
      <CardTitle>{words.tabs.history}</CardTitle>
      <HistoryList
        model={model}
        labels={labels}
        id={order.id}
        country={order.country}
        enabled={!isGuest}
        shows={isNoStatusChange}
        told={told}
      />
    </Card>
  );
}

function statusLine(entry: LogEntry): ToldLine[] {
  if (!entry.active || entry.date === null) return [];
  const content = <StatusEntered entry={entry} at={entry.date} />;
  return [{ key: `status ${entry.date} ${entry.status}`, at: entry.date, content }];
}

function StatusEntered({ entry, at }: { readonly entry: LogEntry; readonly at: string }) {
  const phases = phasesOf("work_order", STATUS);
  return (
    <>
      <EntryHead by={entry.user?.name} at={at}>
        <StatusChip phase={phases?.[entry.status] ?? "planning"} label={entry.label} />
      </EntryHead>
      {entry.justification !== null && <q className={classes.why}>{entry.justification}</q>}
    </>
  );
}

const fileLine = (file: Attachment): ToldLine => ({
  key: `file ${file.id}`,
  at: file.created_at,
  content: <FileAdded file={file} />,
});

function FileAdded({ file }: { readonly file: Attachment }) {
  const words = useOrderWords();
  const { parts } = useWords().app;
  const isPicture = file.media_type.startsWith("image/") && file.width !== null;
  return (
    <>
      <EntryHead by={file.user?.name} at={file.created_at}>
        <strong>{isPicture ? words.photoAdded : words.fileAdded}</strong>
      </EntryHead>
      <a className={classes.added} href={filePath(file.id)} target="_blank" rel="noreferrer">
        {isPicture ? (
          <img src={thumbnailPath(file.id, file.version)} alt={say(parts.upload.of, { item: file.name })} />
        ) : (
          <FileText size={20} aria-hidden />
        )}
        <span>{file.name}</span>
      </a>
    </>
  );
}
