/** The software of a scale: its token, and the weighings that it sends by itself. */
import { randomBytes } from "node:crypto";
import type { Actor } from "@plimsoll/domain/access/actor";
import { issue } from "@plimsoll/domain/kernel/errors";
import { subtypesOf } from "@plimsoll/domain/kernel/open-actions";
import type { scaleContracts } from "@plimsoll/domain/operation/scale-contract";
import type { z } from "zod";
import type { App } from "#app";
import { redactFor } from "#record/row";
import { changeRecord } from "#record/write";
import type { Call, Origin } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { openUnauthenticatedCall } from "#rpc/open-call";
import type { PublicCall } from "#rpc/public-calls";
import { countTries, LIMITS, takeBack } from "#session/attempts";
import { hashToken } from "#session/sessions";
import { currentRow } from "#status/change";
import { addInstallments } from "./handlers.ts";
import {
  dropToken,
  keepToken,
  openPeriodsOf,
  periodByCode,
  periodSums,
  type ScaleOfToken,
  scaleOfToken,
} from "./store.ts";

type Input<K extends keyof typeof scaleContracts> = z.infer<(typeof scaleContracts)[K]["input"]>;
type Output<K extends keyof typeof scaleContracts> = z.input<(typeof scaleContracts)[K]["output"]>;

/** Begins every token, so that one that went astray is known for what it is. */
const TOKEN_MARK = "scale_";
const SHOWN_OF_TOKEN = 4;

export const scaleHandlers = {
  issueScaleToken: (call: Call, seen: Input<"issueScaleToken">) =>
    call.inTransaction(async (inner) => {
      const model = inner.app.catalog.get("scale");
      const row = await currentRow(inner, model, seen);
      if (row.active !== true) throw refuse("reference_inactive", "id");
      const token = `${TOKEN_MARK}${randomBytes(32).toString("base64url")}`;
      const change = { token_issued_at: inner.now, token_end: token.slice(-SHOWN_OF_TOKEN) };
      const changed = await changeRecord(inner, model, row, change, "issuetoken");
      await keepToken(inner.db, String(row.id), hashToken(token));
      return { id: String(row.id), version: Number(changed.version), token };
    }),

  revokeScaleToken: (call: Call, seen: Input<"revokeScaleToken">) =>
    call.inTransaction(async (inner) => {
      const model = inner.app.catalog.get("scale");
      const row = await currentRow(inner, model, seen);
      const change = { token_issued_at: null, token_end: null };
      const changed = await changeRecord(inner, model, row, change, "revoketoken");
      await dropToken(inner.db, String(row.id));
      return redactFor(inner, model, changed) as Output<"revokeScaleToken">;
    }),

  async receiveWeighings({ app, ...origin }: PublicCall, { token, period, rows }: Input<"receiveWeighings">) {
    const scale = await findScale(app, origin, token);
    const periodId = await periodFor(app, scale, period ?? null);
    const call = callOf(app, origin, scale);
    const added = await addInstallments(call, { period_id: periodId, rows, source: "scale" });
    const { code, ...sums } = await periodSums(call.db, periodId);
    return { period: code, added: added.rows.length, already_there: added.there, ...sums };
  },
};

/** Wrong tokens count against the address from which they come; so do weighings, by far more of them. */
async function findScale(app: App, { now, address }: Origin, token: string): Promise<ScaleOfToken> {
  const tries = [[LIMITS.scaleTokenPerAddress, address]] as const;
  await countTries(app.db, now, [...tries, [LIMITS.scalePerAddress, address]]);
  const scale = await scaleOfToken(app.db, hashToken(token));
  if (!scale) throw refuse("scale_token_unknown", "token");
  await takeBack(app.db, tries);
  return scale;
}

/** The period that is named, at the terminal of the scale; without a name the only one that can be meant. */
async function periodFor(app: App, scale: ScaleOfToken, code: string | null): Promise<string> {
  if (code !== null) {
    const id = await periodByCode(app.db, scale, code);
    if (id === undefined) throw refuse("reference_not_found", "period");
    return id;
  }
  const open = await openPeriodsOf(app.db, scale);
  const [only] = open;
  if (only === undefined || open.length > 1)
    throw new Failure([issue("scale_period_unclear", "period", { found: open.length })]);
  return only;
}

/** A scale sees the orders of its country, as far as it takes to weigh into one; the history names it. */
function callOf(app: App, origin: Origin, scale: ScaleOfToken): Call {
  const orders = subtypesOf(app.catalog.get("work_order").definition);
  const types = orders.map((name) => ({ name, permissions: ["load"] }));
  const actor: Actor = {
    userId: scale.id,
    name: scale.name,
    profiles: [
      {
        entity: {
          id: scale.id,
          name: scale.name,
          types: ["company"],
          country: scale.country,
          legacyId: null,
          customerId: null,
        },
        countries: [scale.country],
        services: [{ name: "workorder", types }],
      },
    ],
  };
  const filter = { kind: "countries", countries: [scale.country] } as const;
  return openUnauthenticatedCall(app, origin, { actor, record: "weighing", country: scale.country, filter });
}
