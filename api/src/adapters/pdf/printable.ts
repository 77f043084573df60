/** Which characters of a text reach the paper: those that have a shape, and line breaks. */

/** Nothing to see: control characters, soft hyphens, joiners, and marks that turn the order of letters around. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

/** Half of a pair of code units, which means no character. */
const HALF_PAIR = /\p{Cs}/gu;

export function printable(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replaceAll("\t", "    ")
    .replace(INVISIBLE, "")
    .replace(HALF_PAIR, "\ufffd")
    .normalize("NFC");
}
