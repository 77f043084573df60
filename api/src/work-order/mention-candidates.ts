/** Whom a comment on an order can mention: staff who may read that order. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { inScope, rowFilter, rowsFor } from "@plimsoll/domain/access/scope";
import { actorOf } from "@plimsoll/domain/access/session-user";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import type { Call } from "#rpc/call";
import { readSessionUsers } from "#session/session-user";
import { orderModel } from "./status.ts";
import { usersNamed } from "./store.ts";

const OFFERED = 8;

/** Looked through for those who may read the order; somebody further down is found by typing more. */
const LOOKED_THROUGH = 60;

export async function mentionCandidates(call: Call, orderId: string, search: string): Promise<Named[]> {
  const users = call.app.catalog.get("user");
  const known = { filter: rowFilter(call.actor, users.definition), model: users };
  const found = await usersNamed(call.db, known, search, LOOKED_THROUGH);
  const readers = await readersOf(
    call,
    orderId,
    found.map((one) => one.id),
  );
  return found.filter((one) => readers.has(one.id) && one.id !== call.actor.userId).slice(0, OFFERED);
}

/** Of these users, those who may load the order and are not guests in it. */
export async function readersOf(
  call: Call,
  orderId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const model = orderModel(call);
  const owner = (await call.app.names.lookUp(call.db, model, [orderId])).get(orderId)?.owner;
  if (!owner) return new Set();
  const users = await readSessionUsers(call.db, userIds);
  const readers = [...users].filter(([id, user]) => {
    const actor = actorOf(id, user);
    return !isGuest(actor) && inScope(rowsFor(actor, model.definition, "load"), owner);
  });
  return new Set(readers.map(([id]) => id));
}
