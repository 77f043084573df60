/** One status for many orders: chosen here, judged for each by the server, and told for each what came of it. */

import { Alert, Button, Group, Modal, Text, Textarea } from "@mantine/core";
import type { AnswerNamed } from "@plimsoll/domain/calls";
import type { OrderStatus } from "@plimsoll/domain/work-order/status";
import { type FormEvent, useState } from "react";
import { errorText } from "#app/error-text";
import { sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import type { ListRow } from "#record/list-row";
import { useMutationCall } from "#rpc/hooks";
import { ChooseOne } from "#ui/choose";
import { ResultList } from "#ui/result-list";
import { ORDERS } from "./order.ts";
import { useOrderWords } from "./order-words.tsx";
import { BULK_STATUSES } from "./phase-tabs.ts";

const CHANGE = { ...ORDERS, action: "changestatuses" } as const;
type Result = AnswerNamed<typeof CHANGE>[number];

interface BulkStatusDialogProps {
  readonly rows: readonly ListRow[];
  /** Whether anything was tried. */
  readonly onClose: (isDone: boolean) => void;
}

export function BulkStatusDialog({ rows, onClose }: BulkStatusDialogProps) {
  const { app, records } = useWords();
  const words = useOrderWords();
  const labels: Readonly<Record<string, string>> = records.work_order.choices.status;
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const [justification, setJustification] = useState("");
  const { run, isBusy, error, answer } = useMutationCall(CHANGE);
  const results = answer?.attributes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status === null) return;
    const orders = rows.map(({ id, version }) => ({ id, version }));
    // A failure is told below, with everything typed still there.
    run({ orders, status, justification: justification.trim() || null }).catch(() => undefined);
  };
  const title = sayCount(words.bulk.title, rows.length);
  return (
    <Modal
      opened
      onClose={() => onClose(results !== undefined)}
      size={560}
      title={title}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      {results ? (
        <Results rows={rows} results={results} onClose={() => onClose(true)} />
      ) : (
        <form onSubmit={submit}>
          <Text mb="sm">{words.bulk.text}</Text>
          <ChooseOne
            item={words.bulk.status}
            data-autofocus
            withAsterisk
            label={words.bulk.status}
            data={BULK_STATUSES.map((one) => ({ value: one, label: labels[one] ?? one }))}
            value={status}
            onChange={(next) => setStatus(next as OrderStatus | null)}
            mb="sm"
          />
          <Textarea
            label={words.justification}
            description={words.justificationHelp}
            value={justification}
            maxLength={2000}
            onChange={({ currentTarget }) => setJustification(currentTarget.value)}
          />
          {error !== null && (
            <Alert color="red" mt="sm">
              {errorText(error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs" mt="lg">
            <Button variant="default" onClick={() => onClose(false)}>
              {app.shell.cancel}
            </Button>
            <Button type="submit" disabled={status === null} loading={isBusy}>
              {words.bulk.yes}
            </Button>
          </Group>
        </form>
      )}
    </Modal>
  );
}

interface ResultsProps {
  readonly rows: readonly ListRow[];
  readonly results: readonly Result[];
  readonly onClose: () => void;
}

function Results({ rows, results, onClose }: ResultsProps) {
  const words = useOrderWords().bulk;
  const { shell } = useWords().app;
  const failed = results.filter((one) => !one.ok).length;
  const nameOf = (id: string) => String(rows.find((row) => row.id === id)?.wocode ?? id);
  const parts = [
    sayCount(words.done, results.length - failed),
    ...(failed > 0 ? [sayCount(words.failed, failed)] : []),
  ];
  return (
    <>
      <div role="status">{parts.join(" · ")}</div>
      <ResultList
        results={results.map((one) => ({
          id: one.id,
          name: nameOf(one.id),
          text: one.ok ? words.changed : (one.errors ?? []).map((found) => found.message).join(" "),
          isFailed: !one.ok,
        }))}
      />
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={onClose}>
          {shell.close}
        </Button>
      </Group>
    </>
  );
}
