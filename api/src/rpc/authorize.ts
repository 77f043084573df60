/** The only place that decides whether a call may happen, and on which rows. */
import { type Actor, countriesOf, DEFAULT_COUNTRY, mayUseCountry } from "@plimsoll/domain/access/actor";
import { may, rolesOf } from "@plimsoll/domain/access/permission";
import { type RowFilter, rowFilter, rowsFor } from "@plimsoll/domain/access/scope";
import type { Contract } from "@plimsoll/domain/kernel/contract";
import { isOpen } from "@plimsoll/domain/kernel/open-actions";
import type { Catalog } from "@plimsoll/domain/kernel/record";
import type { Call } from "./call.ts";
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
  if (!mayCall(catalog, contract, actor)) throw refuse("not_authorized");
  const chosen = country ?? countriesOf(actor)[0] ?? DEFAULT_COUNTRY;
  if (!/^[A-Z]{2}$/.test(chosen) || !mayName(actor, chosen)) throw refuse("country_not_available", "country");
  return { country: chosen, filter: filterOf(catalog, contract, actor) };
}

/** Whoever has no country at all may still name the one that a screen selects: it opens no row and takes none. */
function mayName(actor: Actor, country: string): boolean {
  return mayUseCountry(actor, country) || (countriesOf(actor).length === 0 && country === DEFAULT_COUNTRY);
}

export function mayCall(catalog: Catalog, contract: Contract, actor: Actor): boolean {
  const { access, service, type, record, subtype } = contract;
  if (typeof access === "string") return true;
  const isOnRecord = record !== undefined && (record === type || subtype !== undefined);
  const definition = isOnRecord ? catalog.find(record)?.definition : undefined;
  // Whatever service the call is named under, the right is that of the record: there may be a register of the same name.
  if (!definition) return may(actor, { service, role: type, permission: access.permission });
  // A call on a record that has subtypes, under its own name, is open to whoever holds the role of one of them.
  const roles = subtype === undefined ? rolesOf(definition) : [subtype];
  return roles.some((role) =>
    may(actor, { service: definition.service, role, permission: access.permission }),
  );
}

function filterOf(catalog: Catalog, { record, access, subtype }: Contract, actor: Actor): RowFilter {
  if (record === undefined) return { kind: "none" };
  const { definition } = catalog.get(record);
  return typeof access === "string"
    ? rowFilter(actor, definition)
    : rowsFor(actor, definition, access.permission, subtype);
}

/**
 * For a call that also touches rows of a second record: the caller needs the permission on that record too, and gets
 * its row filter, as if they had made that call themselves.
 */
export function authorizeOn(call: Call, record: string, permission: string, subtype?: string): Call {
  const { service, definition } = call.app.catalog.get(record);
  const contract: Contract = {
    ...call.contract,
    service,
    type: subtype ?? record,
    record,
    access: isOpen(definition, permission) ? "signed-in" : { permission },
    ...(subtype === undefined ? {} : { subtype }),
  };
  const { filter } = authorize(call.app.catalog, contract, call.actor, call.country);
  return on(call, { contract, filter });
}

/**
 * For what the product does to rows of a second record because of a call: limited to the caller's scope, and without
 * asking for a permission that the caller would need to do it by hand.
 */
export function asSideEffectOn(call: Call, record: string): Call {
  return on(call, {
    contract: call.contract,
    filter: rowFilter(call.actor, call.app.catalog.get(record).definition),
    isSideEffect: true,
  });
}

function on(call: Call, about: Pick<Call, "contract" | "filter" | "isSideEffect">): Call {
  return {
    ...call,
    ...about,
    // A transaction within the transaction is about the same rows.
    inTransaction: (work) => call.inTransaction((inner) => work(on(inner, about))),
  };
}
