/**
 * What other processes ask the server that holds a data folder: a backup of it, or whether all is well. They have proven
 * that they may read its lock file, so they are the same person on the same machine, or one who may do more.
 */
import { z } from "zod";
import type { Clock } from "#adapters/clock";
import type { Answerer } from "#db/folder-talk";
import { backUp, type Installation } from "./backup.ts";
import { Refusal } from "./refusal.ts";
import { verify } from "./verify.ts";

const folderRequest = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("backup"),
    folder: z
      .string()
      .startsWith("/")
      .or(z.string().regex(/^[A-Za-z]:\\/)),
  }),
  z.object({ do: z.literal("verify") }),
]);
export type FolderRequest = z.infer<typeof folderRequest>;

export function answerFolderRequests(installation: Installation, clock: Clock): Answerer {
  return async (asked, tell, signal) => {
    const read = folderRequest.safeParse(asked);
    if (!read.success) throw new Refusal("the server is of another version and does not know what was asked");
    if (read.data.do === "verify") return verify(installation, tell);
    const { folder } = read.data;
    const { files } = await backUp(installation, { folder, now: clock.now(), tell, signal });
    if (files.missing.length > 0) throw new Refusal(incompleteLine(folder, files.missing.length));
  };
}

export function incompleteLine(folder: string, missing: number): string {
  return `The backup in ${folder} can be restored, but the bytes of ${missing} files were not there to be saved`;
}
