/** What can be done with a certificate: sending, answering, issuing, revising, canceling, by the server's verdicts. */
import { Button, Checkbox, Group, Modal, TagsInput, Textarea } from "@mantine/core";
import { isEmail } from "@plimsoll/domain/kernel/field/text";
import { Award, Ban, Check, FileText, GitBranchPlus, Send, Undo2, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { toastError } from "#app/error-text";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { call } from "#rpc/client";
import { filePath } from "#rpc/files";
import { useMutationCall } from "#rpc/hooks";
import { Failure, StatusDialog } from "#status/status-dialog";
import { useStatusChange } from "#status/use-status-change";
import { VerdictButton } from "#status/verdict-button";
import { useFocusBack } from "#ui/focus-back";
import { toasts } from "#ui/toasts";
import { FILES } from "#upload/uploads";
import { CERTIFICATES, CERTIFICATES_PATH, type Certificate, type Described } from "./certificate.ts";
import { useCertificateWords } from "./certificate-words.tsx";

type Call = "send" | "approve" | "reprove" | "changestatus" | "cancel";

interface ActionsProps {
  readonly row: Certificate;
  readonly points: Described["points"];
}

const LOOKS = {
  cancel: { icon: Ban, variant: "subtle", word: "cancel" },
  changestatus: { icon: Undo2, variant: "default", word: "back" },
  reprove: { icon: X, variant: "default", word: "reprove" },
  approve: { icon: Check, variant: "default", word: "approve" },
  send: { icon: Send, variant: "filled", word: "send" },
} as const;
/** From the quietest to what goes on. */
const ORDER = Object.keys(LOOKS) as Call[];

export function CertificateActions({ row, points }: ActionsProps) {
  const words = useCertificateWords();
  const may = useMayOn(useModel("certificate"));
  const [asking, setAsking] = useState<Call | "issue" | "revise">();
  const close = () => setAsking(undefined);
  const verdicts = row.verdicts?.statuses ?? [];
  return (
    <>
      {asking === "send" && <SendDialog row={row} onClose={close} />}
      {asking === "issue" && <IssueDialog row={row} points={points} onClose={close} />}
      {asking === "revise" && <ReviseDialog row={row} onClose={close} />}
      {asking !== undefined && asking !== "send" && asking !== "issue" && asking !== "revise" && (
        <AnswerDialog row={row} asked={asking} onClose={close} />
      )}
      <DocumentButton row={row} />
      {ORDER.map((one) => {
        const verdict = verdicts.find((other) => other.call === one);
        if (!verdict) return null;
        const { icon: Icon, variant, word } = LOOKS[one];
        return (
          <VerdictButton
            key={one}
            variant={one === "send" && row.status === "sent" ? "default" : variant}
            leftSection={<Icon size={16} aria-hidden />}
            reasons={verdict.reasons.map(({ message }) => message)}
            onClick={() => setAsking(one)}
          >
            {words[word]}
          </VerdictButton>
        );
      })}
      {row.status === "approved" && may("issue") && (
        <VerdictButton
          leftSection={<Award size={16} aria-hidden />}
          reasons={points.filter(({ refusing }) => refusing).map(({ code }) => words.openPoints[code])}
          onClick={() => setAsking("issue")}
        >
          {words.issue}
        </VerdictButton>
      )}
      {row.status === "issued" && may("create") && (
        <Button
          variant="default"
          leftSection={<GitBranchPlus size={16} aria-hidden />}
          onClick={() => setAsking("revise")}
        >
          {words.revise}
        </Button>
      )}
    </>
  );
}

/** The signed file, or the draft as it would be printed now. */
function DocumentButton({ row }: { readonly row: Certificate }) {
  const words = useCertificateWords();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    // Asked for at once: after a wait the browser would take it for a window nobody wanted.
    const tab = window.open("", "_blank");
    setBusy(true);
    try {
      const answer = await call({ ...CERTIFICATES, action: "preview", attributes: { id: row.id } });
      const address = filePath(answer.attributes.file_id);
      if (tab && !tab.closed) tab.location.replace(address);
      else toasts.info(words.blocked);
    } catch (error) {
      tab?.close();
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<FileText size={16} aria-hidden />}
      loading={isBusy}
      onClick={() => void open()}
    >
      {row.issued_at === null ? words.draftPdf : words.document}
    </Button>
  );
}

interface DialogProps {
  readonly row: Certificate;
  readonly onClose: () => void;
}

const MOST = 20;

