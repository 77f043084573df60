/**
 * A register as a card of the administration section: a list with a detail page below it, where the id `new`
 * means a record that does not exist yet. Both are called what the record is called.
 */
import type { RouteDraft } from "./draft-route.ts";

export interface RegisterCard {
  segment: string;
  /** The record type of the register, which is also the role in its permission check. */
  role: string;
  icon: string;
  public?: boolean;
  /** The spec gives this register a list and no detail page. */
  listOnly?: boolean;
}

export function registerRoute({ listOnly, ...card }: RegisterCard): RouteDraft {
  const list: RouteDraft = { ...card, page: "register-list", words: { rowsOf: card.role } };
  if (listOnly) return list;
  return { ...list, children: [{ segment: ":id", page: "register-form", words: { rowOf: card.role } }] };
}
