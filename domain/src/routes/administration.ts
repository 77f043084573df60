/** Administration: the master data behind every order, operation and invoice. */
import { mountRoute } from "./draft-route.ts";
import { registerRoute } from "./register-card.ts";
import { ORGANISATION_REGISTERS } from "./registers-organisation.ts";
import { PLACE_REGISTERS } from "./registers-places.ts";
import { TECHNICAL_REGISTERS } from "./registers-technical.ts";

export const administration = mountRoute({
  segment: "administration",
  service: "register",
  section: true,
  icon: "settings-2",
  words: "administration",
  children: [...ORGANISATION_REGISTERS, ...PLACE_REGISTERS, ...TECHNICAL_REGISTERS].map(registerRoute),
});
