/** Time zones that the browser knows, the usual ones of our ports first. */
const USUAL = [
  "America/Sao_Paulo",
  "America/Belem",
  "America/Manaus",
  "America/Argentina/Buenos_Aires",
  "America/Montevideo",
  "America/Asuncion",
  "Europe/Paris",
  "UTC",
];

let known: readonly string[] | undefined;

export function timeZones(): readonly string[] {
  if (known === undefined) {
    const all = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
    known = [...new Set([...USUAL, ...all])];
  }
  return known;
}
