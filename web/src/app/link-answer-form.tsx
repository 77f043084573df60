/** How somebody without an account answers what a link shows: who they are, yes, or no with the reason. */
import { Alert, Button, Group, Textarea, TextInput } from "@mantine/core";
import { Check, X } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useWords } from "#i18n/words-provider";
import { errorText } from "./error-text.ts";
import classes from "./open-sheet.module.css";
import { SheetPart } from "./open-sheet.tsx";

export interface LinkAnswer {
  readonly name: string;
  /** Why not; none where it is a yes. */
  readonly reason: string | null;
}

type Word = "answer" | "answerText" | "name" | "nameAsked" | "approve" | "refuse" | "sendRefusal";

interface LinkAnswerFormProps {
  readonly words: Readonly<Record<Word | "reason" | "reasonAsked", string>>;
  /** Throws where it did not arrive. */
  readonly send: (answer: LinkAnswer) => Promise<void>;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** What else may be said. */
  readonly children: (isRefusing: boolean) => ReactNode;
}

export function LinkAnswerForm({ words, send, isBusy, error, children }: LinkAnswerFormProps) {
  const { shell } = useWords().app;
  const [name, setName] = useState("");
  const [reason, setReason] = useState("");
  const [isRefusing, setRefusing] = useState(false);
  const [isTried, setTried] = useState(false);
  const isNameMissing = name.trim() === "";
  const isReasonMissing = isRefusing && reason.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNameMissing || isReasonMissing || isBusy) return;
    // What went wrong is told above the buttons, and everything typed is still there.
    await send({ name: name.trim(), reason: isRefusing ? reason.trim() : null }).catch(() => undefined);
  };
  const turn = () => {
    setRefusing(!isRefusing);
    setTried(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <SheetPart>{words.answer}</SheetPart>
      <p className={classes.hint}>{words.answerText}</p>
      <TextInput
        mt="sm"
        maw={420}
        label={words.name}
        withAsterisk
        autoComplete="name"
        maxLength={120}
        value={name}
        error={isTried && isNameMissing ? words.nameAsked : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {isRefusing && (
        <Textarea
          autoFocus
          mt="sm"
          label={words.reason}
          withAsterisk
          maxLength={2000}
          value={reason}
          error={isTried && isReasonMissing ? words.reasonAsked : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {children(isRefusing)}
      {error !== null && (
        <Alert color="red" mt="sm" role="alert">
          {errorText(error)}
        </Alert>
      )}
      <Group gap="xs" mt="lg" mb="md">
        <Button
          type="submit"
          color={isRefusing ? "red" : undefined}
          loading={isBusy}
          leftSection={isRefusing ? <X size={16} aria-hidden /> : <Check size={16} aria-hidden />}
        >
          {isRefusing ? words.sendRefusal : words.approve}
        </Button>
        <Button variant="default" onClick={turn}>
          {isRefusing ? shell.cancel : words.refuse}
        </Button>
      </Group>
    </form>
  );
}
