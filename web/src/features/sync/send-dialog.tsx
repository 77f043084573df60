/** Sends the marked rows, one after another, and tells of each what came of it. */
import { Button, Group, Modal, Progress } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { errorText } from "#app/error-text";
import { sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import type { ListRow } from "#record/list-row";
import { call } from "#rpc/client";
import { invalidateType } from "#rpc/hooks";
import { ResultList, type RowResult } from "#ui/result-list";
import { SYNC } from "./delivery.ts";
import { useSyncWords } from "./sync-words.tsx";

/** What is sent: how the call names it, and what a row of it is called. */
export type Sendable = "work_order" | "classification";

const ASKED: Readonly<
  Record<Sendable, (id: string) => { work_order_id: string } | { classification_id: string }>
> = {
  work_order: (id) => ({ work_order_id: id }),
  classification: (id) => ({ classification_id: id }),
};

interface SendDialogProps {
  readonly what: Sendable;
  readonly rows: readonly ListRow[];
  readonly onClose: () => void;
}

export function SendDialog({ what, rows, onClose }: SendDialogProps) {
  const words = useSyncWords();
  const { shell } = useWords().app;
  const results = useSending(what, rows);
  const isOver = results.length === rows.length;
  const failed = results.filter((one) => one.isFailed).length;
  const parts = [
    sayCount(words.sent[what], results.length - failed),
    ...(failed > 0 ? [sayCount(words.refused, failed)] : []),
  ];
  return (
    <Modal
      opened
      onClose={isOver ? onClose : () => undefined}
      withCloseButton={isOver}
      title={words.send}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <div role="status">{parts.join(" · ")}</div>
      <Progress value={(results.length / rows.length) * 100} mt="xs" aria-label={words.send} />
      <ResultList results={results} />
      <Group justify="flex-end" mt="lg">
        <Button disabled={!isOver} onClick={onClose}>
          {shell.close}
        </Button>
      </Group>
    </Modal>
  );
}

function useSending(what: Sendable, rows: readonly ListRow[]): readonly RowResult[] {
  const words = useSyncWords();
  const client = useQueryClient();
  const [results, setResults] = useState<readonly RowResult[]>([]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const sendAll = async () => {
      for (const { id, wocode, code, country } of rows) {
        const attributes = ASKED[what](id);
        const where = country === null ? {} : { country };
        const request = {
          ...SYNC,
          ...where,
          action: "sync",
          attributes,
          idempotencyKey: crypto.randomUUID(),
        } as const;
        const result = await call(request).then(
          () => ({ text: words.queued, isFailed: false }),
          (error: unknown) => ({ text: errorText(error), isFailed: true }),
        );
        setResults((before) => [...before, { id, name: String(wocode ?? code ?? id), ...result }]);
      }
      await invalidateType(client, SYNC.service, SYNC.type);
    };
    void sendAll();
  }, [what, rows, client, words]);
  return results;
}
