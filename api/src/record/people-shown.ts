/** Who did something, as far as the reader may know: to a guest, everybody but their own people is a company. */
import { firstProfile, isGuest } from "@plimsoll/domain/access/actor";
import type { Call } from "#rpc/call";

export interface Person {
  readonly id: string;
  readonly name: string;
}

export async function peopleAsKnownTo(
  call: Call,
  people: readonly (Person | null)[],
): Promise<(person: Person | null) => Person | null> {
  if (!isGuest(call.actor)) return (person) => person;
  const { app, db, actor } = call;
  const ids = new Set(people.flatMap((person) => (person === null ? [] : [person.id])));
  const users = await app.names.lookUp(db, app.catalog.get("user"), ids);
  const companyOf = (person: Person) => users.get(person.id)?.owner.companyId ?? null;
  const companies = await app.names.lookUp(
    db,
    app.catalog.get("company"),
    [...ids].flatMap((id) => users.get(id)?.owner.companyId ?? []),
  );
  const own = firstProfile(actor)?.entity.id;
  return (person) => {
    if (person === null) return null;
    const companyId = companyOf(person);
    if (person.id === actor.userId || (companyId !== null && companyId === own)) return person;
    const company = companyId === null ? undefined : companies.get(companyId);
    return company ? { id: company.id, name: company.name } : null;
  };
}
