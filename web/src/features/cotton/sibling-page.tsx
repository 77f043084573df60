/** A sibling application: in a frame of this page or on its own, as the installation has it, with a token for this visit. */
import { Button } from "@mantine/core";
import { ExternalLink, Unplug } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { usePageWords, WithPageWords } from "#i18n/page-words";
import { say } from "#i18n/say";
import { useMutationCall, usePublicConfig } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { postForm } from "./post-form.ts";
import classes from "./sibling.module.css";
import { siblingWords as words } from "./sibling-words.ts";

/** What is asked for a token, by the last part of the address. */
const SIBLINGS = {
  container: { link: "container", service: "container", input: {} },
  cotton_loading: { link: "cotton_loading", service: "cotton", input: { link: "cotton_loading" } },
  gradingtre: { link: "grading", service: "grading_tre", input: {} },
} as const;
type Segment = keyof typeof SIBLINGS;

export function SiblingPage() {
  return (
    <WithPageWords of={words}>
      <Sibling />
    </WithPageWords>
  );
}

function Sibling() {
  const texts = usePageWords(words).sibling;
  const title = useRouteTitle() ?? "";
  const config = usePublicConfig();
  const { pathname } = useLocation();
  const { link, service, input } = SIBLINGS[(pathname.split("/").at(-1) ?? "container") as Segment];
  const { run, isBusy, error } = useMutationCall({ service, type: "default", action: "handover" } as const);
  const isThere = config?.links[link] !== undefined;
  const isEmbedded = isThere && config.embedded_links.includes(link);
  const send = useCallback(async () => {
    const answer = await run(input as never).catch(() => undefined);
    if (answer)
      postForm(answer.attributes.address, { token: answer.attributes.token }, isEmbedded ? link : undefined);
  }, [run, input, link, isEmbedded]);
  const begun = useRef(false);
  useEffect(() => {
    if (!isEmbedded || begun.current) return;
    begun.current = true;
    void send();
  }, [isEmbedded, send]);
  if (config === undefined) return null;
  if (isEmbedded && !error)
    return (
      <Page title={title}>
        <iframe
          className={classes.frame}
          name={link}
          title={say(texts.embedded, { name: title })}
          referrerPolicy="no-referrer"
        />
      </Page>
    );
  return (
    <Page title={title}>
      <Card>
        {isThere ? (
          <EmptyState
            icon={ExternalLink}
            title={error ? errorText(error) : title}
            text={texts.text}
            action={
              <Button loading={isBusy} onClick={() => void send()}>
                {say(texts.open, { name: title })}
              </Button>
            }
          />
        ) : (
          <EmptyState
            icon={Unplug}
            title={say(texts.missing, { name: title })}
            text={say(texts.missingText, { key: link })}
          />
        )}
      </Card>
    </Page>
  );
}
