/** Labels for the bags of samples: one for each copy, with the code as bars and as text. */
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { Label } from "#adapters/pdf";
import { letterheadOf } from "#commercial/proposal-document";
import { findRow } from "#record/load";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { recordWords } from "#rpc/words";

export async function printLabels(
  call: Call,
  ids: readonly string[],
): Promise<{ name: string; file: string }> {
  const rows: WireRow[] = [];
  for (const id of new Set(ids)) {
    const row = isUuid(id) ? await findRow(call, call.app.catalog.get("sample"), id) : undefined;
    if (!row) throw refuse("not_found", "ids");
    rows.push(row);
  }
  const words = recordWords(call.locale, "sample");
  const code = String(rows[0]?.code);
  const bytes = await call.app.printer.print(call.actor.userId, {
    title: words?.plural ?? "",
    language: call.locale,
    code,
    version: "1",
    createdAt: new Date(call.now),
    ...(await letterheadOf(call, call.actor.userId, String(rows[0]?.country))),
    meta: [],
    sections: [{ kind: "labels", labels: rows.flatMap((row) => labelsOf(row, words?.fields ?? {})) }],
  });
  return {
    name: `${code}-labels.pdf`,
    file: `data:application/pdf;base64,${Buffer.from(bytes).toString("base64")}`,
  };
}

function labelsOf(row: WireRow, fields: Readonly<Record<string, string>>): Label[] {
  const copies = Math.max(1, Number(row.copies ?? 1));
  const named = (value: unknown) => (value as { name?: string } | null)?.name;
  const lines = [
    String(row.represents ?? ""),
    row.seal === null ? "" : `${fields.seal} ${row.seal}`,
    [named(row.product), named(row.work_order)].filter(Boolean).join(" · "),
  ].filter((line) => line !== "");
  return Array.from({ length: copies }, (_, at) => ({
    code: String(row.code),
    lines: [...lines, ...(copies > 1 ? [`${at + 1} / ${copies}`] : [])],
  }));
}
