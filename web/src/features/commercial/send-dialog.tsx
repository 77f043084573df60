/** Before a proposal leaves: to whom, with which words, and a look at what they get. */
import { Alert, Button, Group, Modal, TagsInput, Textarea } from "@mantine/core";
import { isEmail } from "@plimsoll/domain/kernel/field/text";
import { FileText } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useLoad } from "#rpc/hooks";
import { Failure } from "#status/status-dialog";
import type { StatusChange } from "#status/use-status-change";
import { useFocusBack } from "#ui/focus-back";
import { toasts } from "#ui/toasts";
import { useCommercialWords } from "./commercial-words.tsx";
import type { ProposalRow } from "./proposal.ts";
import { usePdf } from "./use-pdf.ts";

const MOST = 20;
const LONGEST_MESSAGE = 4000;
const CUSTOMERS = { service: "register", type: "customer" } as const;

interface SendDialogProps {
  readonly row: ProposalRow;
  /** Whom it was sent to before, where it is sent once more. */
  readonly sentBefore?: readonly string[] | undefined;
  readonly change: StatusChange;
  readonly overtaken: ReactNode;
  readonly onClose: () => void;
}

export function SendDialog({ row, sentBefore, change, overtaken, onClose }: SendDialogProps) {
  const { shell } = useWords().app;
  const words = useCommercialWords().send;
  useFocusBack();
  const contacts = useContacts(row.customer_id);
  const [chosen, setChosen] = useState<readonly string[]>();
  const [message, setMessage] = useState("");
  const [isTried, setTried] = useState(false);
  const isAgain = sentBefore !== undefined;
  const known = sentBefore !== undefined && sentBefore.length > 0 ? sentBefore : contacts.addresses;
  const recipients = chosen ?? known;
  // Nobody sends to whom they have not seen; whoever has named people waits for no others.
  const isWaiting = recipients.length === 0 && contacts.isLoading;
  const wrong = recipients.filter((one) => !isEmail(one));
  const missing = isTried && recipients.length === 0 && !isWaiting ? words.noContacts : undefined;
  const problem = wrong.length > 0 ? say(words.invalid, { list: wrong.join(", ") }) : missing;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (recipients.length === 0 || wrong.length > 0) return;
    const status = isAgain ? {} : { status: "sent" };
    const sent = await change.change({ ...status, recipients, message: message.trim() || null });
    if (!sent) return;
    toasts.success(sayCount(words.sent, recipients.length, { name: row.propcode }));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={620}
      title={say(isAgain ? words.again.title : words.title, { name: row.propcode })}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        {contacts.isFailed && (
          <Alert color="orange" mb="sm">
            {words.contactsFailed}
          </Alert>
        )}
        {isAgain && <Alert mb="sm">{words.again.help}</Alert>}
        <TagsInput
          data-autofocus
          label={words.recipients}
          description={words.recipientsHelp}
          placeholder={recipients.length === 0 ? words.recipientsPlaceholder : ""}
          withAsterisk
          value={[...recipients]}
          onChange={setChosen}
          splitChars={[",", ";", " "]}
          acceptValueOnBlur
          maxTags={MOST}
          error={problem}
          mb="sm"
        />
        <Textarea
          label={words.message}
          description={words.messageHelp}
          value={message}
          maxLength={LONGEST_MESSAGE}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        {change.error !== null && <Failure error={change.error} overtaken={overtaken} />}
        <Group justify="space-between" gap="xs" mt="lg">
          <PreviewButton id={row.id} />
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {shell.cancel}
            </Button>
            <Button type="submit" loading={change.isBusy || isWaiting}>
              {isAgain ? words.again.yes : words.yes}
            </Button>
          </Group>
        </Group>
      </form>
    </Modal>
  );
}

/** Whom the customer named as contacts, each address once. */
function useContacts(customerId: string) {
  const asked = useLoad(CUSTOMERS, customerId);
  const known = (asked.data?.attributes.contacts ?? []).flatMap(({ email }) =>
    email === null ? [] : [email],
  );
  return {
    addresses: [...new Set(known)].slice(0, MOST),
    isLoading: asked.isLoading,
    isFailed: asked.isError,
  };
}

function PreviewButton({ id }: { readonly id: string }) {
  const words = useCommercialWords().document;
  const pdf = usePdf(id);
  return (
    <Button
      variant="default"
      leftSection={<FileText size={16} aria-hidden />}
      loading={pdf.isBusy}
      onClick={() => void pdf.open()}
    >
      {words.preview}
    </Button>
  );
}
