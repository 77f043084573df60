/** Text as search and sorting see it: without accents, case or double spaces, the same on every database. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll("đ", "d")
    .replaceAll("ł", "l")
    .replace(/\s+/g, " ")
    .trim();
}
