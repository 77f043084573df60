/** A draft for somebody without an account: read by the link from the mail, and answered once. */
import { Alert, Button, Textarea } from "@mantine/core";
import { type CommentSection, LONGEST_COMMENT } from "@plimsoll/domain/certificate/certificate-comment";
import { useMutation } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { AnswerByLink } from "#app/answer-by-link";
import { type LinkAnswer, LinkAnswerForm } from "#app/link-answer-form";
import { useOpenPrinted } from "#app/open-printed";
import { SheetPart, SheetTitle } from "#app/open-sheet";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { phasesOf } from "#record/status-phase";
import { answerCertificate, type LinkedCertificate, viewCertificate } from "#rpc/client";
import { ChooseOne } from "#ui/choose";
import { StatusChip } from "#ui/status-chip";
import classes from "./certificate.module.css";
import { useCertificateWords, WithCertificateWords } from "./certificate-words.tsx";

export function AnswerPage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  return (
    <WithCertificateWords>
      <Linked key={token} token={token} />
    </WithCertificateWords>
  );
}

type Status = "approved" | "reproved";

function Linked({ token }: { readonly token: string }) {
  const words = useCertificateWords().link;
  return (
    <AnswerByLink
      kind="certificate-link"
      token={token}
      view={viewCertificate}
      nameOf={({ name }) => name}
      words={words}
    >
      {(draft, onAnswered: (status: Status) => void) => (
        <Draft draft={draft} token={token} onAnswered={onAnswered} />
      )}
    </AnswerByLink>
  );
}

interface DraftProps {
  readonly draft: LinkedCertificate;
  readonly token: string;
  readonly onAnswered: (status: Status) => void;
}

function Draft({ draft, token, onAnswered }: DraftProps) {
  const words = useCertificateWords().link;
  const { records } = useWords();
  const { open, isBusy } = useOpenPrinted(async () => ({ name: `${draft.name}.pdf`, file: draft.file }));
  return (
    <>
      <SheetTitle>
        {records.certificate.choices.kind[draft.kind]}{" "}
        <StatusChip
          phase={phasesOf("certificate", "status")?.[draft.status] ?? "planning"}
          label={records.certificate.choices.status[draft.status]}
        />
      </SheetTitle>
      <p className={classes.quiet}>{say(words.title, { name: draft.name })}</p>
      <Button
        my="md"
        variant="default"
        loading={isBusy}
        leftSection={<FileText size={16} aria-hidden />}
        onClick={() => void open()}
      >
        {words.document}
      </Button>
      <SaidSoFar comments={draft.comments} />
      {draft.may_answer ? (
        <AnswerForm token={token} sections={draft.sections} onAnswered={onAnswered} />
      ) : (
        <Alert>{words.answered}</Alert>
      )}
    </>
  );
}

function SaidSoFar({ comments }: Pick<LinkedCertificate, "comments">) {
  const words = useCertificateWords().comments;
  const { choices } = useWords().records.certificate_comment;
  const dates = useDates();
  if (comments.length === 0) return null;
  return (
    <>
      <SheetPart>{words.before}</SheetPart>
      <ol className={classes.comments}>
        {comments.map((one) => (
          <li
            key={`${one.at} ${one.section}`}
            className={classes.comment}
            data-customer={one.from_customer || undefined}
          >
            <b>{choices.section[one.section]}</b>{" "}
            <span className={classes.quiet}>
              {one.author} · {dates.moment(one.at)}
            </span>
            <p>{one.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

interface AnswerFormProps extends Omit<DraftProps, "draft"> {
  readonly sections: LinkedCertificate["sections"];
}

function AnswerForm({ token, sections, onAnswered }: AnswerFormProps) {
  const { link, reason, reasonAsked } = useCertificateWords();
  const [comments, setComments] = useState<Readonly<Partial<Record<CommentSection, string>>>>({});
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: answerCertificate });
  const send = async ({ name, reason }: LinkAnswer) => {
    const status: Status = reason === null ? "approved" : "reproved";
    const said = sections.flatMap((section) => {
      const text = comments[section]?.trim() ?? "";
      return text === "" ? [] : [{ section, text }];
    });
    await mutateAsync({ token, status, name, reason, comments: said });
    onAnswered(status);
  };
  const words = { refuse: link.reprove, sendRefusal: link.reproveSend };
  return (
    <LinkAnswerForm
      words={{ ...link, ...words, reason, reasonAsked }}
      send={send}
      isBusy={isPending}
      error={error}
    >
      {() => <PartComments sections={sections} comments={comments} onChange={setComments} />}
    </LinkAnswerForm>
  );
}

interface PartCommentsProps {
  readonly sections: LinkedCertificate["sections"];
  readonly comments: Readonly<Partial<Record<CommentSection, string>>>;
  readonly onChange: (comments: PartCommentsProps["comments"]) => void;
}

/** A part is chosen and gets a field of its own; an empty one says nothing. */
function PartComments({ sections, comments, onChange }: PartCommentsProps) {
  const words = useCertificateWords().comments;
  const { choices, fields } = useWords().records.certificate_comment;
  const left = sections.filter((one) => comments[one] === undefined);
  return (
    <>
      {sections
        .filter((one) => comments[one] !== undefined)
        .map((one) => (
          <Textarea
            key={one}
            mt="sm"
            label={choices.section[one]}
            maxLength={LONGEST_COMMENT}
            value={comments[one] ?? ""}
            onChange={({ currentTarget }) => onChange({ ...comments, [one]: currentTarget.value })}
          />
        ))}
      {left.length > 0 && (
        <ChooseOne
          mt="sm"
          maw={420}
          item={fields.section}
          label={words.add}
          data={left.map((value) => ({ value, label: choices.section[value] }))}
          value={null}
          onChange={(next) => {
            const section = left.find((one) => one === next);
            if (section) onChange({ ...comments, [section]: "" });
          }}
        />
      )}
    </>
  );
}
