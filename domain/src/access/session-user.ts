/** The signed-in user as the wire shows them, and the actor that follows from it, the same on both sides. */
import type { Locale } from "../kernel/locale.ts";
import type { Actor, EntityType, ProfileService } from "./actor.ts";

export interface SessionAddress {
  readonly street: string;
  readonly number: string | null;
  readonly zip: string | null;
  readonly city: { readonly id: string; readonly name: string };
  readonly state: { readonly id: string; readonly name: string };
  readonly country: { readonly alpha2: string; readonly name: string };
}

export interface SessionProfile {
  readonly id: string;
  readonly name: string;
  readonly entity: {
    readonly id: string;
    readonly name: string;
    readonly types: readonly EntityType[];
    readonly country: string | null;
    readonly legacy_id: number | null;
    readonly customer_id: string | null;
  };
  readonly workunits: readonly {
    readonly id: string;
    readonly name: string;
    readonly addresses: readonly SessionAddress[];
  }[];
  readonly services: readonly ProfileService[];
}

export interface SessionUser {
  readonly name: string;
  readonly country: string | null;
  readonly locale: Locale | null;
  readonly profiles: readonly SessionProfile[];
  readonly is_map_classifier: boolean;
  readonly map_classifier_signature: string;
  readonly map_registration: string;
  readonly translate_message: boolean;
}

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
