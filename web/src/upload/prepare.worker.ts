/** The background: makes files smaller while the page stays quick. */
import { type ReducedFile, reduceFile } from "./prepare-file.ts";

export interface Work {
  readonly id: number;
  readonly file: File;
  readonly zone: string | null;
}

export type WorkDone =
  | { readonly id: number; readonly reduced: ReducedFile }
  | { readonly id: number; readonly failure: string };

self.addEventListener("message", ({ data: { id, file, zone } }: MessageEvent<Work>) => {
  const answer = (done: WorkDone) => self.postMessage(done);
  reduceFile(file, zone).then(
    (reduced) => answer({ id, reduced }),
    (error: unknown) => answer({ id, failure: String(error) }),
  );
});
