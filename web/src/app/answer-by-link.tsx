/**
 * The frame of what somebody without an account reads by the link from a mail and answers once: gone, not reached, on its
 * way, read, answered.
 */
import { Button, Loader } from "@mantine/core";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX, CloudOff, Unlink } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useSlow } from "#rpc/hooks";
import { RpcError } from "#rpc/rpc-error";
import { EmptyState } from "#ui/empty-state";
import { BRAND } from "./brand.tsx";
import { clientState, setClientState } from "./client-state.ts";
import { useDocumentTitle } from "./document-title.ts";
import { errorText } from "./error-text.ts";
import { OpenSheet } from "./open-sheet.tsx";

interface Linked {
  readonly company: string | null;
  readonly language: Locale;
}

interface AnswerByLinkProps<Shown extends Linked, Answer extends string> {
  /** What the link is of: keeps answers of different kinds apart. */
  readonly kind: string;
  readonly token: string;
  readonly view: (token: string, signal: AbortSignal) => Promise<Shown>;
  readonly nameOf: (shown: Shown) => string;
  readonly words: Readonly<Record<"title" | "gone" | "loading" | "thanks" | Answer, string>>;
  readonly children: (shown: Shown, onAnswered: (answer: Answer) => void) => ReactNode;
}

export function AnswerByLink<Shown extends Linked, Answer extends string>(
  props: AnswerByLinkProps<Shown, Answer>,
) {
  const { kind, token, view, nameOf, words, children } = props;
  const { app, errors } = useWords();
  const [settled, setSettled] = useState<Answer>();
  const asked = useQuery({
    queryKey: [kind, token],
    queryFn: ({ signal }) => view(token, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== "",
  });
  const slow = useSlow(asked.isPending);
  const shown = asked.data;
  const language = shown?.language;
  // The language of the mail, until somebody chooses another here.
  useEffect(() => {
    if (language !== undefined && !clientState().localeChosen) setClientState({ locale: language });
  }, [language]);
  useDocumentTitle(say(words.title, { name: shown ? nameOf(shown) : "" }).trim());
  const isGone = token === "" || (asked.error instanceof RpcError && asked.error.status === 406);
  if (isGone)
    return (
      <OpenSheet company={null}>
        <EmptyState isPage title={errors.link_not_available} icon={Unlink} text={words.gone} />
      </OpenSheet>
    );
  if (asked.isError) {
    const again = (
      <Button variant="default" onClick={() => void asked.refetch()}>
        {app.shell.tryAgain}
      </Button>
    );
    return (
      <OpenSheet company={null}>
        <EmptyState isPage title={errorText(asked.error)} icon={CloudOff} action={again} />
      </OpenSheet>
    );
  }
  if (!shown)
    return (
      <OpenSheet company={null}>
        <div role="status" aria-label={words.loading}>
          {slow && <Loader aria-hidden />}
        </div>
      </OpenSheet>
    );
  return (
    <OpenSheet company={shown.company}>
      {settled === undefined ? (
        children(shown, setSettled)
      ) : (
        <div role="status">
          <EmptyState
            isPage
            icon={settled === "approved" ? CircleCheck : CircleX}
            title={say(words[settled], { name: nameOf(shown) })}
            text={say(words.thanks, { company: shown.company ?? BRAND })}
          />
        </div>
      )}
    </OpenSheet>
  );
}
