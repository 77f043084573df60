/** Identifiers, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    invalid_imo: "El campo {item} no es un número IMO válido",
    invalid_mmsi: "El campo {item} no es un número MMSI válido",
    invalid_container: "El campo {item} no es un número de contenedor válido",
    invalid_plate: "El campo {item} no es una patente válida",
    invalid_invoice_key: "El campo {item} no es una clave de factura válida",
  },
};
