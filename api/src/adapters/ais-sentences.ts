/**
 * Turns lines of a receiver (NMEA 0183, `!AIVDM…`, with or without a tag block before it) into messages. A line whose
 * checksum does not hold is dropped and counted. The parts of a message come in any order and mixed with those of others;
 * the decoder wants them one after the other, so they are gathered here.
 */
import AisDecoderModule from "ais-stream-decoder";

// The package is CommonJS: what it exports as its default arrives one level deeper.
const AisDecoder = ((AisDecoderModule as unknown as { default?: typeof AisDecoderModule }).default ??
  AisDecoderModule) as typeof AisDecoderModule;

/** What the decoder makes of a message, as far as it is used; what a ship did not tell is null. */
export interface AisMessage {
  readonly type: number;
  readonly mmsi: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly speed: number | null;
  readonly course: number | null;
  readonly heading: number | null;
  readonly status: number | null;
  readonly destination: string | null;
  readonly draught: number | null;
  readonly eta: {
    readonly month: number | null;
    readonly day: number | null;
    readonly hour: number | null;
    readonly minute: number | null;
  } | null;
  /** Seconds since 1970 by the receiver's clock, where it tells them. */
  readonly received: number | null;
}

export interface AisCounts {
  lines: number;
  /** Dropped because of their checksum or their shape. */
  broken: number;
  /** Parts whose other parts never came. */
  incomplete: number;
  messages: number;
}

const SENTENCE =
  /^(?:\\([^\\]*)\\)?!(..VD[MO]),(\d),(\d),(\d?),([AB12]?),([^,*]*),([0-5])\*([0-9A-Fa-f]{2})\s*$/;
/** First characters of the payloads of types 1, 2, 3, 5, 18 and 24. */
const WANTED = new Set(["1", "2", "3", "5", "B", "H"]);
/** Messages that wait for their other parts; ids are used again after ten. */
const MOST_WAITING = 256;
const WAIT_MS = 30_000;

interface Gathering {
  readonly parts: (string | undefined)[];
  readonly since: number;
  received: number | null;
}

export class AisSentences {
  readonly counts: AisCounts = { lines: 0, broken: 0, incomplete: 0, messages: 0 };
  readonly #onMessage: (message: AisMessage) => void;
  readonly #waiting = new Map<string, Gathering>();

  constructor(onMessage: (message: AisMessage) => void) {
    this.#onMessage = onMessage;
  }

  read(line: string, now: number): void {
    if (line.trim() === "") return;
    this.counts.lines += 1;
    const found = SENTENCE.exec(line);
    const bang = line.indexOf("!");
    if (!found || !holds(line.slice(bang + 1, line.lastIndexOf("*")), found[9] ?? "")) {
      this.counts.broken += 1;
      return;
    }
    const [, tags = "", , of = "1", at = "1", id = "", channel = "", payload = ""] = found;
    const sentence = line.slice(bang).trim();
    const received = receivedAt(tags);
    if (of === "1") {
      if (WANTED.has(payload.charAt(0))) this.#decode([sentence], received);
      return;
    }
    this.#gather({ sentence, received, of: Number(of), at: Number(at), key: `${id}/${channel}/${of}`, now });
  }

  #gather(part: {
    readonly sentence: string;
    readonly received: number | null;
    readonly of: number;
    readonly at: number;
    readonly key: string;
    readonly now: number;
  }): void {
    if (part.at < 1 || part.at > part.of) {
      this.counts.broken += 1;
      return;
    }
    this.#forgetOld(part.now);
    let gathering = this.#waiting.get(part.key);
    // The same part again: the ids have come round, and the first message will not be completed any more.
    if (gathering?.parts[part.at - 1] !== undefined) {
      this.counts.incomplete += 1;
      this.#waiting.delete(part.key);
      gathering = undefined;
    }
    gathering ??= { parts: Array.from({ length: part.of }), since: part.now, received: null };
    gathering.parts[part.at - 1] = part.sentence;
    gathering.received ??= part.received;
    this.#waiting.set(part.key, gathering);
    const parts = gathering.parts.filter((one) => one !== undefined);
    if (parts.length < part.of) return;
    this.#waiting.delete(part.key);
    if (WANTED.has(payloadOf(parts[0] ?? "").charAt(0))) this.#decode(parts, gathering.received);
  }

  #forgetOld(now: number): void {
    for (const [key, { since }] of this.#waiting) {
      if (now - since < WAIT_MS && this.#waiting.size < MOST_WAITING) break;
      this.#waiting.delete(key);
      this.counts.incomplete += 1;
    }
  }

  /** A decoder for each message: it keeps parts between messages, and one that it did not like would stay in it. */
  #decode(sentences: readonly string[], received: number | null): void {
    const decoder = new AisDecoder({ silent: true });
    decoder.on("error", () => undefined);
    for (const sentence of sentences) decoder.write(sentence);
    const text: unknown = decoder.read();
    if (typeof text !== "string") {
      this.counts.broken += 1;
      return;
    }
    const message = messageOf(JSON.parse(text) as Decoded, received);
    this.counts.messages += 1;
    this.#onMessage(message);
  }
}

const payloadOf = (sentence: string) => sentence.split(",")[5] ?? "";

function holds(text: string, told: string): boolean {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum ^= text.charCodeAt(at);
  return sum === Number.parseInt(told, 16);
}

/** Of a tag block (`s:station,c:1763295600*hh`) the time; receivers write seconds, some of them milliseconds. */
function receivedAt(tags: string): number | null {
  const told = /(?:^|,)c:(\d{9,13})/.exec(tags)?.[1];
  if (
    told === undefined ||
    !holds(tags.slice(0, tags.lastIndexOf("*")), tags.slice(tags.lastIndexOf("*") + 1))
  )
    return null;
  return told.length > 11 ? Math.floor(Number(told) / 1000) : Number(told);
}

interface Decoded {
  readonly type: number;
  readonly mmsi: number;
  readonly lat?: number | null;
  readonly lon?: number | null;
  readonly speedOverGround?: number | null;
  readonly courseOverGround?: number | null;
  readonly heading?: number | null;
  readonly navStatus?: number | null;
  readonly destination?: string;
  readonly draught?: number | null;
  readonly etaMonth?: number | null;
  readonly etaDay?: number | null;
  readonly etaHour?: number | null;
  readonly etaMinute?: number | null;
}

function messageOf(decoded: Decoded, received: number | null): AisMessage {
  const text = decoded.destination?.replace(/@.*$/s, "").trim() ?? "";
  return {
    type: decoded.type,
    mmsi: String(decoded.mmsi).padStart(9, "0"),
    latitude: decoded.lat ?? null,
    longitude: decoded.lon ?? null,
    speed: decoded.speedOverGround ?? null,
    course: decoded.courseOverGround ?? null,
    heading: decoded.heading ?? null,
    status: decoded.navStatus ?? null,
    destination: text === "" ? null : text,
    draught: decoded.draught === 0 ? null : (decoded.draught ?? null),
    eta:
      decoded.type === 5
        ? {
            month: decoded.etaMonth ?? null,
            day: decoded.etaDay ?? null,
            hour: decoded.etaHour ?? null,
            minute: decoded.etaMinute ?? null,
          }
        : null,
    received,
  };
}
