/** There is something that was typed here before and not saved: take it up again, or let it go. */
import { Alert, Button, Group } from "@mantine/core";
import { History } from "lucide-react";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import type { Draft } from "./drafts.ts";

interface DraftOfferProps {
  readonly draft: Draft;
  readonly outdated: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

export function DraftOffer({ draft, outdated, onRestore, onDiscard }: DraftOfferProps) {
  const words = useWords().app.record.draft;
  const dates = useDates();
  return (
    <Alert
      mb="sm"
      color="orange"
      icon={<History size={18} aria-hidden />}
      title={say(words.title, { when: dates.moment(draft.at) })}
    >
      {outdated ? words.older : words.text}
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={onRestore}>
          {words.restore}
        </Button>
        <Button size="xs" variant="default" onClick={onDiscard}>
          {words.discard}
        </Button>
      </Group>
    </Alert>
  );
}
