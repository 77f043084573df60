// Decides the code by which anybody checks a document: twelve signs that are told apart on paper, 60 bits of chance, so
// that nobody finds one by trying. Read with or without dashes, in small letters, and with the letters that people take
// for digits.

/** Crockford's signs: no I, L, O, U. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 12;
const GROUP = 4;

/** From bytes of chance, of which the lower five bits count. */
export function codeFrom(bytes: Uint8Array): string {
  if (bytes.length < CODE_LENGTH) throw new Error(`a code takes ${CODE_LENGTH} bytes`);
  const signs = Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => SIGNS[byte & 31]).join("");
  return (signs.match(new RegExp(`.{${GROUP}}`, "g")) ?? []).join("-");
}

/** As it is kept; null where it can be no code. */
export function readCode(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  if (signs.length !== CODE_LENGTH || ![...signs].every((sign) => SIGNS.includes(sign))) return null;
  return (signs.match(new RegExp(`.{${GROUP}}`, "g")) ?? []).join("-");
}
