/** The pages of certificates: titles and what stands on their cards, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    certificates: {
      title: "Certificados",
      description: "Borradores y certificados emitidos de todas las órdenes",
    },
    verify: {
      title: "Verificar un documento",
      description: "Si un documento es lo que dice, por su código o su archivo",
    },
    certificateAnswer: {
      title: "Responder a un borrador",
      description: "Un borrador recibido por correo, para aprobar o reprobar",
    },
  },
};
