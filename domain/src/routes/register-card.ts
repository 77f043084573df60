/**
 * A register as a card of the administration section: a list with a detail page below it, where the id `new`
 * means a record that does not exist yet.
 */
import { type RouteDraft, type Words, words } from "./draft-route.ts";

export interface RegisterCard {
  segment: string;
  /** The record type of the register, which is also the role in its permission check. */
  role: string;
  icon: string;
  title: Words;
  /** One record of it, as the detail page is titled. */
  singular: Words;
  description: Words;
  public?: boolean;
  /** The spec gives this register a list and no detail page. */
  listOnly?: boolean;
}

function registerDetail(singular: Words): RouteDraft {
  return {
    segment: ":id",
    page: "register-form",
    title: singular,
    description: words(
      `Dados cadastrais: ${singular.pt.toLowerCase()}`,
      `Record details: ${singular.en.toLowerCase()}`,
      `Datos del registro: ${singular.es.toLowerCase()}`,
      `Données de la fiche : ${singular.fr.toLowerCase()}`,
    ),
  };
}

export function registerRoute({ singular, listOnly, ...card }: RegisterCard): RouteDraft {
  const list: RouteDraft = { ...card, page: "register-list" };
  return listOnly ? list : { ...list, children: [registerDetail(singular)] };
}
