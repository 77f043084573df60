/** Registers of the trade: products, analyses, services, prices and the types that field records use. */
import type { RegisterCard } from "./register-card.ts";

export const TECHNICAL_REGISTERS: readonly RegisterCard[] = [
  { segment: "products", role: "product", icon: "wheat" },
  { segment: "categories", role: "category", icon: "tags" },
  { segment: "variations", role: "variation", icon: "sliders-horizontal" },
  { segment: "analysis", role: "analysis", icon: "flask-conical" },
  { segment: "measures", role: "measure", icon: "ruler" },
  { segment: "currencies", role: "currency", icon: "coins" },
  { segment: "exchange-rates", role: "exchange_rate", icon: "arrow-left-right" },
  { segment: "occurrences", role: "occurrences", icon: "triangle-alert" },
  { segment: "timelogs", role: "timelog", icon: "timer" },
  { segment: "seal-ranges", role: "seal_range", icon: "lock" },
  { segment: "service-types", role: "service_type", icon: "briefcase" },
  { segment: "scope-models", role: "scope_model", icon: "list-checks" },
  { segment: "certificate-texts", role: "certificate_text", icon: "text-quote" },
  { segment: "designation-types", role: "designation_type", icon: "user-check" },
  { segment: "billing-rules", role: "rule", icon: "receipt" },
  { segment: "rule-types", role: "rule_type", icon: "calculator" },
  { segment: "levels", role: "level", icon: "layers" },
  { segment: "approval-thresholds", role: "approval_threshold", icon: "badge-check" },
  { segment: "cost-rates", role: "cost_rate", icon: "hand-coins" },
  { segment: "order-expenses", role: "expense", icon: "wallet" },
];
