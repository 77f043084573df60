/** The calculators: one page each, over the same pure functions that the records and the API ask. */
import type { RouteDraft } from "./draft-route.ts";
import type { RouteWordsKey } from "./route-words.ts";

const calculator = (segment: string, icon: string, words: RouteWordsKey): RouteDraft => ({
  segment,
  page: "calculator",
  service: "default",
  role: "default",
  icon,
  words,
});

export const calculators: readonly RouteDraft[] = [
  calculator("classification", "wheat", "classificationCalculator"),
  calculator("composite", "layers", "compositeCalculator"),
  calculator("other-grains", "sprout", "otherGrainsCalculator"),
  calculator("oil", "droplet", "oilCalculator"),
  calculator("discounts", "percent", "discountsCalculator"),
  calculator("sampling", "test-tube", "samplingCalculator"),
  calculator("third-analysis", "flask-conical", "thirdAnalysisCalculator"),
  calculator("draft-survey", "ship", "draftSurveyCalculator"),
  calculator("density", "thermometer", "densityCalculator"),
  calculator("water-allowance", "waves", "waterAllowanceCalculator"),
  calculator("barge", "sailboat", "bargeCalculator"),
  calculator("convoy", "waypoints", "convoyCalculator"),
  calculator("tank", "cylinder", "tankCalculator"),
  calculator("tank-list", "list-checks", "tankListCalculator"),
  calculator("scale-periods", "gauge", "scalePeriodsCalculator"),
  calculator("dumps", "arrow-down-to-line", "dumpsCalculator"),
  calculator("comparison", "scale", "comparisonCalculator"),
  calculator("truck-ticket", "truck", "truckTicketCalculator"),
  calculator("bags", "shopping-bag", "bagsCalculator"),
  calculator("weight-units", "ruler", "weightUnitsCalculator"),
  calculator("statement-of-facts", "timer", "statementOfFactsCalculator"),
  calculator("laytime", "calendar-clock", "laytimeCalculator"),
  calculator("price", "receipt", "priceCalculator"),
  calculator("withholding", "landmark", "withholdingCalculator"),
  calculator("gross-up", "trending-up", "grossUpCalculator"),
  calculator("fob-price", "calculator", "fobPriceCalculator"),
  calculator("commodity-price", "chart-line", "commodityPriceCalculator"),
  calculator("parity", "map-pinned", "parityCalculator"),
  calculator("exchange", "arrow-left-right", "exchangeCalculator"),
  calculator("identifier", "fingerprint", "identifierCalculator"),
];
