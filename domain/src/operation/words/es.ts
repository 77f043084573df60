/** The work in the field, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    ratings_missing: "Seleccione una o más clasificaciones",
    bags_marking_incomplete: "Para guardar, complete la descripción del dorso y la foto del dorso",
    inspection_not_started: "Lo sentimos, debe iniciar la inspección para continuar",
    inspection_finished: "Lo sentimos, la inspección ya finalizó",
    operation_canceled: "Operación cancelada",
  },
};
