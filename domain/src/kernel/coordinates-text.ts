// Decides whether a text that somebody copied is a place: latitude and longitude in decimal degrees in one piece, as maps
// hand them out. "-23.9608, -46.3336", "-23,9608; -46,3336" and "23.9608° S 46.3336° W" are; a text that could be one
// number with decimals is not.
import { type DecimalText, isDecimalText } from "./decimal.ts";

export interface PastedPlace {
  readonly latitude: DecimalText;
  readonly longitude: DecimalText;
}

const NUMBER = "([+-]?\\d{1,3}(?:[.,]\\d+)?)(?:\\s*°)?";
const PAIR = new RegExp(
  `^\\(?${NUMBER}(?:\\s*([NS]))?(\\s*[;,]\\s*|\\s+|)${NUMBER}(?:\\s*([EWO]))?\\)?$`,
  "i",
);

export function splitCoordinates(pasted: string): PastedPlace | undefined {
  const [, first = "", north = "", between = "", second = "", east = ""] = PAIR.exec(pasted.trim()) ?? [];
  if (first === "" || second === "") return undefined;
  // Without a mark of its own between them, "12,5" is a number and "1234" is two of nothing.
  const isApart = between !== "" && (between !== "," || (first.includes(".") && second.includes(".")));
  if (!isApart && north === "") return undefined;
  const latitude = degrees(first, north, "S", 90);
  const longitude = degrees(second, east, "WO", 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** A letter tells the side of the globe by itself; with a sign beside it, nobody knows which of the two counts. */
function degrees(text: string, letter: string, negative: string, most: number): DecimalText | undefined {
  const isSigned = /^[+-]/.test(text);
  if (isSigned && letter !== "") return undefined;
  const plain = text.replace(",", ".").replace("+", "");
  const value = letter !== "" && negative.includes(letter.toUpperCase()) ? `-${plain}` : plain;
  return isDecimalText(value) && Math.abs(Number(value)) <= most ? value : undefined;
}
