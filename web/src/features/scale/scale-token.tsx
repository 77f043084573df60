/** The token of a scale's software: shown once when it is issued, replaced, taken back. */
import { Button, Code, CopyButton, Group, Modal, Text } from "@mantine/core";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { toastError } from "#app/error-text";
import { useMay } from "#app/session";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMutationCall } from "#rpc/hooks";
import { useConfirmation } from "#ui/confirm-dialog";
import { toasts } from "#ui/toasts";

const SCALE = { service: "register", type: "scale" } as const;

export function ScaleToken({ row }: { readonly row: Values }) {
  const { scales: words } = useWords().app;
  const may = useMay();
  const { ask, element } = useConfirmation();
  const issuing = useMutationCall({ ...SCALE, action: "issuetoken" });
  const revoking = useMutationCall({ ...SCALE, action: "revoketoken" });
  const [token, setToken] = useState<string>();
  if (row.active !== true || !may({ service: "register", role: "scale", permission: "update" })) return null;
  const hasToken = row.token_issued_at !== null;
  const seen = { id: String(row.id), version: Number(row.version) };
  const issue = async () => {
    const question = { title: words.replaceTitle, text: words.replaceText, yes: words.replace };
    if (hasToken && !(await ask(question))) return;
    const { attributes } = await issuing.run(seen);
    setToken(attributes.token);
  };
  const revoke = async () => {
    const end = String(row.token_end);
    const question = {
      title: words.revokeTitle,
      text: say(words.revokeText, { end }),
      yes: words.revoke,
      danger: true,
    };
    if (!(await ask(question))) return;
    await revoking.run(seen);
    toasts.success(words.revoked);
  };
  return (
    <>
      {element}
      {token !== undefined && <NewToken token={token} onClose={() => setToken(undefined)} />}
      <Button
        variant="default"
        leftSection={<KeyRound size={16} aria-hidden />}
        loading={issuing.isBusy}
        onClick={() => void issue().catch(toastError)}
      >
        {hasToken ? words.replace : words.issue}
      </Button>
      {hasToken && (
        <Button variant="default" loading={revoking.isBusy} onClick={() => void revoke().catch(toastError)}>
          {words.revoke}
        </Button>
      )}
    </>
  );
}

function NewToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const { scales: words, shell } = useWords().app;
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.issued}
      size={560}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <Text mb="sm">{words.shownOnce}</Text>
      <Code block style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
        {token}
      </Code>
      <Group justify="flex-end" gap="xs" mt="lg">
        <CopyButton value={token}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? words.copied : words.copy}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{shell.close}</Button>
      </Group>
    </Modal>
  );
}
