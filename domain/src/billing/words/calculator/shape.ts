/**
 * What a calculator owes the reader, by the domain's own lists: a code without a word in some language does not compile.
 * A reason, an alert or an observation is a whole sentence; `{parameter}`, `{value}`, `{limit}` and `{unit}` are
 * filled in by whoever shows it.
 */
import type {
  COMMODITIES,
  COMMODITY_RULES,
  COMMODITY_STEPS,
  CommodityPriceRequest,
  ParityRequest,
  QUOTE_UNITS,
} from "#billing/commodity-price";
import type {
  EXCHANGE_DAYS,
  EXCHANGE_RULES,
  EXCHANGE_STEPS,
  ExchangeRequest,
  RATE_SIDES,
  RATE_SOURCES,
} from "#billing/exchange-rate";
import type {
  MARGIN_MODES,
  SIMULATION_RULES,
  SIMULATION_STEPS,
  SimulationRequest,
} from "#billing/fob-simulator";
import type { GROSS_UP_RULES, GROSS_UP_STEPS } from "#billing/gross-up";
import type { OperationPriceRequest } from "#billing/operation-price";
import type {
  LIMIT_SCOPES,
  LIMITS,
  PRICE_RULES,
  PRICE_STEPS,
  PriceLine,
  WEIGHT_SOURCES,
} from "#billing/price-line";
import type {
  GrossUpRequest,
  INFORMATIVE_TAXES,
  TAX_REASONS,
  TAXES,
  WITHHOLDING_STEPS,
  WithholdingRequest,
} from "#billing/withholding";
import type { TAX_RULES } from "#billing/withholding-rates.data";
import type { Labels, Named, Of } from "#kernel/words";
import type { PRICE_BASES, TIER_MODES } from "#register/price-basis";

interface BillingWords {
  readonly priceBases: Of<typeof PRICE_BASES>;
  readonly tierModes: Of<typeof TIER_MODES>;
  readonly limitScopes: Of<typeof LIMIT_SCOPES>;
  readonly limits: Of<typeof LIMITS>;
  readonly weightSources: Of<typeof WEIGHT_SOURCES>;
  readonly taxes: Of<typeof TAXES> & Of<typeof INFORMATIVE_TAXES>;
  readonly taxReasons: Of<typeof TAX_REASONS>;
  readonly marginModes: Of<typeof MARGIN_MODES>;
  readonly commodities: Of<typeof COMMODITIES>;
  readonly quoteUnits: Of<typeof QUOTE_UNITS>;
  readonly exchangeDays: Of<typeof EXCHANGE_DAYS>;
  readonly rateSides: Of<typeof RATE_SIDES>;
  readonly rateSources: Of<typeof RATE_SOURCES>;
}

export interface CalculatorWords {
  readonly billing: BillingWords;
  /** The lines of an explanation. */
  readonly steps: {
    readonly price: Of<typeof PRICE_STEPS>;
    readonly withholding: Of<typeof WITHHOLDING_STEPS>;
    readonly grossUp: Of<typeof GROSS_UP_STEPS>;
    readonly simulation: Of<typeof SIMULATION_STEPS>;
    readonly commodity: Of<typeof COMMODITY_STEPS>;
    readonly exchange: Of<typeof EXCHANGE_STEPS>;
  };
  /** What asks for a line. */
  readonly rules: Named<
    | (typeof PRICE_RULES)[number]
    | (typeof TAX_RULES)[number]
    | (typeof GROSS_UP_RULES)[number]
    | (typeof SIMULATION_RULES)[number]
    | (typeof COMMODITY_RULES)[number]
    | (typeof EXCHANGE_RULES)[number]
  >;
  /** The fields of the requests, for forms and for the issues that name them. */
  readonly fields: {
    readonly price: Labels<PriceLine> & Labels<OperationPriceRequest["charges"][number]> & Named<"from">;
    readonly withholding: Labels<WithholdingRequest> & Labels<GrossUpRequest>;
    readonly simulation: Labels<SimulationRequest> &
      Named<"name" | "quantity" | "unit_cost" | "tonnes" | "cost">;
    readonly commodity: Labels<CommodityPriceRequest>;
    readonly parity: Labels<ParityRequest>;
    readonly exchange: Labels<ExchangeRequest> & Named<"buy" | "sell">;
  };
}
