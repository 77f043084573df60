/** The customer that the signed-in person belongs to; nothing for our own people. */
import { firstProfile, isGuest } from "@plimsoll/domain/access/actor";
import { useActor } from "#app/session";

export function useOwnCustomer(): string | null {
  const actor = useActor();
  return isGuest(actor) ? (firstProfile(actor)?.entity.customerId ?? null) : null;
}
