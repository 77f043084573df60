/** The answer to a proposal by link: who answers, yes or no, and for a no the reason. */
import { Alert, Button, Group, Textarea, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { errorText } from "#app/error-text";
import { useWords } from "#i18n/words-provider";
import { answerProposal, type ProposalAnswer } from "#rpc/client";
import classes from "./commercial.module.css";
import { useCommercialWords } from "./commercial-words.tsx";

export type Answered = Pick<ProposalAnswer, "status">;

interface AnswerFormProps {
  readonly token: string;
  readonly onAnswered: (answered: Answered) => void;
}

const LONGEST_NAME = 120;
const LONGEST_REASON = 2000;

export function AnswerForm({ token, onAnswered }: AnswerFormProps) {
  const { link: words, reason: reasonLabel } = useCommercialWords();
  const [name, setName] = useState("");
  const [reason, setReason] = useState("");
  const [isRefusing, setRefusing] = useState(false);
  const [isTried, setTried] = useState(false);
  const nameBox = useRef<HTMLInputElement>(null);
  const reasonBox = useRef<HTMLTextAreaElement>(null);
  const underWay = useRef(false);
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: answerProposal });

  const send = async (status: Answered["status"]) => {
    setTried(true);
    if (name.trim() === "") return nameBox.current?.focus();
    if (status === "refused" && reason.trim() === "") return reasonBox.current?.focus();
    if (underWay.current) return;
    underWay.current = true;
    const text = status === "refused" ? reason.trim() : null;
    await mutateAsync({ token, status, name: name.trim(), reason: text })
      .then(() => onAnswered({ status }))
      // It is told above the buttons, and everything typed is still there.
      .catch(() => undefined);
    underWay.current = false;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(isRefusing ? "refused" : "accepted");
  };
  return (
    <form onSubmit={submit} noValidate className={classes.answer}>
      <h2 className={classes.paperPart}>{words.answer}</h2>
      <p className={classes.quiet}>{words.answerText}</p>
      <TextInput
        ref={nameBox}
        mt="sm"
        maw={420}
        label={words.name}
        description={words.nameHelp}
        withAsterisk
        autoComplete="name"
        maxLength={LONGEST_NAME}
        value={name}
        error={isTried && name.trim() === "" ? words.nameAsked : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {isRefusing && (
        <Textarea
          ref={reasonBox}
          autoFocus
          mt="sm"
          label={reasonLabel}
          withAsterisk
          maxLength={LONGEST_REASON}
          value={reason}
          error={isTried && reason.trim() === "" ? words.reasonAsked : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {error !== null && (
        <Alert color="red" mt="sm" role="alert">
          {errorText(error)}
        </Alert>
      )}
      <Buttons
        isRefusing={isRefusing}
        isBusy={isPending}
        onTurn={() => {
          setRefusing(!isRefusing);
          setTried(false);
        }}
      />
    </form>
  );
}

interface ButtonsProps {
  readonly isRefusing: boolean;
  readonly isBusy: boolean;
  /** To the reason that a refusal needs, or back. */
  readonly onTurn: () => void;
}

function Buttons({ isRefusing, isBusy, onTurn }: ButtonsProps) {
  const words = useCommercialWords().link;
  const { shell } = useWords().app;
  const Icon = isRefusing ? X : Check;
  return (
    <Group gap="xs" mt="lg">
      <Button
        type="submit"
        color={isRefusing ? "red" : undefined}
        leftSection={<Icon size={16} aria-hidden />}
        loading={isBusy}
      >
        {isRefusing ? words.refuseSend : words.accept}
      </Button>
      <Button variant="default" disabled={isBusy} onClick={onTurn}>
        {isRefusing ? shell.cancel : words.refuse}
      </Button>
    </Group>
  );
}
