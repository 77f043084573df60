/** In the header: on the network or not, how much waits, when the last went out. Opens the list of what waits. */
import { Indicator, UnstyledButton } from "@mantine/core";
import { CloudOff, CloudUpload } from "lucide-react";
import { useEffect } from "react";
import { useClientState } from "#app/client-state";
import { openOverlay } from "#app/overlays";
import { useMay } from "#app/session";
import shell from "#app/shell.module.css";
import { useDates } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { type FieldWords, useFieldWords, waitingText } from "./field-words.ts";
import { type OutboxState, useOutboxState } from "./outbox-state.ts";
import { registerWhenIdle } from "./register-worker.ts";
import { isWaiting, waitingMark } from "./waiting-mark.ts";

const SIZE = 18;

export function NetworkState() {
  const words = useFieldWords();
  const state = useOutboxState();
  const dates = useDates();
  useOutboxAtStart();
  useWorkerOfTheField();
  if (!words) return <span className={shell.bellPlace} />;
  const count = state.entries + state.photos;
  const text = stateText(words, state, dates.moment);
  const Icon = state.isOnline ? CloudUpload : CloudOff;
  return (
    <UnstyledButton
      className={shell.headerButton}
      aria-label={`${words.state.label}: ${text}`}
      title={text}
      data-network={state.isOnline ? "on" : "off"}
      onClick={() => openOverlay("outbox")}
    >
      <Indicator
        display="flex"
        size={16}
        offset={2}
        disabled={count === 0}
        label={count > 99 ? "99+" : count}
        color={state.refused > 0 ? "red" : "yellow"}
      >
        <Icon size={SIZE} aria-hidden />
      </Indicator>
    </UnstyledButton>
  );
}

function stateText(words: FieldWords, state: OutboxState, moment: (instant: string) => string): string {
  const { on, off, none, refused, lastSent } = words.state;
  return [
    state.isOnline ? on : off,
    waitingText(words, state) || none,
    ...(state.refused > 0 ? [sayCount(refused, state.refused)] : []),
    ...(state.lastSentAt === undefined ? [] : [say(lastSent, { when: moment(state.lastSentAt) })]),
  ].join(". ");
}

/** What was left here goes out whichever page opens; without it the outbox is not even loaded. */
function useOutboxAtStart(): void {
  const userId = useClientState((state) => state.user_id);
  useEffect(() => {
    if (!isWaiting(waitingMark(userId))) return;
    void import("./room.ts").then(({ openRoom }) => openRoom()).catch(() => undefined);
  }, [userId]);
}

/** The pages are taken along by those who work in the field. */
function useWorkerOfTheField(): void {
  const may = useMay();
  const isOfField = may({ service: "service", role: "operation", permission: "list" });
  useEffect(() => (isOfField ? registerWhenIdle() : undefined), [isOfField]);
}
