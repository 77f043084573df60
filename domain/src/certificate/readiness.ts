// Decides what stands open before a certificate is issued: nothing to certify, texts with gaps, work that was stopped,
// figures that contradict one another, and what changed since it was approved. The last one refuses the issue; the
// others are for whoever signs to weigh.

import { placeholdersOf } from "../kernel/interpolate.ts";
import type { Content } from "./content.ts";
import type { CertificateFacts } from "./facts.ts";
import { ARRANGEMENTS, VERBATIM } from "./kinds.ts";

export const OPEN_POINTS = [
  "changed_since_approval",
  "open_occurrences",
  "figures_missing",
  "weighing_open",
  "weights_disagree",
  "text_incomplete",
  "product_missing",
] as const;
export type OpenPointCode = (typeof OPEN_POINTS)[number];

export interface OpenPoint {
  readonly code: OpenPointCode;
  readonly isRefusing: boolean;
  readonly params: Readonly<Record<string, string | number>>;
}

export function openPoints(
  content: Content,
  facts: CertificateFacts,
  { hasProduct, isChanged }: { readonly hasProduct: boolean; readonly isChanged: boolean },
): OpenPoint[] {
  const { needs, isOfProduct } = ARRANGEMENTS[content.kind];
  const missing = needs.filter((key) => !content.tables.some((table) => table.key === key));
  const openWeights = facts.weights.filter(({ closed }) => !closed).length;
  const disagreeing = facts.surveys.flatMap(({ comparison }) => comparison).filter(({ within }) => !within);
  const gaps = [...content.before, ...content.after]
    .filter(({ key }) => key !== VERBATIM)
    .flatMap(({ texts }) => Object.values(texts).flatMap((text) => placeholdersOf(text ?? "")));
  const point = (
    code: OpenPointCode,
    isThere: boolean,
    params: OpenPoint["params"] = {},
    isRefusing = false,
  ): OpenPoint[] => (isThere ? [{ code, isRefusing, params }] : []);
  return [
    ...point("changed_since_approval", isChanged, {}, true),
    ...point("open_occurrences", facts.openOccurrences > 0, { number: facts.openOccurrences }),
    ...missing.flatMap((table) => point("figures_missing", true, { table })),
    ...point("weighing_open", openWeights > 0 && uses(content, "weights"), { number: openWeights }),
    ...point("weights_disagree", disagreeing.length > 0 && uses(content, "comparison"), {
      share: disagreeing[0]?.difference_pct ?? "",
    }),
    ...point("text_incomplete", gaps.length > 0, { fields: [...new Set(gaps)].join(", ") }),
    ...point("product_missing", isOfProduct === true && !hasProduct && facts.products.length > 1),
  ];
}

const uses = (content: Content, key: string) => content.tables.some((table) => table.key === key);
