import { describe, expect, it } from "vitest";
import { evaluate } from "#classification/evaluate";
import type { ContractTerms } from "#classification/request";
import { soybeanRequest } from "#classification/worked-samples";
import { truckQuality } from "./truck-quality.ts";

type Weights = Parameters<typeof soybeanRequest>[3];

function found(defects: Weights, contract: ContractTerms | null, moisture = "13.4", flags: string[] = []) {
  const asked = soybeanRequest("II", "250.00", "2.00", defects);
  const answer = evaluate({
    ...asked,
    sample: { ...asked.sample, moisture_pct: moisture, flags },
    ...(contract === null ? {} : { contract }),
  } as never);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  const { outcome, reasons, contract: verdict } = answer.result;
  return truckQuality({ outcome, reasons, contract_verdict: verdict });
}

const limits = (kind: "max" | "basis_max", value: string): ContractTerms => ({
  limits: [{ parameter: "moisture", kind, value }],
});

describe("a truck", () => {
  it("is classified where its contract is kept, and without one whatever its type", () => {
    expect(found({ heat_damaged: "1.24" }, limits("max", "14"))).toEqual({
      state: "classified",
      causes: [],
      discount: "0.00",
    });
    // 31 of 248 grams are 12.5 % greenish: out of type, and no business of the gate.
    expect(found({ heat_damaged: "1.24", greenish: "31.00" }, null)).toEqual({
      state: "classified",
      causes: [],
      discount: null,
    });
  });

  it("is sent back where a guarantee is broken, with what broke it", () => {
    expect(found({ heat_damaged: "1.24" }, limits("max", "14"), "14.2")).toEqual({
      state: "refused",
      causes: [{ parameter: "moisture", value: "14.20", limit: "14" }],
      discount: "0.00",
    });
  });

  it("pays for what lies beyond a basis: the share of clean goods that it displaces", () => {
    // (16 − 14) ÷ (100 − 14) = 2.3256 %.
    expect(found({ heat_damaged: "1.24" }, limits("basis_max", "14"), "16")).toEqual({
      state: "classified",
      causes: [],
      discount: "2.33",
    });
  });

  it("pays a point for each point that lacks to a basis below", () => {
    const contract_verdict = {
      name: null,
      verdict: "within" as const,
      decimals: 2,
      lines: [
        {
          parameter: "oil" as const,
          kind: "basis_min" as const,
          limit: "18.5",
          value: "18.20",
          verdict: "beyond_basis" as const,
        },
      ],
    };
    expect(truckQuality({ outcome: "typed", reasons: [], contract_verdict })?.discount).toBe("0.30");
  });

  it("is sent back where nobody may use the goods, whatever a contract says, and each cause once", () => {
    // 105 of 248 grams are 42.3 % burned: more than the 40 % at which a lot is disqualified.
    const answer = found({ burned: "105.00" }, null);
    expect(answer?.state).toBe("refused");
    expect(answer?.causes.length).toBeGreaterThan(0);
    expect(new Set(answer?.causes.map(({ parameter }) => parameter)).size).toBe(answer?.causes.length);
  });

  it("waits where the sample says nothing yet", () => {
    expect(truckQuality({ outcome: null, reasons: null, contract_verdict: null })).toBeUndefined();
    expect(truckQuality({ outcome: "incomplete", reasons: [], contract_verdict: null })).toBeUndefined();
  });
});
