/** The signed-in user as the wire shows them, and the actor that follows from it, the same on both sides. */

import type { Actor } from "./actor.ts";
import type { SessionProfile, SessionUser } from "./session-user-output.ts";

export type { SessionAddress, SessionProfile, SessionUser } from "./session-user-output.ts";

export function actorOf(userId: string, user: SessionUser): Actor {
  return {
    userId,
    name: user.name,
    profiles: user.profiles.map((profile) => ({
      entity: {
        id: profile.entity.id,
        name: profile.entity.name,
        types: profile.entity.types,
        country: profile.entity.country,
        legacyId: profile.entity.legacy_id,
        customerId: profile.entity.customer_id,
      },
      countries: [...new Set(addressCountries(profile))],
      services: profile.services,
    })),
  };
}

function addressCountries(profile: SessionProfile): string[] {
  return profile.workunits.flatMap((unit) => unit.addresses.map((address) => address.country.alpha2));
}
