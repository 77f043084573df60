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
  app: {
    cotton: {
      title: "Aplicación de algodón",
      text: "Entra con un código hecho solo para esta visita. Si no ocurre nada, use uno de estos.",
      open: "Abrir la aplicación de algodón",
      login: "Ir a su página de entrada",
      missing: "Esta instalación no tiene aplicación de algodón",
    },
  },
};
