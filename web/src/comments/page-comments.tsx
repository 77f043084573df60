/** What is said about one page of the field: a button that tells how much, and the words in a drawer. */
import { ActionIcon, Drawer, Indicator } from "@mantine/core";
import { MessageSquare } from "lucide-react";
import { useState } from "react";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { useList } from "#rpc/hooks";
import { useLoadedCommentWords } from "./comment-words.tsx";
import { aboutOf, COMMENTS, Comments, type CommentsProps } from "./comments.tsx";

interface PageCommentsProps extends Required<CommentsProps> {
  /** Whose page it is, where several stand side by side. */
  readonly name?: string;
}

export function PageComments({ name, ...of }: PageCommentsProps) {
  const words = useLoadedCommentWords();
  const { shell } = useWords().app;
  const [isOpen, setOpen] = useState(false);
  const { list } = useRights(useModel("comment"));
  const asked = useList(COMMENTS, { ...aboutOf(of), pagination: { page: 1, size: 1 } }, { enabled: list });
  const count = asked.data?.pagination?.total ?? 0;
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
