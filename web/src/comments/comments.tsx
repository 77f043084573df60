/** What people say about an order, or about one page of its operation. Among ourselves unless it is meant for the customer; a customer reads and writes the rest. */
import { ActionIcon, Alert, Button, Skeleton, Switch } from "@mantine/core";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import type { Row } from "@plimsoll/domain/kernel/record";
import type { comment } from "@plimsoll/domain/work-order/comment";
import { Lock, MessageSquare, Trash2, Users } from "lucide-react";
import { type FormEvent, useState } from "react";
import { errorText, toastError } from "#app/error-text";
import { useActor } from "#app/session";
import { newId } from "#fields/new-id";
import { useDates } from "#i18n/formats";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { useList, useMutationCall, useSlow } from "#rpc/hooks";
import { Card } from "#ui/card";
import { useConfirmation } from "#ui/confirm-dialog";
import { EmptyState } from "#ui/empty-state";
import { useCommentWords, WithCommentWords } from "./comment-words.tsx";
import classes from "./comments.module.css";
import { MentionBox } from "./mention-box.tsx";
import { mentionedIn, partsOf } from "./mentions.ts";
import { SaidOn } from "./said-on.tsx";
import { useTypedComment } from "./use-typed-comment.ts";

const AT_ONCE = 50;
export const COMMENTS = { service: "workorder", type: "comment" } as const;

export interface CommentsProps {
  readonly orderId: string;
  readonly isGuest: boolean;
  /** One page of one operation; without it, everything that is said about the order. */
  readonly page?: { readonly operationId: string; readonly key: string };
}

/** A guest's row lacks what stays inside: who of us it was, and whom it mentions. */
type Comment = Omit<Row<typeof comment>, "author_id" | "mention_ids"> & {
  readonly author_id?: string | null;
  readonly mentions?: readonly Named[];
};

export function Comments(of: CommentsProps) {
  return (
    <WithCommentWords>
      <CommentList {...of} />
    </WithCommentWords>
  );
}

/** What a new comment is about. */
function subjectOf({ orderId, page }: CommentsProps) {
  return {
    work_order_id: orderId,
    ...(page ? { operation_id: page.operationId, operation_page: page.key } : {}),
  };
}

/** Which comments are shown. */
export const aboutOf = (of: CommentsProps) => commentsWith(subjectOf(of));

/** Those that have all of these values. */
export function commentsWith(values: Readonly<Record<string, string>>) {
  const conditions = Object.entries(values).map(([attribute, value]) => ({
    attribute,
    operator: "=" as const,
    value,
  }));
  return { conditions };
}

function CommentList(of: CommentsProps) {
  const words = useCommentWords();
  const rights = useRights(useModel("comment"));
  const [size, setSize] = useState(AT_ONCE);
  const asked = useList(
    COMMENTS,
    {
      ...aboutOf(of),
      order: [["created_at", "desc"]],
      pagination: { page: 1, size },
    },
    { enabled: rights.list },
  );
  const slow = useSlow(asked.isPending && rights.list);
  const newestFirst = asked.data?.attributes ?? [];
  const hasMore = (asked.data?.pagination?.total ?? 0) > newestFirst.length;
  return (
    <div className={classes.stack}>
      <Card padded>
        {asked.isError && asked.data === undefined && <Alert color="red">{errorText(asked.error)}</Alert>}
        {slow && <Skeleton height={120} />}
        {asked.data?.attributes.length === 0 && <EmptyState title={words.none} icon={MessageSquare} />}
        {hasMore && (
          <Button variant="subtle" size="xs" onClick={() => setSize(size + AT_ONCE)}>
            {words.earlier}
          </Button>
        )}
        {newestFirst.length > 0 && (
          <ol className={classes.comments}>
            {[...newestFirst].reverse().map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                mayDelete={rights.delete}
                showsSide={!of.isGuest}
                showsPage={of.page === undefined}
              />
            ))}
          </ol>
        )}
      </Card>
      {rights.create && <NewComment of={of} />}
    </div>
  );
}

interface CommentItemProps {
  readonly comment: Comment;
  readonly mayDelete: boolean;
  /** Whether it matters who reads it: a guest sees only what is for both. */
  readonly showsSide: boolean;
  /** Whether it is news on which page it was said. */
  readonly showsPage: boolean;
}

function CommentItem({ comment, mayDelete, showsSide, showsPage }: CommentItemProps) {
  const words = useCommentWords();
  const dates = useDates();
  const actor = useActor();
  const { ask, element } = useConfirmation();
  const { run, isBusy } = useMutationCall({ ...COMMENTS, action: "delete" });
  const { author_name: author, created_at: at, internal, text } = comment;
  const remove = async () => {
    const question = { title: words.removeTitle, yes: words.removeYes, danger: true };
    if (await ask(question)) await run({ id: comment.id });
  };
  const Side = internal ? Lock : Users;
  return (
    <li className={classes.comment} data-internal={internal}>
      {element}
      <div className={classes.commentHead}>
        <strong>{author}</strong>
        <time className={classes.quiet} dateTime={at}>
          {dates.moment(at)}
        </time>
        {showsPage && <SaidOn page={comment.operation_page} operation={comment.operation} />}
        {showsSide && (
          <span className={classes.side}>
            <Side size={13} aria-hidden />
            {internal ? words.internal : words.shared}
          </span>
        )}
        {mayDelete && comment.author_id === actor.userId && (
          <ActionIcon
            variant="subtle"
            color="red"
            size="sm"
            loading={isBusy}
            aria-label={words.remove}
            onClick={() => void remove().catch(toastError)}
          >
            <Trash2 size={14} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <p className={classes.commentText}>
        {partsOf(text, comment.mentions ?? []).map((part) =>
          part.isMention ? (
            <b key={part.at} className={classes.mention}>
              {part.text}
            </b>
          ) : (
            part.text
          ),
        )}
      </p>
    </li>
  );
}

function NewComment({ of }: { readonly of: CommentsProps }) {
  const { orderId, isGuest, page } = of;
  const words = useCommentWords();
  const { text, people, setText, addPerson, clear } = useTypedComment(
    page ? `${page.operationId} ${page.key}` : orderId,
  );
  const [isInternal, setInternal] = useState(true);
  const [failure, setFailure] = useState<string>();
  const { run, isBusy } = useMutationCall({ ...COMMENTS, action: "create" });
  const send = async () => {
    if (text.trim() === "" || isBusy) return;
    setFailure(undefined);
    const mentions = mentionedIn(text, people).map((one) => one.id);
    const ours = isGuest ? {} : { internal: isInternal, mention_ids: mentions };
    try {
      await run({ id: newId(), ...subjectOf(of), text: text.trim(), ...ours });
      clear();
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Card padded>
      <form onSubmit={submit}>
        <MentionBox
          label={words.write}
          placeholder={isGuest ? words.placeholderGuest : words.placeholder}
          orderId={isGuest ? undefined : orderId}
          value={text}
          onText={setText}
          onMention={addPerson}
          onSend={() => void send()}
        />
        {failure !== undefined && (
          <Alert color="red" mt="xs" role="alert">
            {failure}
          </Alert>
        )}
        <div className={classes.commentFoot}>
          {!isGuest && (
            <Switch
              label={words.internal}
              description={words.internalHelp}
              checked={isInternal}
              onChange={({ currentTarget }) => setInternal(currentTarget.checked)}
            />
          )}
          <Button type="submit" disabled={text.trim() === ""} loading={isBusy}>
            {words.send}
          </Button>
        </div>
      </form>
    </Card>
  );
}
