/** Classification, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    total_damaged_not_greater_than_zero: "El total de dañados debe ser mayor que cero",
    not_below_sample: "Este valor no puede ser mayor o igual que el de la muestra.",
    defects_above_sample: "Los defectos sumados pesan más que la muestra de la que se separaron",
    standard_not_in_force: "Esta norma no estaba vigente el {date}",
    classification_exists_in_basement: "¡Este tipo de clasificación ya existe para esa bodega en esta fecha!",
    classification_exists: "¡Este tipo de clasificación ya existe en esta fecha!",
    classification_not_applicable:
      "El buque no tiene maíz ni soja, por eso la clasificación no se puede completar",
    final_classification_exists: "La clasificación final ya se hizo y solo puede hacerse una vez",
    tonnage_missing: "Indique el tonelaje de {code}: sin él no se puede combinar",
    coverage_too_low: "Solo {covered} de {of} t se midieron en todo lo que decide el tipo",
    retested_already: "Esta clasificación ya se volvió a analizar",
    already_synchronized: "Esta clasificación ya se envió al cliente y no se puede volver a enviar",
    sync_not_for_customer: "La clasificación final no se envía al sistema de este cliente",
    sync_failed: "El sistema del cliente no aceptó los datos. Vuelva a intentarlo más tarde",
  },
  notices: {
    classification_final: "{who} cerró la clasificación final de {product} en {subject}: {result}",
  },
  messages: {
    manualGroupAndType:
      "Grupo y Tipo se editaron a mano y ya no siguen el resultado de la clasificación hasta que se recargue el formulario",
    classificationSynchronized: "La clasificación final se envió al sistema del cliente",
    classificationNotSynchronized: "No se pudo enviar la clasificación final al sistema del cliente",
  },
};
