/** The pages of proposals and nominations: titles and what stands on their cards, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    proposals: { title: "Propostas", description: "Propostas comerciais, versões, itens e validade" },
    proposal: { title: "Proposta", description: "Cliente, itens, tarifas e texto da proposta" },
    nominations: {
      title: "Nomeações",
      description: "Navios, comboios e programas de caminhões nomeados pelo cliente",
    },
    nomination: { title: "Nomeação", description: "Dados da nomeação e abertura da ordem de serviço" },
    proposalAnswer: {
      title: "Responder à proposta",
      description: "Proposta recebida por e-mail, para aceitar ou recusar",
    },
  },
};
