/** Invoices from the XML files that their issuers send: several at once, each with what became of it. */
import { Button, FileButton } from "@mantine/core";
import { type FileOutcome, LARGEST_FILE } from "@plimsoll/domain/operation/invoice-file-contract";
import { FileCode2 } from "lucide-react";
import { useState } from "react";
import { toastError } from "#app/error-text";
import { say } from "#i18n/say";
import { useMutationCall } from "#rpc/hooks";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";

interface InvoiceFilesProps {
  readonly operationId: string;
  readonly onAdded: () => void;
}

const ADD = { service: "service", type: "fob_invoice", action: "addfiles" } as const;

export function InvoiceFiles({ operationId, onAdded }: InvoiceFilesProps) {
  const words = useOperationWords().invoiceFiles;
  const [lines, setLines] = useState<readonly { readonly ok: boolean; readonly text: string }[]>([]);
  const { run, isBusy } = useMutationCall(ADD, { onFailed: toastError });
  const lineOf = ({ name, ok, number, trucks, errors }: FileOutcome) => ({
    ok,
    text: ok
      ? say(trucks > 0 ? words.linked : words.added, { name, number: number ?? "" })
      : say(words.refused, { file: name, reason: errors.map((one) => one.message).join("; ") }),
  });
  const send = async (chosen: readonly File[]) => {
    const large = chosen.filter((file) => file.size > LARGEST_FILE);
    const files = await Promise.all(
      chosen
        .filter((file) => !large.includes(file))
        .map(async (file) => ({ name: file.name.slice(0, 200), text: await file.text() })),
    );
    const answer =
      files.length === 0 ? undefined : await run({ operation_id: operationId, files }).catch(() => undefined);
    setLines([
      ...large.map((file) => ({
        ok: false,
        text: say(words.refused, { file: file.name, reason: words.tooLarge }),
      })),
      ...(answer?.attributes.map(lineOf) ?? []),
    ]);
    if (answer?.attributes.some(({ ok }) => ok)) onAdded();
  };
  return (
    <div>
      <FileButton multiple accept=".xml,text/xml,application/xml" onChange={(files) => void send(files)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={isBusy}
            leftSection={<FileCode2 size={16} aria-hidden />}
          >
            {words.add}
          </Button>
        )}
      </FileButton>
      <p className={classes.quiet}>{words.help}</p>
      <ul className={classes.plainList} aria-live="polite">
        {lines.map(({ ok, text }) => (
          <li key={text} className={classes.row} data-mark={!ok}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
