/** Tells anybody whether a document is what it says: by its code, or by the file itself. */
import { createHash } from "node:crypto";
import type { Verified } from "@plimsoll/domain/certificate/contract";
import { readCode } from "@plimsoll/domain/certificate/verification-code";
import type { App } from "#app";
import type { Origin } from "#rpc/call";
import { countTries, LIMITS, takeBack } from "#session/attempts";
import { type VerifiedRow, verifiedBy } from "./store.ts";

export type ByFile = (Verified & { readonly intact: boolean }) | undefined;

export async function verifyCode(app: App, origin: Origin, typed: string): Promise<Verified | undefined> {
  return counted(app, origin, async () => {
    const code = readCode(typed);
    const row = code === null ? undefined : await verifiedBy(app.db, { code });
    return row && shown(row);
  });
}

/** The code as it stands in a file of ours, also where somebody changed the file. */
const PRINTED_CODE = /verify\/([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})/;

export async function verifyFile(app: App, origin: Origin, bytes: Buffer): Promise<ByFile> {
  return counted(app, origin, async () => {
    const hash = createHash("sha256").update(bytes).digest("hex");
    const same = await verifiedBy(app.db, { hash });
    if (same) return { ...shown(same), intact: true };
    const [, printed] = PRINTED_CODE.exec(bytes.toString("latin1")) ?? [];
    const row = printed === undefined ? undefined : await verifiedBy(app.db, { code: printed });
    return row && { ...shown(row), intact: false };
  });
}

/** Only what is not found counts against an address: nobody finds codes by trying. */
export async function counted<T>(
  app: App,
  origin: Origin,
  look: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const all = [[LIMITS.verifyPerAddress, origin.address]] as const;
  const misses = [[LIMITS.unknownCodePerAddress, origin.address]] as const;
  await countTries(app.db, origin.now, [...all, ...misses]);
  const found = await look();
  if (found !== undefined) await takeBack(app.db, misses);
  return found;
}

function shown(row: VerifiedRow): Verified {
  const { number, revision, kind, status, issued_at, issuer, hash, superseded_by } = row;
  return {
    found: true,
    number,
    revision,
    kind: kind as Verified["kind"],
    status: status as Verified["status"],
    issued_at,
    issuer: issuer ?? "",
    hash,
    superseded_by,
  };
}
