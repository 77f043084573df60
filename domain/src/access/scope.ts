/**
 * Which rows a caller may touch. The answer is data: every query of a call carries it, and live events are
 * sieved by it, so that list, load, count, search, export, file, history and event cannot disagree.
 */
import type { RecordDefinition } from "../kernel/record.ts";
import { type Actor, countriesOf, firstProfile, isGuest, isMaster } from "./actor.ts";

export type RowFilter =
  | { readonly kind: "all" }
  | { readonly kind: "none" }
  | { readonly kind: "countries"; readonly countries: readonly string[] }
  | { readonly kind: "customer"; readonly customerId: string }
  | { readonly kind: "company"; readonly companyId: string }
  | { readonly kind: "own"; readonly userId: string };

/** What a record says about whose rows it has. */
export type Scoped = Pick<RecordDefinition, "scope" | "staffOnly">;

export function rowFilter(actor: Actor, { scope, staffOnly }: Scoped): RowFilter {
  if (staffOnly && isGuest(actor)) return { kind: "none" };
  if (scope === "own") return { kind: "own", userId: actor.userId };
  if (scope === "global") return { kind: "all" };
  if (scope === "customer" && isGuest(actor)) {
    const customerId = firstProfile(actor)?.entity.customerId ?? null;
    // A guest without a customer of their own sees no customer's rows.
    return customerId === null ? { kind: "none" } : { kind: "customer", customerId };
  }
  if (isMaster(actor)) return { kind: "all" };
  if (scope === "company") {
    const companyId = firstProfile(actor)?.entity.id;
    return companyId === undefined ? { kind: "none" } : { kind: "company", companyId };
  }
  return { kind: "countries", countries: countriesOf(actor) };
}

/** What of a row decides whether it is in scope. */
export interface RowOwner {
  readonly country: string | null;
  readonly customerId: string | null;
  readonly companyId: string | null;
  readonly userId: string | null;
}

export function inScope(filter: RowFilter, owner: RowOwner): boolean {
  switch (filter.kind) {
    case "all":
      return true;
    case "none":
      return false;
    case "own":
      return owner.userId === filter.userId;
    case "countries":
      return owner.country !== null && filter.countries.includes(owner.country);
    case "customer":
      return owner.customerId === filter.customerId;
    case "company":
      return owner.companyId === filter.companyId;
  }
}
