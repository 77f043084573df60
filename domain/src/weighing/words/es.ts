/** Scales, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    weight_not_accumulated: "El peso debe sumarse al acumulado de la última entrega parcial",
    counter_not_continuous: "El contador empieza en {value}, pero el período anterior terminó en {expected}",
    not_of_scale_division: "El campo {item} no es múltiplo de la división de la balanza, de {division} kg",
    invalid_lot_weight: "El peso del lote debe ser un número como 1,000 o 5,000",
    period_closed: "Este período está cerrado: no admite nada más",
    not_planned: "El plan de estiba no tiene este producto en la bodega {hold}",
  },
};
