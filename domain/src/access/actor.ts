/** Who makes a call, as far as rights are concerned. Built from the session alone, never from the request. */

export const ENTITY_TYPES = ["company", "guest", "developer"] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

export interface ServiceType {
  /** The role. */
  readonly name: string;
  readonly permissions: readonly string[];
}

export interface ProfileService {
  readonly name: string;
  readonly types: readonly ServiceType[];
}

export interface Profile {
  readonly entity: {
    readonly id: string;
    readonly name: string;
    readonly types: readonly EntityType[];
    readonly country: string | null;
    readonly legacyId: number | null;
    readonly customerId: string | null;
  };
  /** Countries of the work units' addresses, in order, each once. */
  readonly countries: readonly string[];
  readonly services: readonly ProfileService[];
}

export interface Actor {
  readonly userId: string;
  readonly name: string;
  readonly profiles: readonly Profile[];
}

/** Companies whose staff see every country and may edit the profiles of other companies. */
export const MASTER_ENTITIES: readonly number[] = [321, 875];
/** What a screen selects for whoever has no country; it opens no row. */
export const DEFAULT_COUNTRY = "BR";

/** Only the first profile of a user counts. */
export function firstProfile(actor: Actor): Profile | undefined {
  return actor.profiles[0];
}

export function isEntity(actor: Actor, type: EntityType): boolean {
  return firstProfile(actor)?.entity.types.includes(type) ?? false;
}

export function isMaster(actor: Actor): boolean {
  const legacyId = firstProfile(actor)?.entity.legacyId ?? null;
  return legacyId !== null && MASTER_ENTITIES.includes(legacyId);
}

/** A guest is an outsider, whatever else the entity may be. */
export function isGuest(actor: Actor): boolean {
  return isEntity(actor, "guest");
}

/** Those of the addresses of the profile's work units. No unit, no country. */
export function countriesOf(actor: Actor): readonly string[] {
  return firstProfile(actor)?.countries ?? [];
}

export function mayUseCountry(actor: Actor, country: string): boolean {
  return isMaster(actor) || countriesOf(actor).includes(country);
}
