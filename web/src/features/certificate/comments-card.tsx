/** What both sides say about parts of the draft, the version it is about beside it, and room to say more. */
import { Alert, Button, Group, Skeleton, Textarea } from "@mantine/core";
import { isGuest } from "@plimsoll/domain/access/actor";
import type { RowNamed } from "@plimsoll/domain/calls";
import {
  type CommentSection,
  LONGEST_COMMENT,
  sectionsOf,
  takesComments,
} from "@plimsoll/domain/certificate/certificate-comment";
import type { Content } from "@plimsoll/domain/certificate/content";
import { type FormEvent, useState } from "react";
import { errorText } from "#app/error-text";
import { useActor } from "#app/session";
import { newId } from "#fields/new-id";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { useList, useMutationCall, useSlow } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { ChooseOne } from "#ui/choose";
import classes from "./certificate.module.css";
import type { Certificate } from "./certificate.ts";
import { useCertificateWords } from "./certificate-words.tsx";

const COMMENTS = { service: "service", type: "certificate_comment" } as const;
export type CertificateComment = RowNamed<typeof COMMENTS>;
/** More than are ever said about one draft. */
const MOST = 200;

export function useComments(certificateId: string) {
  const rights = useRights(useModel("certificate_comment"));
  return useList(
    COMMENTS,
    {
      conditions: [{ attribute: "certificate_id", operator: "=", value: certificateId }],
      order: [["created_at", "asc"]],
      pagination: { page: 1, size: MOST },
    },
    { enabled: rights.list },
  );
}

interface CommentsCardProps {
  readonly row: Certificate;
  readonly content: Content;
}

export function CommentsCard({ row, content }: CommentsCardProps) {
  const words = useCertificateWords().comments;
  const rights = useRights(useModel("certificate_comment"));
  const actor = useActor();
  const asked = useComments(row.id);
  const isSlow = useSlow(asked.isPending && rights.list);
  const comments = asked.data?.attributes ?? [];
  const isOpen = rights.create && takesComments(row.status, isGuest(actor) ? "guest" : "staff");
  if (!rights.list || (comments.length === 0 && !isOpen && !asked.isError)) return null;
  return (
    <Card padded>
      <CardTitle>{words.title}</CardTitle>
      {asked.isError && asked.data === undefined && <Alert color="red">{errorText(asked.error)}</Alert>}
      {isSlow && <Skeleton height={80} />}
      {asked.isSuccess && comments.length === 0 && <p className={classes.quiet}>{words.none}</p>}
      {comments.length > 0 && (
        <ol className={classes.comments} aria-label={words.title}>
          {comments.map((one) => (
            <Comment key={one.id} comment={one} />
          ))}
        </ol>
      )}
      {isOpen && <NewComment row={row} sections={sectionsOf(content)} />}
    </Card>
  );
}

function Comment({ comment }: { readonly comment: CertificateComment }) {
  const words = useCertificateWords();
  const { choices } = useWords().records.certificate_comment;
  const dates = useDates();
  const { draft_version: version } = comment;
  const about = [
    comment.from_customer ? words.comments.customer : words.comments.company,
    version === 0 ? undefined : say(words.versions.one, { number: version }),
    dates.moment(comment.created_at),
  ];
  return (
    <li className={classes.comment} data-customer={comment.from_customer || undefined}>
      <b>{choices.section[comment.section]}</b>{" "}
      <span className={classes.quiet}>
        {comment.author_name} · {about.filter(Boolean).join(" · ")}
      </span>
      <p>{comment.text}</p>
    </li>
  );
}

function NewComment({
  row,
  sections,
}: {
  readonly row: Certificate;
  readonly sections: readonly CommentSection[];
}) {
  const words = useCertificateWords().comments;
  const { choices, fields } = useWords().records.certificate_comment;
  const [section, setSection] = useState<CommentSection>("whole");
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  // One id for one comment: sent again after a lost answer, it is there once.
  const [id, setId] = useState(newId);
  const { run, isBusy, error } = useMutationCall({ ...COMMENTS, action: "create" });
  const isMissing = text.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing || isBusy) return;
    await run({ id, certificate_id: row.id, section, text: text.trim() })
      .then(() => {
        setText("");
        setTried(false);
        setId(newId());
      })
      // It is told above the button, and what was typed is still there.
      .catch(() => undefined);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className={classes.newComment}>
        <ChooseOne
          item={fields.section}
          label={fields.section}
          data={sections.map((value) => ({ value, label: choices.section[value] }))}
          value={section}
          onChange={(next) => setSection(sections.find((one) => one === next) ?? "whole")}
        />
        <Textarea
          label={fields.text}
          withAsterisk
          maxLength={LONGEST_COMMENT}
          value={text}
          error={isTried && isMissing ? words.asked : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      {error != null && (
        <Alert color="red" mt="sm" role="alert">
          {errorText(error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="sm">
        <Button type="submit" variant="default" loading={isBusy}>
          {words.send}
        </Button>
      </Group>
    </form>
  );
}
