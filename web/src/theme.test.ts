/** What is read can be read: the tokens against each other, in both schemes, by the formula of WCAG 2. */
import { describe, expect, it } from "vitest";
import { dark, light, type Tokens } from "./theme.ts";

function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red = 0, green = 0, blue = 0] = [value >> 16, (value >> 8) & 255, value & 255].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

type Token = keyof Tokens;
const TEXT: readonly Token[] = ["ink", "ink2", "ink3", "sea", "ok", "warn", "bad", "lab", "slate", "held"];
const PAPER: readonly Token[] = ["bg", "card", "raised"];
const SOFT: readonly (readonly [Token, Token])[] = [
  ["sea", "seaSoft"],
  ["ok", "okSoft"],
  ["warn", "warnSoft"],
  ["bad", "badSoft"],
  ["lab", "labSoft"],
  ["slate", "slateSoft"],
  ["held", "heldSoft"],
];
const HEADER: readonly (readonly [Token, Token])[] = [
  ["headerText", "navy"],
  ["headerText", "headerField"],
  ["headerDim", "navy"],
  ["headerDim", "headerField"],
];
const READ = [...TEXT.flatMap((text) => PAPER.map((paper) => [text, paper] as const)), ...SOFT, ...HEADER];
const SERIES: readonly Token[] = ["series1", "series2", "series3", "series4", "series5"];

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("%s", (_, tokens) => {
  it.each(READ)("%s is read on %s", (text, paper) => {
    expect(contrast(tokens[text], tokens[paper])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SERIES)("%s is seen on a card", (series) => {
    expect(contrast(tokens[series], tokens.card)).toBeGreaterThanOrEqual(3);
  });

  it("no chart wears the colour of a phase", () => {
    const phases = ["sea", "ok", "warn", "bad", "lab", "slate", "held"] as const;
    for (const series of SERIES) for (const phase of phases) expect(tokens[series]).not.toBe(tokens[phase]);
  });
});

it("knows black from white", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
