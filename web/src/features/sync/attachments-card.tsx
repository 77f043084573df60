/** The attachments of the order that was delivered: each goes by itself, once. */
import { Button } from "@mantine/core";
import { errorText } from "#app/error-text";
import { useDates } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { useCall, useMutationCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import { toasts } from "#ui/toasts";
import { DELIVERY_PHASES, SYNC } from "./delivery.ts";
import classes from "./sync.module.css";
import { useSyncWords } from "./sync-words.tsx";

export function AttachmentsCard({ orderId }: { readonly orderId: string }) {
  const words = useSyncWords();
  const { status } = useWords().records.sync.choices;
  const dates = useDates();
  const maySend = useMayOn(useModel("sync"))("create");
  const asked = useCall({ ...SYNC, action: "list_sync_attachments", attributes: { work_order_id: orderId } });
  const { run, isBusy } = useMutationCall(
    { ...SYNC, action: "sync_attachment" },
    { onFailed: (error) => toasts.error(errorText(error)) },
  );
  const files = asked.data?.attributes ?? [];
  return (
    <Card padded>
      <CardTitle>{words.attachments}</CardTitle>
      {files.length === 0 && <p className={classes.hint}>{words.noAttachments}</p>}
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file.attachment_id}>
            <span className={classes.fileName}>{file.name}</span>
            {file.status === "not_synchronized" ? (
              <StatusChip phase="planning" label={words.notSynchronized} />
            ) : (
              <StatusChip phase={DELIVERY_PHASES[file.status]} label={status[file.status]} />
            )}
            <span className={classes.hint}>{file.at === null ? "" : dates.moment(file.at)}</span>
            {maySend && file.status !== "delivered" && file.status !== "queued" && (
              <Button
                size="xs"
                variant="default"
                loading={isBusy}
                aria-label={`${words.sendOne}: ${file.name}`}
                onClick={() => void run({ attachment_id: file.attachment_id }).catch(() => undefined)}
              >
                {words.sendOne}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
