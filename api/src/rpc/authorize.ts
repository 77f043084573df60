/** The only place that decides whether a call may happen, and on which rows. */
import { type Actor, countriesOf, DEFAULT_COUNTRY, mayUseCountry } from "@plimsoll/domain/access/actor";
import { may } from "@plimsoll/domain/access/permission";
import { type RowFilter, rowFilter } from "@plimsoll/domain/access/scope";
import type { Contract } from "@plimsoll/domain/kernel/contract";
import type { Catalog } from "@plimsoll/domain/kernel/record";
import { refuse } from "./failure.ts";

export interface Authorized {
  readonly country: string;
  readonly filter: RowFilter;
}

export function authorize(
  catalog: Catalog,
  contract: Contract,
  actor: Actor,
  country: string | null | undefined,
): Authorized {
  if (!mayCall(contract, actor)) throw refuse("not_authorized");
  const chosen = country ?? countriesOf(actor)[0] ?? DEFAULT_COUNTRY;
  if (!/^[A-Z]{2}$/.test(chosen) || !mayUseCountry(actor, chosen))
    throw refuse("country_not_available", "country");
  return { country: chosen, filter: filterOf(catalog, contract.record, actor) };
}

export function mayCall(contract: Pick<Contract, "access" | "service" | "type">, actor: Actor): boolean {
  if (typeof contract.access === "string") return true;
  return may(actor, {
    service: contract.service,
    role: contract.type,
    permission: contract.access.permission,
  });
}

export function filterOf(catalog: Catalog, record: string | undefined, actor: Actor): RowFilter {
  return record === undefined ? { kind: "none" } : rowFilter(actor, catalog.get(record).definition);
}
