/** The pages of certificates: titles and what stands on their cards, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    certificates: {
      title: "Certificados",
      description: "Rascunhos e certificados emitidos de todas as ordens",
    },
    verify: {
      title: "Verificar um documento",
      description: "Se um documento é o que diz ser, pelo código ou pelo arquivo",
    },
    certificateAnswer: {
      title: "Responder a um rascunho",
      description: "Um rascunho recebido por e-mail, para aprovar ou reprovar",
    },
  },
};
