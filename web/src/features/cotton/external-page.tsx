/** What another application serves: the way there, or who has to say where it is. Menus lead there themselves; this is for an address that was kept or typed. */
import { Button } from "@mantine/core";
import { ExternalLink, Unplug } from "lucide-react";
import { Page } from "#app/page";
import { useRouteMatch } from "#app/route-match";
import { useRouteTitle } from "#app/route-words";
import { usePageWords, WithPageWords } from "#i18n/page-words";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { usePublicConfig } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { siblingWords } from "./sibling-words.ts";

export function ExternalPage() {
  return (
    <WithPageWords of={siblingWords}>
      <External />
    </WithPageWords>
  );
}

function External() {
  const texts = usePageWords(siblingWords).sibling;
  const { shell } = useWords().app;
  const title = useRouteTitle() ?? "";
  const config = usePublicConfig();
  const link = useRouteMatch()?.entry.link;
  if (config === undefined || link === undefined) return null;
  const address = config.links[link];
  return (
    <Page title={title}>
      <Card>
        {address === undefined ? (
          <EmptyState
            icon={Unplug}
            title={say(texts.missing, { name: title })}
            text={say(texts.missingText, { key: link })}
          />
        ) : (
          <EmptyState
            icon={ExternalLink}
            title={title}
            action={
              <Button
                component="a"
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${say(texts.open, { name: title })} (${shell.newTab})`}
              >
                {say(texts.open, { name: title })}
              </Button>
            }
          />
        )}
      </Card>
    </Page>
  );
}
