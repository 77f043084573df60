/** Opens a call: who, on which rows, and the handles to the database that it works with. */
import type { Contract } from "@plimsoll/domain/kernel/contract";
import { z } from "zod";
import type { App } from "#app";
import type { Queryable } from "#db/database";
import { isDeadlock } from "#db/sqlstate";
import { type Authorized, authorize } from "./authorize.ts";
import type { Call, Origin, Session } from "./call.ts";
import type { Shared } from "./fair-share.ts";

export function openCall(
  app: App,
  origin: Origin,
  session: Session,
  contract: Contract,
  country: string | null | undefined,
): Call {
  const authorized = authorize(app.catalog, contract, session.actor, country);
  return callOn(app, origin, session, contract, authorized);
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
  return callOn(app, origin, session, contract, { country, filter });
}

/**
 * Two who write several rows each may wait for one another (the chains of the history alone make that possible), and
 * the database ends one of them. Nothing of it was written, so it is done again instead of being refused.
 */
const MOST_TRIES = 4;

/** Every call is built here in one piece: put together from parts, each would be a new kind of object to the engine. */
function callOn(
  app: App,
  { requestId, address, agent, locale, now }: Origin,
  session: Session,
  contract: Contract,
  { country, filter }: Authorized,
): Call {
  const { actor, isInBackground } = session;
  const db = app.share.of(isInBackground ? session.id : actor.userId, contract.effect, isInBackground);
  const call: Call = {
    requestId,
    address,
    agent,
    locale,
    now,
    app,
    contract,
    session,
    actor,
    country,
    filter,
    db,
    afterCommit: atOnce,
    inTransaction: (work) => transacted(call, db, work),
  };
  return call;
}

const atOnce: Call["afterCommit"] = (effect) => effect();

async function transacted<T>(call: Call, db: Shared, work: (inner: Call) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const effects: (() => void)[] = [];
    try {
      const result = await db.transaction((tx) => work(inside(call, tx, effects)));
      for (const effect of effects) effect();
      return result;
    } catch (problem) {
      if (tries === MOST_TRIES || !isDeadlock(problem)) throw problem;
    }
  }
}

/** A transaction within a transaction is the same one. */
function inside(outside: Call, tx: Queryable, effects: (() => void)[]): Call {
  const call: Call = {
    ...outside,
    db: tx,
    afterCommit: (effect) => void effects.push(effect),
    inTransaction: (work) => work(call),
  };
  return call;
}
