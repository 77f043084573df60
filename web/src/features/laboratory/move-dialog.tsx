/** Sends or receives the marked samples: what goes with the shipment is asked once, each sample tells what came of it. */
import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { errorText } from "#app/error-text";
import { sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import type { ListRow } from "#record/list-row";
import { call } from "#rpc/client";
import { invalidateType, useList } from "#rpc/hooks";
import { ChooseOne } from "#ui/choose";
import { ResultList, type RowResult } from "#ui/result-list";
import { useLaboratoryWords } from "./laboratory-words.tsx";
import { SAMPLES } from "./samples.ts";

export interface Moving {
  readonly rows: readonly ListRow[];
  readonly to: "dispatched" | "arrived";
  readonly onDone: () => void;
}

interface MoveDialogProps {
  readonly moving: Moving;
  readonly onClose: () => void;
}

const COURIERS = { service: "register", type: "dispatcher" } as const;

export function MoveDialog({ moving: { rows, to }, onClose }: MoveDialogProps) {
  const words = useLaboratoryWords();
  const { app, records } = useWords();
  const { fields } = records.sample;
  const client = useQueryClient();
  const couriers = useList(COURIERS, { fields: ["id", "name"] as const, pagination: { page: 1, size: 200 } });
  const [courier, setCourier] = useState<string | null>(null);
  const [tracking, setTracking] = useState("");
  const [results, setResults] = useState<readonly RowResult[]>();
  const [isBusy, setBusy] = useState(false);
  const shipment = {
    ...(courier === null ? {} : { dispatcher_id: courier }),
    ...(tracking.trim() === "" ? {} : { tracking_number: tracking.trim() }),
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const done: RowResult[] = [];
    for (const row of rows) {
      const result = await moveOne(row, to, to === "dispatched" ? shipment : {}).then(
        () => ({ text: words.moved, isFailed: false }),
        (error: unknown) => ({ text: errorText(error), isFailed: true }),
      );
      done.push({ id: row.id, name: String(row.code ?? row.id), ...result });
    }
    setResults(done);
    setBusy(false);
    await invalidateType(client, SAMPLES.service, SAMPLES.type);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={to === "dispatched" ? words.ship : words.receive}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      {results ? (
        <Moved results={results} onClose={onClose} />
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          {to === "dispatched" && (
            <>
              <ChooseOne
                item={fields.dispatcher_id}
                label={fields.dispatcher_id}
                data={(couriers.data?.attributes ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                value={courier}
                onChange={setCourier}
                mb="sm"
              />
              <TextInput
                label={fields.tracking_number}
                value={tracking}
                maxLength={60}
                onChange={({ currentTarget }) => setTracking(currentTarget.value)}
              />
            </>
          )}
          <Group justify="flex-end" gap="xs" mt="lg">
            <Button variant="default" onClick={onClose}>
              {app.shell.cancel}
            </Button>
            <Button type="submit" loading={isBusy}>
              {to === "dispatched" ? words.ship : words.receive}
            </Button>
          </Group>
        </form>
      )}
    </Modal>
  );
}

/** Brings a sample on its way, with what goes with the shipment. */
export async function moveOne(
  { id, version, country }: ListRow,
  status: Moving["to"],
  shipment: object,
): Promise<void> {
  const where = country === null ? {} : { country };
  const ask = (action: "update" | "changestatus", attributes: object) =>
    call({ ...SAMPLES, ...where, action, attributes, idempotencyKey: crypto.randomUUID() });
  let seen = version;
  if (Object.keys(shipment).length > 0) {
    const answer = await ask("update", { id, version, ...shipment });
    seen = Number((answer.attributes as { version: number }).version);
  }
  await ask("changestatus", { id, version: seen, status });
}

function Moved({
  results,
  onClose,
}: {
  readonly results: readonly RowResult[];
  readonly onClose: () => void;
}) {
  const words = useLaboratoryWords();
  const { shell } = useWords().app;
  const failed = results.filter((one) => one.isFailed).length;
  const parts = [
    sayCount(words.done, results.length - failed),
    ...(failed > 0 ? [sayCount(words.failed, failed)] : []),
  ];
  return (
    <>
      <div role="status">{parts.join(" · ")}</div>
      <ResultList results={results} />
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={onClose}>
          {shell.close}
        </Button>
      </Group>
    </>
  );
}
