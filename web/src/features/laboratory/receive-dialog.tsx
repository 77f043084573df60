/** Receives samples by the codes on their labels, one after the other: from a hand scanner, the camera, or typed. */
import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Camera } from "lucide-react";
import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { errorText } from "#app/error-text";
import { useWords } from "#i18n/words-provider";
import type { ListRow } from "#record/list-row";
import { call } from "#rpc/client";
import { invalidateType } from "#rpc/hooks";
import { ResultList, type RowResult } from "#ui/result-list";
import classes from "./laboratory.module.css";
import { useLaboratoryWords } from "./laboratory-words.tsx";
import { moveOne } from "./move-dialog.tsx";
import { SAMPLES } from "./samples.ts";

const Scanner = lazy(async () => ({ default: (await import("#ui/scanner")).Scanner }));

/** The sample whose label says so. */
async function sampleOf(code: string): Promise<ListRow | undefined> {
  const conditions = [{ attribute: "code", operator: "=", value: code }];
  const pagination = { page: 1, size: 1 };
  const answer = await call({ ...SAMPLES, action: "list", attributes: { conditions, pagination } });
  return (answer.attributes as unknown as readonly ListRow[])[0];
}

/** Each code once, however often its label comes before the scanner; what was refused may be tried again. */
function useReceiving() {
  const words = useLaboratoryWords();
  const client = useQueryClient();
  const [results, setResults] = useState<readonly RowResult[]>([]);
  const [waiting, setWaiting] = useState(0);
  const taken = useRef(new Set<string>());
  const receive = async (typed: string) => {
    const code = typed.trim().toUpperCase();
    if (code === "" || taken.current.has(code)) return;
    taken.current.add(code);
    setWaiting((count) => count + 1);
    const tell = (text: string, isFailed: boolean) => {
      if (isFailed) taken.current.delete(code);
      const one = { id: code, name: code, text, isFailed };
      setResults((known) => [one, ...known.filter(({ id }) => id !== code)]);
    };
    try {
      const row = await sampleOf(code);
      if (row) await moveOne(row, "arrived", {});
      tell(row ? words.receiving.received : words.receiving.unknown, row === undefined);
    } catch (error) {
      tell(errorText(error), true);
    }
    setWaiting((count) => count - 1);
    await invalidateType(client, SAMPLES.service, SAMPLES.type);
  };
  return { results, isBusy: waiting > 0, receive };
}

export function ReceiveDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useLaboratoryWords().receiving;
  const { shell } = useWords().app;
  const { results, isBusy, receive } = useReceiving();
  const [code, setCode] = useState("");
  const [isFilming, setFilming] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void receive(code);
    setCode("");
  };
  return (
    <Modal opened onClose={onClose} title={words.scan} closeButtonProps={{ "aria-label": shell.close }}>
      {isFilming && (
        <Suspense fallback={null}>
          <Scanner
            title={words.scan}
            without={words.noCamera}
            onCode={(found) => {
              setFilming(false);
              void receive(found);
            }}
            onClose={() => setFilming(false)}
          />
        </Suspense>
      )}
      <p className={classes.hint}>{words.hint}</p>
      <form onSubmit={submit} className={classes.receive}>
        <TextInput
          data-autofocus
          label={words.code}
          value={code}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={<Camera size={16} aria-hidden />}
          onClick={() => setFilming(true)}
        >
          {words.camera}
        </Button>
      </form>
      <div role="status">
        <ResultList results={results} />
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" loading={isBusy} onClick={onClose}>
          {shell.close}
        </Button>
      </Group>
    </Modal>
  );
}
