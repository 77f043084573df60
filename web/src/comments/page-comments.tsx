/** What is said about one page of the field: a button that tells how much, and the words in a drawer. */
import { ActionIcon, Drawer, Indicator } from "@mantine/core";
import { MessageSquare } from "lucide-react";
import { useMemo, useState } from "react";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { useList } from "#rpc/hooks";
import { useLoadedCommentWords } from "./comment-words.tsx";
import { aboutOf, COMMENTS, Comments, type CommentsProps, commentsWith } from "./comments.tsx";

type PageCommentsProps = Required<CommentsProps>;

export function PageComments(of: PageCommentsProps) {
  const { list } = useRights(useModel("comment"));
  const asked = useList(COMMENTS, { ...aboutOf(of), pagination: { page: 1, size: 1 } }, { enabled: list });
  return <CountedComments {...of} count={asked.data?.pagination?.total ?? 0} />;
}

const MOST = 500;

/** How much is said about a page of each operation of an order: asked for once, where they stand side by side. */
export function useCommentCounts(orderId: string, key: string): ReadonlyMap<string, number> {
  const { list } = useRights(useModel("comment"));
  const about = commentsWith({ work_order_id: orderId, operation_page: key });
  const pagination = { page: 1, size: MOST };
  const asked = useList(COMMENTS, { ...about, fields: ["operation_id"], pagination }, { enabled: list });
  const rows = asked.data?.attributes;
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { operation_id: id } of rows ?? []) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }, [rows]);
}

interface CountedCommentsProps extends PageCommentsProps {
  readonly count: number;
  /** Whose page it is, where several stand side by side. */
  readonly name?: string;
}

export function CountedComments({ name, count, ...of }: CountedCommentsProps) {
  const words = useLoadedCommentWords();
  const { shell } = useWords().app;
  const [isOpen, setOpen] = useState(false);
  const { list } = useRights(useModel("comment"));
  if (!list || words === undefined) return null;
  const named = name === undefined ? "" : ` · ${name}`;
  const label = `${words.open}${named}`;
  return (
    <>
      <Indicator label={count} disabled={count === 0} size={16} data-print="hidden">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={count === 0 ? label : `${label}: ${count}`}
          title={label}
          onClick={() => setOpen(true)}
        >
          <MessageSquare size={17} aria-hidden />
        </ActionIcon>
      </Indicator>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size={440}
        title={`${words.onThisPage}${named}`}
        closeButtonProps={{ "aria-label": shell.close }}
      >
        <Comments {...of} />
      </Drawer>
    </>
  );
}
