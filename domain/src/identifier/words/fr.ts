/** Identifiers, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    invalid_imo: "Le champ {item} n'est pas un numéro OMI valide",
    invalid_mmsi: "Le champ {item} n'est pas un numéro MMSI valide",
    invalid_container: "Le champ {item} n'est pas un numéro de conteneur valide",
    invalid_plate: "Le champ {item} n'est pas une plaque d'immatriculation valide",
    invalid_invoice_key: "Le champ {item} n'est pas une clé de facture valide",
  },
};
