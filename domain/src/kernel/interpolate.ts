// Decides how values get into a sentence: `{name}` is replaced by the parameter of that name. A sentence
// is data and may be wrong, so nothing here throws: a placeholder without a value shows its bare name,
// which a reader understands and a tester notices. Values are put in once and never read as sentences.

export type SentenceParams = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

export function interpolate(sentence: string, params: SentenceParams = {}): string {
  return sentence.replace(PLACEHOLDER, (_, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : name,
  );
}

/** The names of the placeholders of a sentence, each once, in alphabetical order. */
export function placeholdersOf(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ""))].sort();
}
