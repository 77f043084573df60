/**
 * What a calculator owes the reader, by the domain's own lists: a code without a word in some language does not compile.
 * A reason, an alert or an observation is a whole sentence; `{parameter}`, `{value}`, `{limit}` and `{unit}` are
 * filled in by whoever shows it.
 */
import type {
  IDENTIFIER_FAULTS,
  IDENTIFIER_PARTS,
  IDENTIFIER_RULES,
  IDENTIFIER_STEPS,
} from "#identifier/reading";
import type { IdentifierKind } from "#identifier/validate";
import type { STATION_KINDS } from "#identifier/vessel-number";
import type { Named, Of } from "#kernel/words";

interface IdentifierWords {
  readonly kinds: Named<IdentifierKind>;
  /** Sentences. */
  readonly faults: Of<typeof IDENTIFIER_FAULTS>;
  readonly parts: Of<typeof IDENTIFIER_PARTS>;
  readonly stations: Of<typeof STATION_KINDS>;
  /** Values of other parts that are codes of ours. */
  readonly values: Named<
    "numeric" | "alphanumeric" | "cnpj" | "cpf" | "municipal" | "national" | "old" | "mercosul"
  >;
}

export interface CalculatorWords {
  readonly identifier: IdentifierWords;
  /** The lines of an explanation. */
  readonly steps: {
    readonly identifier: Of<typeof IDENTIFIER_STEPS>;
  };
  /** What asks for a line. */
  readonly rules: Named<(typeof IDENTIFIER_RULES)[number]>;
  /** The fields of the requests, for forms and for the issues that name them. */
  readonly fields: {
    readonly identifier: Named<"kind" | "value">;
  };
}
