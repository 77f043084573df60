/** Texts by the name of their box, typed over what is known. Once some were saved, what was typed since stays. */
export type TypedTexts = Readonly<Record<string, string>>;

export function typedSince(sent: TypedTexts, now: TypedTexts): TypedTexts {
  return Object.fromEntries(Object.entries(now).filter(([name, text]) => sent[name] !== text));
}
