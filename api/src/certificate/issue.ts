/**
 * Issues a certificate: number, code, signed document and status in one transaction. The document is printed before it,
 * under the number that comes next, so that nobody waits for a printer while a series is held; whoever was faster takes
 * the number, and then it is printed again.
 */
import { createHash, randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { certificateSeries } from "@plimsoll/domain/certificate/certificate";
import { codeFrom } from "@plimsoll/domain/certificate/verification-code";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import type { Occasion } from "@plimsoll/domain/numbering/series";
import { addFile, type PlacedFile, placeFileOf } from "#files/store-file";
import { issueInTurn, Overtaken, type Turn } from "#numbering/ahead";
import { takeNumber } from "#numbering/store";
import { findRow, readRow } from "#record/load";
import { changeRecord } from "#record/write";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { currentRow, enterStatus } from "#status/change";
import { applySystemTransition } from "#status/machine";
import { type CertificateRow, type Described, describe, isWrittenFromSame } from "./describe.ts";
import { certificateDocument } from "./document.ts";
import { asProduct } from "./draft.ts";
import { followOrder } from "./follow-order.ts";

interface Seen {
  readonly id: string;
  readonly version: number;
}

const RECORD = "certificate";
const model = (call: Call) => call.app.catalog.get(RECORD);

export async function issueCertificate(call: Call, seen: Seen): Promise<CertificateRow> {
  const row = (await readRow(call, model(call), seen.id)) as CertificateRow | undefined;
  if (!row) throw refuse("not_found");
  const line = { series: `${row.kind} ${row.country}`, about: seen.id };
  // Good for the first try: in the transaction it is read again, and must be what was seen.
  let given = row.version === seen.version ? row : undefined;
  return issueInTurn(line, (turn) => {
    const first = given;
    given = undefined;
    return issueOnce(call, seen, turn, first);
  });
}

/** The answer got lost on the way and the same is asked again: it is answered as the first time. */
async function issuedBefore(call: Call, { id, version }: Seen): Promise<CertificateRow | undefined> {
  const row = (await findRow(call, model(call), id)) as CertificateRow | undefined;
  return row?.status === "issued" && row.version === version + 1 ? row : undefined;
}

interface Printed {
  readonly number: string;
  readonly code: string;
  readonly placed: PlacedFile;
  readonly hash: string;
  readonly issuer: string;
  readonly described: Described;
}

/** Whoever finds it changed looks whether it was this very issue, and nobody else reads the row for that. */
async function issueOnce(call: Call, seen: Seen, turn: Turn, row?: CertificateRow): Promise<CertificateRow> {
  try {
    return await printAndIssue(call, seen, turn, row);
  } catch (problem) {
    const known = problem instanceof Failure ? await issuedBefore(call, seen) : undefined;
    if (known) return known;
    throw problem;
  }
}

async function printAndIssue(
  call: Call,
  seen: Seen,
  turn: Turn,
  given?: CertificateRow,
): Promise<CertificateRow> {
  const row = given ?? ((await currentRow(call, model(call), seen)) as CertificateRow);
  const described = await ready(call, row);
  const printed = await print(call, row, described, turn);
  await turn.reached();
  return call.inTransaction(async (inner) => {
    const current = (await currentRow(inner, model(inner), seen)) as CertificateRow;
    await confirm(inner, current, described);
    if (current.number === null) {
      const taken = await takeNumber(inner.db, certificateSeries(current.kind), occasionOf(inner, current));
      if (taken.text !== printed.number) throw new Overtaken();
    }
    await addFile(asProduct(inner), printed.placed, current);
    const { number, code, hash, issuer, placed } = printed;
    const values = {
      number,
      code,
      hash,
      issuer,
      file_id: placed.id,
      content: described.content,
      issued_at: inner.now,
      name: nameOf(number, current.revision),
    };
    const issued = await enterStatus(
      { ...inner, isSideEffect: true },
      model(inner),
      current,
      { to: "issued", ...values },
      null,
      { action: "issue" },
    );
    if (current.revises_id !== null) await supersede(inner, current.revises_id, current.id);
    await followOrder(inner, current.work_order_id);
    return issued as CertificateRow;
  });
}

export const nameOf = (number: string, revision: number) =>
  revision === 0 ? number : `${number} / ${revision}`;

/** Approved, and what it says is what was approved. */
async function ready(call: Call, row: CertificateRow): Promise<Described> {
  if (row.status !== "approved") throw refuse("status_not_permitted", undefined, { status: "issued" });
  const described = await describe(call, row);
  if (described.points.some(({ isRefusing }) => isRefusing)) throw refuse("certificate_changed");
  return described;
}

/** Nobody changed what it says while it was printed. Its own row is the one that was seen. */
async function confirm(call: Call, row: CertificateRow, described: Described): Promise<void> {
  if (await isWrittenFromSame(call, row, described)) return;
  const now = await ready(call, row);
  if (!isDeepStrictEqual(now.content, described.content)) throw new Overtaken();
}

function occasionOf(call: Call, row: CertificateRow): Occasion {
  return { country: row.country, date: todayIn(row.country, call.now) };
}

async function print(call: Call, row: CertificateRow, described: Described, turn: Turn): Promise<Printed> {
  const series = certificateSeries(row.kind);
  const number = row.number ?? (await turn.numberAhead(call.db, series, occasionOf(call, row)));
  const code = codeFrom(randomBytes(12));
  const key = await call.app.signing.current();
  const { timeStamps } = call.app;
  const signing = { ...key, at: new Date(call.now), isStamped: timeStamps.isConfigured };
  const document = await certificateDocument(call, row, described, { number, code, at: call.now, signing });
  const bytes = await timeStamps.stamp(await call.app.printer.print(call.actor.userId, document));
  const owner = { model: model(call), id: row.id, filter: call.filter };
  const about = {
    name: `${nameOf(number, row.revision).replaceAll(" / ", "-r")}.pdf`,
    field: "document",
  };
  const placed = await placeFileOf(asProduct(call), owner, about, bytes, "application/pdf");
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { number, code, placed, hash, issuer: document.author, described };
}

async function supersede(call: Call, id: string, by: string): Promise<void> {
  const onCertificates = asSideEffectOn(call, RECORD);
  const old = await readRow(onCertificates, model(call), id);
  if (old?.status !== "issued") return;
  const changed = await applySystemTransition(onCertificates, model(call), old, "superseded", RECORD);
  if (changed) await changeRecord(onCertificates, model(call), changed, { superseded_by_id: by }, "revise");
}
