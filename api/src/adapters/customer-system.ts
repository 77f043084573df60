/**
 * Sends to the system of a customer: one request, signed, to an address that somebody outside chose. So the name is looked
 * up once and the connection goes to that very address (a second look-up could lead inside), no redirect is followed, an
 * answer is read to a limit, and everything ends by a deadline.
 */
import { createHmac } from "node:crypto";
import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DeliveryReason } from "@plimsoll/domain/sync/delivery";
import { isPublicAddress } from "./public-address.ts";

export interface Parcel {
  readonly address: string;
  readonly deliveryId: string;
  readonly secret: string;
  /** Seconds since 1970, as the receiver reads it. */
  readonly timestamp: string;
  /** Read twice: for the signature, and on its way. */
  readonly body: () => AsyncIterable<string>;
}

export interface SendLimits {
  readonly mayBePrivate: boolean;
  readonly timeoutMs: number;
  readonly maxAnswer: number;
}

/** Why nobody answered, where that is known better than by what the network said. */
export class SendProblem extends Error {
  readonly reason: DeliveryReason;

  constructor(reason: DeliveryReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The status has come, so what follows is for the log: a receiver that dawdles over it holds nobody up. */
const TEXT_MS = 1_000;

/** Fails with a sentence for the log where nobody answered. */
export async function sendParcel(parcel: Parcel, limits: SendLimits, stop: AbortSignal): Promise<Answer> {
  const deadline = AbortSignal.timeout(limits.timeoutMs);
  const signal = AbortSignal.any([deadline, stop]);
  try {
    const url = new URL(parcel.address);
    const place = await within(signal, outsideAddress(url.hostname, limits.mayBePrivate));
    return await exchange(url, place, { ...parcel, ...(await signed(parcel, signal)) }, { limits, signal });
  } catch (problem) {
    stop.throwIfAborted();
    if (deadline.aborted)
      throw new SendProblem("timed_out", `no answer within ${limits.timeoutMs / 1_000} seconds`);
    throw problem;
  }
}

interface Place {
  readonly address: string;
  readonly family: 4 | 6;
}

async function outsideAddress(host: string, mayBePrivate: boolean): Promise<Place> {
  const bare = host.replace(/^\[|\]$/g, "");
  const found =
    isIP(bare) === 0 ? await lookup(bare, { all: true }) : [{ address: bare, family: isIP(bare) }];
  const allowed = found.find(({ address }) => mayBePrivate || isPublicAddress(address));
  if (!allowed) throw new SendProblem("private_address", "the address leads into a private network");
  return { address: allowed.address, family: allowed.family === 6 ? 6 : 4 };
}

/** A look-up cannot be called off; whoever waits for it can stop waiting. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

async function signed({ body, secret, timestamp }: Parcel, signal: AbortSignal) {
  const digest = createHmac("sha256", secret).update(`${timestamp}.`);
  let length = 0;
  for await (const piece of body()) {
    signal.throwIfAborted();
    digest.update(piece);
    length += Buffer.byteLength(piece);
  }
  return { signature: digest.digest("hex"), length };
}

interface Signed extends Parcel {
  readonly signature: string;
  readonly length: number;
}

async function exchange(
  url: URL,
  place: Place,
  { deliveryId, timestamp, signature, length, body }: Signed,
  { limits, signal }: { limits: SendLimits; signal: AbortSignal },
): Promise<Answer> {
  const pinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [place]) : done(null, place.address, place.family);
  const send = url.protocol === "https:" ? secureRequest : plainRequest;
  const sent = send({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? undefined : Number(url.port),
    path: `${url.pathname}${url.search}`,
    method: "POST",
    agent: false,
    lookup: pinned,
    signal,
    headers: {
      "content-type": "application/json",
      "content-length": length,
      "user-agent": "plimsoll",
      "x-plimsoll-delivery": deliveryId,
      "x-plimsoll-timestamp": timestamp,
      "x-plimsoll-signature": signature,
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once("response", resolve);
    sent.on("error", reject);
    sent.once("close", () => reject(new SendProblem("broken_off", "the connection ended without an answer")));
  });
  // A receiver may answer before it has read everything; what it said counts.
  pipeline(Readable.from(body()), sent).catch((problem: unknown) => sent.destroy(problem as Error));
  try {
    const response = await answered;
    return { status: response.statusCode ?? 0, text: await beginningOf(response, limits.maxAnswer) };
  } finally {
    sent.destroy();
  }
}

/** As much as came of the text before it broke off, grew too long or took too long. */
async function beginningOf(response: IncomingMessage, most: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  const late = setTimeout(() => response.destroy(), TEXT_MS);
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece);
      size += piece.length;
      if (size >= 4 * most) break;
    }
  } catch {
    // The status stands, whatever became of the text.
  } finally {
    clearTimeout(late);
  }
  return Buffer.concat(pieces).toString("utf8").replaceAll("\u0000", "").slice(0, most);
}
