/**
 * The shape of what a feature says in each language: worked out from its definitions and from the English texts, so that
 * a missing word does not compile.
 */
import type { Declared } from "./field/kinds.ts";
import type { Locale } from "./locale.ts";

/** Every leaf of the English texts, as a text in another language. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** Texts by name, in groups or not. */
interface Texts {
  readonly [name: string]: string | Texts;
}

interface TextsByUse {
  readonly labels?: Texts;
  readonly messages?: Texts;
  readonly notices?: Texts;
  readonly mail?: Texts;
  /** On paper. */
  readonly printed?: Texts;
  /** On the screens that everybody loads. */
  readonly app?: Texts;
}

/** What a feature says from the start. It owes a sentence for each of its refusals and words for each of its records. */
export type FeatureWords<Owed = unknown> = TextsByUse &
  (Owed extends { errors: infer Errors } ? { readonly errors: Named<keyof Errors & string> } : unknown) &
  (Owed extends { records: infer Records } ? { readonly records: RecordsWords<Records> } : unknown);

/** What only some pages say, by language: loaded with the first of them, so that the first page stays small. */
export type PageWords<Model> = Readonly<Record<Locale, () => Promise<{ readonly words: Translated<Model> }>>>;

/** A word for every name. */
export type Named<Name extends string> = Readonly<Record<Name, string>>;
/** A word for every entry of a list. */
export type Of<List extends readonly string[]> = Named<List[number]>;
/** A label for every field of a request. */
export type Labels<Request> = Named<keyof Request & string>;

/**
 * Labels that many records have for a field of the same name. A record brings its own words only where they differ.
 * A feature adds those that it shares in its English words.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it, as to `ErrorCodes`
export interface SharedLabels {}

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

/** As they are read: every field has its label. */
export type RecordWords<R> = RecordShape<R, never>;
/** As a feature writes them: what is shared may be left out. */
type OwnRecordWords<R> = RecordShape<R, keyof SharedLabels>;

/** What a feature says of its records, by key. */
export type RecordsWords<Definitions> = {
  readonly [K in keyof Definitions]: OwnRecordWords<Definitions[K]>;
};

type FieldLabels<Fs, Shared> = { readonly [K in Exclude<keyof Fs, Shared>]: string } & {
  readonly [K in keyof Fs & Shared]?: string;
};

type RecordShape<R, Shared> = R extends { fields: infer Fs }
  ? {
      /** One of them, as it stands in 'Save {item}'. */
      readonly name: string;
      readonly plural: string;
      /** What its card says, for registers that the route table does not name. */
      readonly description?: string;
      readonly fields: FieldLabels<Fs, Shared>;
    } & Part<"choices", ChoiceNames<Fs>, { readonly [K in ChoiceNames<Fs>]: Choices<Fs[K]> }> &
      Part<"help", HelpNames<Fs>, { readonly [K in HelpNames<Fs>]: string }> &
      Part<"sections", Sections<Fs>, { readonly [K in Sections<Fs> & string]: string }> &
      Part<
        "children",
        ChildNames<Fs>,
        { readonly [K in ChildNames<Fs>]: ChildWords<InnerFields<Fs[K]>, Shared> }
      >
  : never;

type ChildWords<Fs, Shared> = { readonly fields: FieldLabels<Fs, Shared> } & Part<
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
