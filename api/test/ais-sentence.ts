/** Makes AIS sentences as a receiver sends them: the opposite of the decoder, written from the standard and not from it. */

/** A number in so many bits, below zero as its complement. */
const bits = (value: number, length: number) =>
  (value < 0 ? value + 2 ** length : value).toString(2).padStart(length, "0").slice(-length);

/** Text in six bits a letter, filled up with `@`. */
const letters = (text: string, length: number) =>
  [...text.padEnd(length, "@")].map((one) => bits(one.charCodeAt(0) % 64, 6)).join("");

/** Six bits a character, from `0` to `W` and from `` ` `` to `w`. */
function armour(all: string): { readonly payload: string; readonly fill: number } {
  const fill = (6 - (all.length % 6)) % 6;
  const padded = all + "0".repeat(fill);
  const payload = (padded.match(/.{6}/g) ?? [])
    .map((six) => Number.parseInt(six, 2))
    .map((value) => String.fromCharCode(value + 48 + (value >= 40 ? 8 : 0)))
    .join("");
  return { payload, fill };
}

function checksum(text: string): string {
  let sum = 0;
  for (const one of text) sum ^= one.charCodeAt(0);
  return sum.toString(16).toUpperCase().padStart(2, "0");
}

/** With the receiver's time before it, where one is given. */
function sentenceOf(body: string, received?: number): string {
  const tag = `s:rx1,c:${received}`;
  const before = received === undefined ? "" : `\\${tag}*${checksum(tag)}\\`;
  return `${before}!${body}*${checksum(body)}`;
}

export interface ToldPosition {
  readonly mmsi: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly speed?: number;
  readonly course?: number;
  readonly heading?: number;
  readonly status?: number;
  readonly received?: number;
}

export function classA(told: ToldPosition, type: 1 | 2 | 3 = 1): string {
  const { mmsi, latitude, longitude, speed = 102.3, course = 360, heading = 511, status = 15 } = told;
  const { payload, fill } = armour(
    bits(type, 6) +
      bits(0, 2) +
      bits(mmsi, 30) +
      bits(status, 4) +
      bits(-128, 8) +
      bits(Math.round(speed * 10), 10) +
      bits(0, 1) +
      bits(Math.round(longitude * 600_000), 28) +
      bits(Math.round(latitude * 600_000), 27) +
      bits(Math.round(course * 10), 12) +
      bits(heading, 9) +
      bits(60, 6) +
      bits(0, 25),
  );
  return sentenceOf(`AIVDM,1,1,,A,${payload},${fill}`, told.received);
}

export function classB(told: ToldPosition): string {
  const { mmsi, latitude, longitude, speed = 102.3, course = 360, heading = 511 } = told;
  const { payload, fill } = armour(
    bits(18, 6) +
      bits(0, 2) +
      bits(mmsi, 30) +
      bits(0, 8) +
      bits(Math.round(speed * 10), 10) +
      bits(0, 1) +
      bits(Math.round(longitude * 600_000), 28) +
      bits(Math.round(latitude * 600_000), 27) +
      bits(Math.round(course * 10), 12) +
      bits(heading, 9) +
      bits(60, 6) +
      bits(0, 29),
  );
  return sentenceOf(`AIVDM,1,1,,B,${payload},${fill}`, told.received);
}

export interface ToldVoyage {
  readonly mmsi: number;
  readonly destination: string;
  readonly draught: number;
  readonly eta: readonly [month: number, day: number, hour: number, minute: number];
}

/** Two sentences: the message does not fit into one. */
export function voyage({ mmsi, destination, draught, eta }: ToldVoyage, id: number): [string, string] {
  const [month, day, hour, minute] = eta;
  const { payload, fill } = armour(
    bits(5, 6) +
      bits(0, 2) +
      bits(mmsi, 30) +
      bits(0, 2) +
      bits(0, 30) +
      letters("TEST", 7) +
      letters("A SHIP", 20) +
      bits(70, 8) +
      bits(0, 30) +
      bits(1, 4) +
      bits(month, 4) +
      bits(day, 5) +
      bits(hour, 5) +
      bits(minute, 6) +
      bits(Math.round(draught * 10), 8) +
      letters(destination, 20) +
      bits(0, 2),
  );
  return [
    sentenceOf(`AIVDM,2,1,${id % 10},A,${payload.slice(0, 59)},0`),
    sentenceOf(`AIVDM,2,2,${id % 10},A,${payload.slice(59)},${fill}`),
  ];
}

/** One letter of the payload is another one, as noise makes it; the checksum stays. */
export function broken(sentence: string): string {
  const at = sentence.lastIndexOf(",") - 5;
  const other = sentence.charAt(at) === "0" ? "1" : "0";
  return sentence.slice(0, at) + other + sentence.slice(at + 1);
}