function SendDialog({ row, onClose }: DialogProps) {
  const { shell } = useWords().app;
  const words = useCertificateWords();
  const change = useStatusChange(CERTIFICATES, row, [FILES, CERTIFICATES], "send");
  const [to, setTo] = useState<readonly string[]>([]);
  const [message, setMessage] = useState("");
  useFocusBack();
  const wrong = to.filter((one) => !isEmail(one));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong.length > 0) return;
    const sent = await change.change({ ...(to.length === 0 ? {} : { to }), message: message.trim() || null });
    if (!sent) return;
    toasts.success(say(words.sent, { name: row.name }));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={say(words.sendTitle, { name: row.name })}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TagsInput
          data-autofocus
          label={words.recipients}
          description={words.recipientsHelp}
          value={[...to]}
          onChange={setTo}
          splitChars={[",", ";", " "]}
          acceptValueOnBlur
          maxTags={MOST}
          error={wrong.length > 0 ? wrong.join(", ") : undefined}
          mb="sm"
        />
        <Textarea
          label={words.message}
          value={message}
          maxLength={4000}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        {change.error !== null && <Failure error={change.error} />}
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" loading={change.isBusy}>
            {words.send}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

function AnswerDialog({ row, asked, onClose }: DialogProps & { readonly asked: Exclude<Call, "send"> }) {
  const { records } = useWords();
  const words = useCertificateWords();
  const change = useStatusChange(CERTIFICATES, row, [CERTIFICATES], asked);
  const names: Readonly<Record<string, string>> = records.certificate.choices.status;
  const needsReason = asked === "reprove" || asked === "cancel";
  const wording = {
    approve: { title: words.approveTitle, text: words.approveText, yes: words.approve },
    reprove: { title: words.reproveTitle, text: undefined, yes: words.reprove },
    changestatus: { title: words.backTitle, text: undefined, yes: words.back },
    cancel: { title: words.cancelTitle, text: undefined, yes: words.cancel },
  }[asked];
  const confirm = async (justification: string | null) => {
    const status = asked === "changestatus" ? { status: "draft" } : {};
    const changed = await change.change({ ...status, justification });
    if (!changed) return;
    toasts.success(say(words.done, { status: names[String(changed.status)] ?? "" }));
    onClose();
  };
  return (
    <StatusDialog
      title={say(wording.title, { name: row.name })}
      {...(wording.text === undefined ? {} : { text: wording.text })}
      yes={wording.yes}
      danger={needsReason}
      {...(needsReason ? { asks: { label: words.reason, required: true, missing: words.reasonAsked } } : {})}
      isBusy={change.isBusy}
      error={change.error}
      overtaken={say(words.stale, { status: names[String(change.current?.status)] ?? "" })}
      onYes={(text) => void confirm(text)}
      onClose={onClose}
    />
  );
}

function IssueDialog({ row, points, onClose }: DialogProps & Pick<ActionsProps, "points">) {
  const { shell } = useWords().app;
  const words = useCertificateWords();
  const [isWeighed, setWeighed] = useState(points.length === 0);
  const { run, isBusy, error } = useMutationCall(
    { ...CERTIFICATES, action: "issue" },
    { invalidates: [FILES, CERTIFICATES] },
  );
  useFocusBack();
  const issue = async () => {
    const { attributes } = await run({ id: row.id, version: row.version });
    toasts.success(say(words.issuedNow, { name: attributes.name }));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={520}
      title={say(words.issueTitle, { name: row.name })}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <p>{words.issueText}</p>
      {points.length > 0 && (
        <Checkbox
          mt="sm"
          label={sayCount(words.issueDespite, points.length)}
          checked={isWeighed}
          onChange={({ currentTarget }) => setWeighed(currentTarget.checked)}
        />
      )}
      {error !== null && <Failure error={error} />}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {shell.cancel}
        </Button>
        <Button
          data-autofocus
          loading={isBusy}
          disabled={!isWeighed}
          onClick={() => void issue().catch(() => undefined)}
        >
          {words.issue}
        </Button>
      </Group>
    </Modal>
  );
}

function ReviseDialog({ row, onClose }: DialogProps) {
  const words = useCertificateWords();
  const navigate = useNavigate();
  const { run, isBusy, error } = useMutationCall(
    { ...CERTIFICATES, action: "revise" },
    { invalidates: [CERTIFICATES] },
  );
  const revise = async (reason: string | null) => {
    const { attributes } = await run({ id: row.id, version: row.version, reason: reason ?? "" });
    onClose();
    await navigate(`${CERTIFICATES_PATH}/${attributes.id}`);
  };
  return (
    <StatusDialog
      title={say(words.reviseTitle, { name: row.name })}
      text={words.reviseText}
      yes={words.revise}
      asks={{ label: words.reason, required: true, missing: words.reasonAsked }}
      isBusy={isBusy}
      error={error}
      onYes={(text) => void revise(text).catch(() => undefined)}
      onClose={onClose}
    />
  );
}
