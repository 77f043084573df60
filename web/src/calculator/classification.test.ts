import type { ContractLine } from "@plimsoll/domain/classification/contract-verdict";
import { words } from "@plimsoll/domain/locales/en/calculators";
import { expect, it } from "vitest";
import { contractTable } from "./classification.ts";
import type { ResultContext } from "./tool.ts";

const showing = { words, figure: (value: string | null) => value ?? "" } as unknown as ResultContext;
const contract = (...lines: ContractLine[]) => ({
  name: "C-17",
  decimals: 2,
  verdict: "within" as const,
  lines,
});

it("shows beside a limit of the contract that the method saw less than it sees", () => {
  const limit = { parameter: "aflatoxin", kind: "max", limit: "20", verdict: "within" } as const;
  const found = { ...limit, value: "2.0" };
  const { rows } = contractTable(contract({ ...found, is_below: true }, found), "maize", showing);
  expect(rows.map(([, value]) => value)).toEqual(["< 2.0", "2.0"]);
});
