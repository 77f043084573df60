/** Identifiers, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { IDENTIFIER_ERRORS } from "../errors.ts";

export const words = {
  errors: {
    invalid_imo: "{item} is not a valid IMO number",
    invalid_mmsi: "{item} is not a valid MMSI number",
    invalid_container: "{item} is not a valid container number",
    invalid_plate: "{item} is not a valid licence plate",
    invalid_invoice_key: "{item} is not a valid invoice key",
  },
} satisfies FeatureWords<{ errors: typeof IDENTIFIER_ERRORS }>;
