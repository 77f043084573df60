/** The work in the field, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    ratings_missing: "Selecione uma ou mais classificações",
    bags_marking_incomplete: "Para salvar, preencha a descrição do verso e a foto do verso",
    inspection_not_started: "Desculpe, é preciso iniciar a inspeção para continuar",
    inspection_finished: "Desculpe, a inspeção já foi finalizada",
    operation_canceled: "Operação cancelada",
  },
};
