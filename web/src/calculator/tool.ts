/** A calculator as a page: what it asks, what it works out, and how the answer is shown. */
import type { Calculated, Step } from "@plimsoll/domain/kernel/calculated";
import type { DecimalText } from "@plimsoll/domain/kernel/decimal";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import type { ScreenWords } from "@plimsoll/domain/locales/words";
import type { Item } from "./calculator-form.ts";

export type Tone = "ok" | "warn" | "bad" | "plain";

export interface ShownFigure {
  readonly label: string;
  readonly value: string;
  readonly unit?: string | undefined;
}

export interface ShownTable {
  readonly title?: string;
  readonly head: readonly string[];
  /** The first column names the line; the others are figures. */
  readonly rows: readonly (readonly string[])[];
}

/** Steps with the words of their names; a decision's value may have a word too. */
export interface ShownSteps {
  readonly title?: string;
  readonly steps: readonly Step[];
  readonly names: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
}

export interface Shown {
  readonly verdict?: { readonly text: string; readonly tone: Tone };
  readonly figures: readonly ShownFigure[];
  readonly tables?: readonly ShownTable[];
  /** Whole sentences: reasons, alerts, observations. */
  readonly notes?: readonly { readonly text: string; readonly tone: Tone }[];
  readonly steps: readonly ShownSteps[];
}

/** What showing needs: the words, and figures as the reader's language writes them. */
export interface ResultContext {
  readonly words: CalculatorWords;
  /** Words of the pages themselves. */
  readonly page: ScreenWords["app"]["tools"];
  readonly figure: (value: DecimalText | null | undefined) => string;
  readonly moment: (value: string) => string;
  readonly yes: string;
  readonly no: string;
}

export interface Tool<R = unknown> {
  /** The form, which may depend on what was chosen in it. */
  readonly items: (values: Values) => readonly Item[];
  /** Groups of the request that are left out when nothing stands in them. */
  readonly optional: readonly string[];
  /** The request that an empty form makes. */
  readonly start: Values;
  /** A worked example to begin with. */
  readonly example: Values;
  /** The register whose rows know part of the request. */
  readonly source?: "ship";
  readonly run: (request: unknown) => Calculated<R>;
  readonly show: (result: R, showing: ResultContext) => Shown;
}

export const defineTool = <R>(tool: Tool<R>): Tool => tool as Tool;
