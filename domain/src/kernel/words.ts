/** The words that a record needs in each language, worked out from its definition: a missing one does not compile. */

import type { Declared } from "./field/kinds.ts";

type ChoiceKind = { kind: "choice" | "multiChoice"; choices: readonly string[] };

type Choices<F> = F extends { choices: readonly (infer C extends string)[] } ? Record<C, string> : never;

type ChoiceNames<Fs> = { [K in keyof Fs]: Fs[K] extends ChoiceKind ? K : never }[keyof Fs];
type HelpNames<Fs> = { [K in keyof Fs]: Fs[K] extends { help: true } ? K : never }[keyof Fs];
type ChildNames<Fs> = { [K in keyof Fs]: Fs[K] extends { kind: "children" } ? K : never }[keyof Fs];
type Sections<Fs> = {
  [K in keyof Fs]: Fs[K] extends { section: infer S extends string } ? S : never;
}[keyof Fs];

type InnerFields<F> = F extends { fields: infer I } ? Declared<I> : never;

type Part<Name extends string, Keys, T> = [Keys] extends [never] ? unknown : { readonly [K in Name]: T };

export type RecordWords<R> = R extends { fields: infer Fs }
  ? {
      /** One of them, as it stands in 'Save {item}'. */
      readonly name: string;
      readonly plural: string;
      /** What its card says, for registers that the route table does not name. */
      readonly description?: string;
      readonly fields: { readonly [K in keyof Fs]: string };
    } & Part<"choices", ChoiceNames<Fs>, { readonly [K in ChoiceNames<Fs>]: Choices<Fs[K]> }> &
      Part<"help", HelpNames<Fs>, { readonly [K in HelpNames<Fs>]: string }> &
      Part<"sections", Sections<Fs>, { readonly [K in Sections<Fs> & string]: string }> &
      Part<"children", ChildNames<Fs>, { readonly [K in ChildNames<Fs>]: ChildWords<InnerFields<Fs[K]>> }>
  : never;

type ChildWords<Fs> = { readonly fields: { readonly [K in keyof Fs]: string } } & Part<
  "choices",
  ChoiceNames<Fs>,
  { readonly [K in ChoiceNames<Fs>]: Choices<Fs[K]> }
>;

/** The same words as the engine sees them, for any record. */
export interface AnyRecordWords {
  readonly name: string;
  readonly plural: string;
  readonly description?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly help?: Readonly<Record<string, string>>;
  readonly sections?: Readonly<Record<string, string>>;
  readonly children?: Readonly<
    Record<
      string,
      {
        readonly fields: Readonly<Record<string, string>>;
        readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
      }
    >
  >;
}
