/** What a verification of the history found, in one line. */
import type { Break, HistoryVerdict } from "./verify-history.ts";

export function brokenLine({ shard, seq, record, recordId, problem }: Break): string {
  const of = record === undefined ? "" : ` (${record} ${recordId})`;
  return shard === undefined || seq === undefined
    ? problem
    : `entry ${seq} of chain ${shard}${of}: ${problem}`;
}

export function holdsLine({ checked, statuses, statusesBefore, anchors }: HistoryVerdict): string {
  const sealed = statusesBefore === 0 ? "" : ` and ${statusesBefore} under a seal`;
  return `The history holds: ${checked} entries, ${statuses} statuses${sealed}, ${anchors?.count} anchors, the last of ${anchors?.last}.`;
}
