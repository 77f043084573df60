/** Somebody who goes on calling while things around the server break, and what they got. */
import type { ProcessReply } from "./server-process.ts";

export interface Heard {
  readonly replies: readonly ProcessReply[];
  /** Calls that got no answer at all. */
  readonly unanswered: number;
}

/** Calls one after another until it is over. */
export async function keepCalling(isOver: () => boolean, next: () => Promise<ProcessReply>): Promise<Heard> {
  const replies: ProcessReply[] = [];
  let unanswered = 0;
  while (!isOver()) {
    const reply = await next().catch(() => undefined);
    if (reply) replies.push(reply);
    else unanswered++;
    if (reply?.status !== 200) await new Promise((done) => setTimeout(done, 20));
  }
  return { replies, unanswered };
}
