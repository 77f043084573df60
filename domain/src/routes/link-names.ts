/**
 * Addresses outside the product that an installation may name. Each is a key of its configuration; a route that another
 * application serves, or that leads to one, says which of them it means.
 */
export const LINK_NAMES = [
  "cotton",
  "cotton_login",
  "cotton_loading",
  "container",
  "grading",
  "grains",
  "expenses",
  "reports",
  "fob_programmed",
  "privacy",
] as const;

/** Applications that take a token of ours by a form. */
export const HANDED_OVER = [
  "cotton",
  "cotton_loading",
  "container",
  "grading",
] as const satisfies readonly (typeof LINK_NAMES)[number][];
export type HandedOver = (typeof HANDED_OVER)[number];

export type LinkName = (typeof LINK_NAMES)[number];
export type Links = Readonly<Partial<Record<LinkName, string>>>;

/** Where somebody signs in to the cotton application by hand: beside the address that takes our token, or that itself. */
export function cottonLogin({ cotton_login: login, cotton }: Links): string | undefined {
  return login ?? cotton;
}
