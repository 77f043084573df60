/** The pages of proposals and nominations: titles and what stands on their cards, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    proposals: { title: "Propuestas", description: "Propuestas comerciales, versiones, ítems y vigencia" },
    proposal: { title: "Propuesta", description: "Cliente, ítems, tarifas y texto de la propuesta" },
    nominations: {
      title: "Nominaciones",
      description: "Buques, convoyes y programas de camiones nominados por el cliente",
    },
    nomination: {
      title: "Nominación",
      description: "Datos de la nominación y apertura de la orden de trabajo",
    },
    proposalAnswer: {
      title: "Responder a la propuesta",
      description: "Propuesta recibida por correo, para aceptar o rechazar",
    },
  },
};
