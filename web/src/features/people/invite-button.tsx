/** Sends the mail with which a new user chooses a password once more; the earlier link stops working. */
import { Button } from "@mantine/core";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { Mail } from "lucide-react";
import { toastError } from "#app/error-text";
import { useMay } from "#app/session";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMutationCall } from "#rpc/hooks";
import { toasts } from "#ui/toasts";

export function InviteButton({ row }: { readonly row: Values }) {
  const words = useWords().app.people;
  const may = useMay();
  const { run, isBusy } = useMutationCall({
    service: "register",
    type: "user",
    action: "invite",
  });
  if (row.active !== true || !may({ service: "register", role: "user", permission: "create" })) return null;
  const invite = async () => {
    const { attributes } = await run({ id: String(row.id) });
    toasts.success(say(words.invited, { login: attributes.login }));
  };
  return (
    <Button
      variant="default"
      leftSection={<Mail size={16} aria-hidden />}
      loading={isBusy}
      onClick={() => void invite().catch(toastError)}
    >
      {words.invite}
    </Button>
  );
}
