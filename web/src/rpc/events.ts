/** Live changes: what somebody else did is asked again here. Silence is bridged by trying with growing delays. */
import type { QueryClient } from "@tanstack/react-query";
import { EVENTS_PATH } from "./client.ts";
import { tellReach } from "./reach.ts";
import { invalidateFor, type LiveEvent } from "./stale-answers.ts";

const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 60_000;
/** Many rows change together when somebody saves a parent; one asking serves them all. */
const GATHER = 300;
/** A line that took longer to open than this may have missed a change to what the page already shows. */
const SLOW_OPENING = 1_000;
/** Everybody misses the same thing at the same time; they ask again one after another. */
const SPREAD = 3_000;

function eventOf(text: string): LiveEvent | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    return "service" in value && "type" in value ? (value as LiveEvent) : undefined;
  } catch {
    return undefined;
  }
}

/** Listens until the returned function is called. */
export function followEvents(client: QueryClient): () => void {
  let source: EventSource | undefined;
  let delay = FIRST_DELAY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let refreshing: ReturnType<typeof setTimeout> | undefined;
  const changed = new Map<string, LiveEvent>();

  const hear = (event: MessageEvent<string>): void => {
    const change = eventOf(event.data);
    if (!change) return;
    changed.set(`${change.type}/${change.id}`, change);
    gathering ??= setTimeout(() => {
      gathering = undefined;
      const events = [...changed.values()];
      changed.clear();
      void invalidateFor(client, events);
    }, GATHER);
  };

  const missSome = (): void => {
    refreshing ??= setTimeout(
      () => {
        refreshing = undefined;
        void client.invalidateQueries({ queryKey: ["rpc"] });
      },
      GATHER + Math.random() * SPREAD,
    );
  };

  const connect = (missedSome: boolean): void => {
    const asked = Date.now();
    source = new EventSource(EVENTS_PATH);
    source.onmessage = hear;
    source.addEventListener("gap", missSome);
    source.onopen = () => {
      tellReach(true);
      delay = FIRST_DELAY;
      // Whatever happened while nobody listened was not announced.
      if (missedSome || Date.now() - asked > SLOW_OPENING)
        void client.invalidateQueries({ queryKey: ["rpc"] });
    };
    source.onerror = () => {
      source?.close();
      timer = setTimeout(() => connect(true), delay);
      delay = Math.min(delay * 2, LONGEST_DELAY);
    };
  };

  connect(false);
  return () => {
    source?.close();
    clearTimeout(timer);
    clearTimeout(gathering);
    clearTimeout(refreshing);
  };
}
