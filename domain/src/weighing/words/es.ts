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
    scale_token_unknown: "Este token no es válido o fue revocado",
    scale_period_unclear:
      "Indique el código del período. Períodos abiertos que nombran esta balanza: {found}",
    ticket_has_another_weight: "El ticket {ticket} ya existe con otro peso u horario",
  },
  app: {
    scales: {
      issue: "Emitir token",
      replace: "Emitir un token nuevo",
      replaceTitle: "¿Emitir un token nuevo?",
      replaceText: "El software que usa el actual no envía nada más hasta tener el nuevo.",
      revoke: "Revocar el token",
      revokeTitle: "¿Revocar el token?",
      revokeText:
        "El software de esta balanza no envía nada más. El token que termina en {end} se pierde para siempre.",
      revoked: "El token fue revocado",
      issued: "Token de la balanza",
      shownOnce: "Cópielo ahora en el software de la balanza: no se guarda ni se muestra otra vez.",
      copy: "Copiar",
      copied: "Copiado",
    },
  },
};
