/** What people say about the order. Among ourselves unless it is meant for the customer; a customer reads and writes the rest. */
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
import { MentionBox } from "./mention-box.tsx";
import { mentionedIn, partsOf } from "./mentions.ts";
import { COMMENTS } from "./order.ts";
import type { OrderTabProps } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";
import { useTypedComment } from "./use-typed-comment.ts";
import classes from "./work-order.module.css";

const AT_ONCE = 50;

/** A guest's row lacks what stays inside: who of us it was, and whom it mentions. */
type Comment = Omit<Row<typeof comment>, "author_id" | "mention_ids"> & {
  readonly author_id?: string | null;
  readonly mentions?: readonly Named[];
};

export function CommentsTab({ part }: { readonly part: OrderTabProps }) {
  const words = useOrderWords().comments;
  const rights = useRights(useModel("comment"));
  const [size, setSize] = useState(AT_ONCE);
  const asked = useList(
    COMMENTS,
    {
      conditions: [{ attribute: "work_order_id", operator: "=", value: part.order.id }],
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
                showsSide={!part.isGuest}
              />
            ))}
          </ol>
        )}
      </Card>
      {rights.create && <NewComment part={part} />}
    </div>
  );
}

interface CommentItemProps {
  readonly comment: Comment;
  readonly mayDelete: boolean;
  /** Whether it matters who reads it: a guest sees only what is for both. */
  readonly showsSide: boolean;
}

function CommentItem({ comment, mayDelete, showsSide }: CommentItemProps) {
  const words = useOrderWords().comments;
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

function NewComment({ part: { order, isGuest } }: { readonly part: OrderTabProps }) {
  const words = useOrderWords().comments;
  const { text, people, setText, addPerson, clear } = useTypedComment(order.id);
  const [isInternal, setInternal] = useState(true);
  const [failure, setFailure] = useState<string>();
  const { run, isBusy } = useMutationCall({ ...COMMENTS, action: "create" });
  const send = async () => {
    if (text.trim() === "" || isBusy) return;
    setFailure(undefined);
    const mentions = mentionedIn(text, people).map((one) => one.id);
    const ours = isGuest ? {} : { internal: isInternal, mention_ids: mentions };
    try {
      await run({ id: newId(), work_order_id: order.id, text: text.trim(), ...ours });
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
          orderId={isGuest ? undefined : order.id}
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
