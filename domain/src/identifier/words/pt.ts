/** Identifiers, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    invalid_imo: "O campo {item} não é um número IMO válido",
    invalid_mmsi: "O campo {item} não é um número MMSI válido",
    invalid_container: "O campo {item} não é um número de contêiner válido",
    invalid_plate: "O campo {item} não é uma placa válida",
    invalid_invoice_key: "O campo {item} não é uma chave de nota fiscal válida",
  },
};
