/** Opens a call: who, on which rows, and the handles to the database that it works with. */
import type { Contract } from "@plimsoll/domain/kernel/contract";
import { z } from "zod";
import type { App } from "#app";
import type { Queryable } from "#db/database";
import { isDeadlock } from "#db/sqlstate";
import { authorize } from "./authorize.ts";
import type { Call, Origin, Session } from "./call.ts";

export function openCall(
  app: App,
  origin: Origin,
  session: Session,
  contract: Contract,
  country: string | null | undefined,
): Call {
  const authorized = authorize(app.catalog, contract, session.actor, country);
  return onDatabase({ ...origin, app, session, actor: session.actor, contract, ...authorized });
}

/** For somebody without a session who came with a secret link: the caller says which rows that link opens. */
export function openUnauthenticatedCall(
  app: App,
  origin: Origin,
  { actor, record, country, filter }: Pick<Call, "actor" | "country" | "filter"> & { record: string },
): Call {
  const { service } = app.catalog.get(record);
  const contract: Contract = {
    service,
    type: record,
    action: "answer",
    about: "",
    access: "public",
    effect: "write",
    input: z.unknown(),
    output: z.unknown(),
    record,
  };
  const session = { id: actor.userId, actor };
  return onDatabase({ ...origin, app, session, actor, contract, country, filter });
}

/**
 * Two who write several rows each may wait for one another (the chains of the history alone make that possible), and
 * the database ends one of them. Nothing of it was written, so it is done again instead of being refused.
 */
const MOST_TRIES = 4;

type Basis = Omit<Call, "db" | "inTransaction" | "afterCommit">;

function onDatabase(basis: Basis): Call {
  const { session, actor, contract } = basis;
  const who = session.isInBackground ? session.id : actor.userId;
  const db = basis.app.share.of(who, contract.effect, session.isInBackground);
  return {
    ...basis,
    db,
    afterCommit: (effect) => effect(),
    async inTransaction(work) {
      for (let tries = 1; ; tries++) {
        const effects: (() => void)[] = [];
        try {
          const result = await db.transaction((tx) => work(inside(basis, tx, effects)));
          for (const effect of effects) effect();
          return result;
        } catch (problem) {
          if (tries === MOST_TRIES || !isDeadlock(problem)) throw problem;
        }
      }
    },
  };
}

/** A transaction within a transaction is the same one. */
function inside(basis: Basis, tx: Queryable, effects: (() => void)[]): Call {
  const call: Call = {
    ...basis,
    db: tx,
    afterCommit: (effect) => void effects.push(effect),
    inTransaction: (work) => work(call),
  };
  return call;
}
