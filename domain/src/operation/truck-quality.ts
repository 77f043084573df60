/**
 * Decides what becomes of a truck once its sample was classified. The contract governs what is loaded: a guarantee that is
 * broken sends the truck back, a basis that is missed lowers what is paid. Of the official answer only what forbids the use of
 * the goods sends it back; a type is said and decides nothing here. In percent.
 */
import type { Outcome, Subject } from "#classification/codes";
import type { ContractLine, ContractVerdict } from "#classification/contract-verdict";
import { normalisedLoss } from "#classification/discount";
import type { Reason } from "#classification/grade";
import { compare, type DecimalText } from "#kernel/decimal";
import { type Fraction, fractionOf, roundFraction, subtractFractions, sumFractions } from "#kernel/fraction";

/** Goods that nobody may use as they are, whatever a contract says. */
const FORBIDDEN: ReadonlySet<Outcome> = new Set(["disqualified", "reprocess_first", "hold_live_insects"]);
const DECIMALS = 2;

export interface FoundQuality {
  readonly outcome: Outcome | null;
  readonly reasons: readonly Reason[] | null;
  readonly contract_verdict: ContractVerdict | null;
}

export interface RefusalCause {
  readonly parameter: Subject;
  readonly value: DecimalText | null;
  readonly limit: DecimalText | null;
}

export interface TruckQuality {
  readonly state: "classified" | "refused";
  /** What sends it back. */
  readonly causes: readonly RefusalCause[];
  /** Nothing where no contract was named. */
  readonly discount: DecimalText | null;
}

/** Nothing follows from a sample that says nothing yet. */
export function truckQuality({
  outcome,
  reasons,
  contract_verdict: contract,
}: FoundQuality): TruckQuality | undefined {
  if (outcome === null) return undefined;
  const broken = (contract?.lines ?? []).filter(({ verdict }) => verdict === "outside");
  const causes = [
    ...(FORBIDDEN.has(outcome) ? (reasons ?? []).map(causeOf) : []),
    ...broken.map(({ parameter, value, limit }) => ({ parameter, value, limit })),
  ];
  const discount = contract === null ? null : discountOf(contract.lines);
  if (FORBIDDEN.has(outcome) || broken.length > 0)
    return { state: "refused", causes: distinct(causes), discount };
  return outcome === "incomplete" ? undefined : { state: "classified", causes: [], discount };
}

const causeOf = ({ parameter, value, limit }: Reason): RefusalCause => ({ parameter, value, limit });

/** The standard and the contract may both say it. */
function distinct(causes: readonly RefusalCause[]): readonly RefusalCause[] {
  return causes.filter((one, at) => causes.findIndex(({ parameter }) => parameter === one.parameter) === at);
}

/** Above a basis the share of clean goods that the excess displaces; below one, a point for each point that lacks. */
function discountOf(lines: readonly ContractLine[]): DecimalText {
  const missed = lines.flatMap(({ verdict, value, limit }): Fraction[] => {
    if (verdict !== "beyond_basis" || value === null || limit === null) return [];
    return [
      compare(value, limit) > 0
        ? normalisedLoss(value, limit)
        : subtractFractions(fractionOf(limit), fractionOf(value)),
    ];
  });
  return roundFraction(sumFractions(missed), DECIMALS, "half_up");
}
