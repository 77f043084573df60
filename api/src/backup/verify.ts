/**
 * Whether an installation is what it claims to be: its history with statuses and anchors, its series of numbers, the
 * bytes of its files. Of an original and of what was restored from its backup alike; people may go on working meanwhile.
 */
import { inSnapshot } from "#db/dump-rows";
import { brokenLine, holdsLine } from "#db/history-line";
import { verifyHistory } from "#db/verify-history";
import { verifyFiles } from "#files/verify-files";
import { verifySeries } from "#numbering/verify-series";
import { type Installation, inMegabytes } from "./backup.ts";
import { Refusal } from "./refusal.ts";

/** Tells what holds, and throws the first thing that does not. */
export async function verify(
  { db, files, anchors }: Installation,
  tell: (line: string) => void,
): Promise<void> {
  const history = await verifyHistory(db, anchors);
  if (history.broken) throw new Refusal(`Broken: ${brokenLine(history.broken)}`);
  tell(holdsLine(history));
  const series = await inSnapshot(db, verifySeries);
  if (series.problem) throw new Refusal(`Broken: ${series.problem}`);
  tell(
    `The series hold: ${series.numbers} numbers in ${series.series}, ${series.removed} of removed documents.`,
  );
  const found = await verifyFiles(db, files);
  if (found.problem) throw new Refusal(`Broken: ${found.problem}`);
  tell(`The files hold: ${found.count}, ${inMegabytes(found.bytes)}.`);
}
