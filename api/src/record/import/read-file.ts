/**
 * The cells of an uploaded sheet: Excel or CSV, typed where the file knows types, empty where it is empty. A file is
 * read in a thread of its own, with limits of memory and time: the worst it can do is to be refused.
 */
import { SHEET_WORKER } from "#folders";
import { refuse } from "#rpc/failure";
import { ThreadLost, WorkThreads } from "#threads/work-threads";
import type { SheetFile } from "./sheet-rows.ts";
import type { SheetAnswer } from "./sheet-worker.ts";

export { MAX_ROWS } from "./sheet-limits.ts";

const threads = new WorkThreads<Uint8Array, SheetAnswer>({
  file: SHEET_WORKER,
  turns: { atOnce: 1, waiting: 8, perPerson: 2 },
  memory: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 12 },
  // The largest sheet that is taken needs three seconds on a quiet machine, and less than this.
  timeMs: 60_000,
  // What a file left behind goes with it.
  keptMs: 0,
});

export async function readSheetFile(person: string, bytes: Buffer): Promise<SheetFile> {
  const answer = await threads.run(person, bytes).catch((problem: unknown) => {
    if (!(problem instanceof ThreadLost)) throw problem;
    throw refuse(problem.reason === "ended" ? "invalid_file" : "too_large", "file");
  });
  if ("refused" in answer) throw refuse(answer.refused, "file", answer.params);
  return answer;
}

/** With or without the beginning of a data URL; anything else than base64 is no file. */
export function decodeFile(text: string): Buffer {
  const encoded = text.slice(0, 200).startsWith("data:") ? text.slice(text.indexOf(",") + 1) : text;
  if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(encoded)) throw refuse("invalid_file", "file");
  return Buffer.from(encoded, "base64");
}
