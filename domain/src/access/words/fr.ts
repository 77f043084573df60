/** What is said about rights, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    grants_more_than_own: "Vous ne pouvez pas accorder plus que ce que vous avez vous-même.",
    country_not_available: "Ce pays, ce client ou cette unité de travail n'est pas disponible",
  },
};
