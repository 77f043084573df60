/** Prints a report and puts it where files lie. It goes there as a file, since a long one would fill the memory. */
import { REPORT_MEDIA } from "@plimsoll/domain/report/report-run";
import type { Printed } from "#adapters/pdf";
import { type PlacedFile, placeFile } from "#files/store-file";
import type { Call } from "#rpc/call";

interface Asked {
  readonly record: "operation_report" | "report_run";
  readonly id: string;
  readonly name: string;
  readonly format: keyof typeof REPORT_MEDIA;
}

/** Whoever adds the placed file makes it part of the report; until then it would be swept away. */
export async function placeReport(
  call: Call,
  { record, id, name, format }: Asked,
  described: Printed,
  signal: AbortSignal,
): Promise<{ readonly placed: PlacedFile; readonly fileName: string }> {
  const { arrivals, printer } = call.app;
  const path = await arrivals.newPath();
  try {
    const file = await printer.printTo(path, call.actor.userId, described, signal);
    signal.throwIfAborted();
    const fileName = `${name.replace(/[\\/:*?"<>|]+/g, "-")}.${format}`;
    const about = { record, reference_id: id, name: fileName, field: "document" };
    const placed = await placeFile({ ...call, isSideEffect: true }, about, file, REPORT_MEDIA[format]);
    return { placed, fileName };
  } finally {
    await arrivals.remove({ path });
  }
}
