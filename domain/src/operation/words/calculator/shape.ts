/**
 * What a calculator owes the reader, by the domain's own lists: a code without a word in some language does not compile.
 * A reason, an alert or an observation is a whole sentence; `{parameter}`, `{value}`, `{limit}` and `{unit}` are
 * filled in by whoever shows it.
 */

import type { Labels, Named, Of } from "#kernel/words";
import type { MOMENT_CODES, STOP_CODES } from "#operation/event-codes.data";
import type {
  LAYTIME_OUTCOMES,
  LAYTIME_RULES,
  LAYTIME_STEPS,
  LAYTIME_TERMS,
  LaytimeRequest,
} from "#operation/laytime";
import type { STATEMENT_RULES, STATEMENT_STEPS, StatementRequest } from "#operation/statement-of-facts";

interface OperationWords {
  readonly moments: Of<typeof MOMENT_CODES>;
  readonly stops: Of<typeof STOP_CODES>;
  readonly laytimeTerms: Of<typeof LAYTIME_TERMS>;
  /** Sentences. */
  readonly laytimeOutcomes: Of<typeof LAYTIME_OUTCOMES>;
}

export interface CalculatorWords {
  readonly operation: OperationWords;
  /** The lines of an explanation. */
  readonly steps: {
    readonly statement: Of<typeof STATEMENT_STEPS>;
    readonly laytime: Of<typeof LAYTIME_STEPS>;
  };
  /** What asks for a line. */
  readonly rules: Named<(typeof STATEMENT_RULES)[number] | (typeof LAYTIME_RULES)[number]>;
  /** The fields of the requests, for forms and for the issues that name them. */
  readonly fields: {
    readonly statement: Labels<StatementRequest>;
    readonly laytime: Labels<LaytimeRequest> & Named<"begins" | "expires" | "date">;
    readonly stop: Labels<StatementRequest["stops"][number]>;
  };
}
