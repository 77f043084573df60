/** The record as the signed-in person knows it: the one place that decides between our own fields and a guest's. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { guestModel, type RecordModel } from "@plimsoll/domain/kernel/record";
import { catalog, type RecordKey } from "@plimsoll/domain/records";
import { useSession } from "#app/session";

export function useModel(key: RecordKey): RecordModel {
  const session = useSession();
  const model = catalog.get(key);
  return session !== undefined && isGuest(session.actor) ? guestModel(model) : model;
}
