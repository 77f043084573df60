/** Whether a document is what it says: by its code, by its square code, or by dropping the file. Open to anyone. */
import { Alert, Button, Group, Loader, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Ban, CircleCheck, CircleHelp, FileWarning, Printer, Replace } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useParams } from "react-router";
import { useDocumentTitle } from "#app/document-title";
import { errorText } from "#app/error-text";
import { OpenSheet, SheetTitle } from "#app/open-sheet";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { RpcError } from "#rpc/rpc-error";
import { type Found, verifyByCode, verifyByFile } from "#rpc/verify";
import { DropZone } from "#ui/drop-zone";
import classes from "./certificate.module.css";
import { useCertificateWords, WithCertificateWords } from "./certificate-words.tsx";

export function VerifyPage() {
  const { code = "" } = useParams();
  return (
    <WithCertificateWords>
      <Verify key={code} given={code} />
    </WithCertificateWords>
  );
}

type Asked = { readonly code: string } | { readonly file: File };
type State = "valid" | "superseded" | "canceled" | "altered" | "unknown";

function stateOf(found: Found | undefined): State {
  if (!found) return "unknown";
  if (found.intact === false) return "altered";
  return found.status === "issued" ? "valid" : found.status;
}

function Verify({ given }: { readonly given: string }) {
  const words = useCertificateWords().verifying;
  useDocumentTitle(words.title);
  const [code, setCode] = useState(given);
  const { mutate, data, isPending, isSuccess, submittedAt, error, reset } = useMutation({
    mutationFn: async (asked: Asked) =>
      (await ("code" in asked ? verifyByCode(asked.code) : verifyByFile(asked.file))) ?? null,
  });
  useEffect(() => {
    if (given !== "") mutate({ code: given });
  }, [given, mutate]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== "") mutate({ code: code.trim() });
  };
  const isTooMany = error instanceof RpcError && error.status === 429;
  return (
    <OpenSheet company={null} isNarrow>
      <SheetTitle>{words.title}</SheetTitle>
      {isSuccess ? (
        <Answer found={data ?? undefined} checkedAt={new Date(submittedAt).toISOString()} onAnother={reset} />
      ) : (
        <>
          <p className={classes.quiet}>{words.intro}</p>
          <form onSubmit={submit} noValidate>
            <Group align="end" gap="xs" mt="md">
              <TextInput
                className={classes.code ?? ""}
                label={words.code}
                value={code}
                maxLength={40}
                autoComplete="off"
                spellCheck={false}
                placeholder="0000-0000-0000"
                onChange={({ currentTarget }) => setCode(currentTarget.value)}
              />
              <Button type="submit" loading={isPending}>
                {words.check}
              </Button>
            </Group>
          </form>
          <div className={classes.drop}>
            <DropZone
              id="document"
              label={words.choose}
              text={words.drop}
              accept={["application/pdf"]}
              multiple={false}
              disabled={isPending}
              onFiles={([file]) => file && mutate({ file })}
            />
          </div>
          {isPending && (
            <div role="status" aria-label={words.busy}>
              <Loader size="sm" aria-hidden />
            </div>
          )}
          {error !== null && (
            <Alert color="red" mt="sm" role="alert">
              {isTooMany ? words.tooMany : errorText(error)}
            </Alert>
          )}
        </>
      )}
    </OpenSheet>
  );
}

const ICONS = {
  valid: CircleCheck,
  superseded: Replace,
  canceled: Ban,
  altered: FileWarning,
  unknown: CircleHelp,
} as const;

interface AnswerProps {
  readonly found: Found | undefined;
  readonly checkedAt: string;
  readonly onAnother: () => void;
}

/** The state in one word first; when it was so, since a printed proof is read later. */
function Answer({ found, checkedAt, onAnother }: AnswerProps) {
  const { records } = useWords();
  const words = useCertificateWords().verifying;
  const dates = useDates();
  const state = stateOf(found);
  const Icon = ICONS[state];
  const text = say(words[`${state}Text`], {
    issuer: found?.issuer ?? "",
    by: found?.superseded_by ?? "",
  });
  return (
    <>
      <div className={classes.banner} data-state={state} role="status">
        <Icon size={28} aria-hidden />
        <div>
          <strong>{words[state]}</strong>
          <p>{text}</p>
        </div>
      </div>
      {found && (
        <dl className={classes.facts}>
          {(
            [
              [words.number, found.number],
              [words.revision, String(found.revision)],
              [words.kind, records.certificate.choices.kind[found.kind]],
              [words.issuedAt, dates.moment(found.issued_at)],
              [words.issuer, found.issuer],
              [words.checkedAt, dates.moment(checkedAt)],
            ] as const
          ).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className={classes.wide}>
            <dt>{words.hash}</dt>
            <dd className={classes.hash}>{found.hash}</dd>
          </div>
        </dl>
      )}
      <Group gap="xs" my="md" className={classes.unprinted ?? ""}>
        <Button variant="default" onClick={onAnother}>
          {words.another}
        </Button>
        {found && (
          <Button
            variant="default"
            leftSection={<Printer size={16} aria-hidden />}
            onClick={() => window.print()}
          >
            {words.print}
          </Button>
        )}
      </Group>
    </>
  );
}
