/**
 * A file as a form with parts. Who sends it is known before the first byte of the file is taken: by a header, our
 * cookie, or a field called token that stands before the file. What comes before a session is known is bounded, what
 * comes after it goes to a file piece by piece, and what is no form is a bad request.
 */
import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Arrivals } from "#adapters/arrivals";
import type { LocalFile } from "#adapters/file-store";
import { Failure, refuse } from "#rpc/failure";
import { Arrival, type ArrivalLimits } from "./arrival.ts";

const MIB = 1_048_576;
export const MAX_FILE = 100 * MIB;
export const FORM_LIMITS = {
  fileSize: MAX_FILE,
  files: 1,
  fields: 16,
  parts: 17,
  fieldNameSize: 100,
  fieldSize: 2_000,
  headerPairs: 20,
} as const;
const MAX_BEFORE_SESSION = MIB;

/** A file that has arrived, and who sent it. */
export interface Upload<A> {
  readonly admitted: A;
  readonly file: LocalFile;
  readonly fileName: string;
  readonly claimedType: string;
  /** A field of the form, unless it is empty. */
  field(name: string): string | undefined;
}

/** `admit` finds out who sends the form, from the fields before the file; what it throws is the answer. */
export async function receiveUpload<A>(
  request: FastifyRequest,
  arrivals: Arrivals,
  limits: ArrivalLimits,
  admit: (field: Upload<A>["field"]) => Promise<A>,
): Promise<Upload<A>> {
  const { late, arrival } = watchedArrival(limits);
  const watch = watched(request, arrival);
  const fields = new Map<string, string>();
  const field = (name: string) => fields.get(name);
  const receive = async () => {
    const parts = request.parts({ limits: FORM_LIMITS });
    const part = await ofForm(nextFile(parts, fields));
    if (!part) throw refuse("invalid_file", "file");
    const admitted = await admit(field);
    watch.admit();
    arrival.admit();
    const file = await ofForm(arrivals.receive(part.file));
    try {
      if (part.file.truncated) throw refuse("too_large");
      if (await ofForm(nextFile(parts, fields))) throw refuse("one_file_at_a_time", "file");
    } catch (problem) {
      await arrivals.remove(file);
      throw problem;
    }
    return { admitted, file, fileName: part.filename, claimedType: part.mimetype, field };
  };
  try {
    return await Promise.race([receive(), late, watch.tooMuch]);
  } finally {
    arrival.end();
    watch.end();
  }
}

/** `late` fails when the time is up, and never settles otherwise. */
function watchedArrival(limits: ArrivalLimits): { late: Promise<never>; arrival: Arrival } {
  let fail: (problem: Error) => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    fail = reject;
  });
  late.catch(() => undefined);
  return { late, arrival: new Arrival(limits, fail) };
}

/** Remembers fields up to the next file; undefined at the end of the form. */
async function nextFile(
  parts: AsyncIterator<Multipart>,
  fields: Map<string, string>,
): Promise<MultipartFile | undefined> {
  for (;;) {
    const { done, value: part } = await parts.next();
    if (done) return undefined;
    if (part.type === "file") {
      // It may break off while the session is looked up, when nobody listens.
      part.file.on("error", () => undefined);
      return part;
    }
    if (typeof part.value !== "string" || part.valueTruncated) throw refuse("bad_request", part.fieldname);
    if (part.value !== "") fields.set(part.fieldname, part.value);
  }
}

/** What goes wrong while a form is read is the form's fault, unless the disk says otherwise. */
async function ofForm<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (problem) {
    const isTooLarge =
      problem instanceof Error && "code" in problem && problem.code === "FST_REQ_FILE_TOO_LARGE";
    if (isTooLarge) throw refuse("too_large");
    const isDisk = problem instanceof Error && "syscall" in problem && "path" in problem;
    throw problem instanceof Failure || isDisk ? problem : refuse("bad_request");
  }
}

/** Counts what comes; too much of it without a session ends the request. */
function watched(request: FastifyRequest, arrival: Arrival) {
  let bytes = 0;
  let isAdmitted = false;
  let fail: (problem: Error) => void = () => undefined;
  const tooMuch = new Promise<never>((_, reject) => {
    fail = reject;
  });
  tooMuch.catch(() => undefined);
  const count = (piece: Buffer) => {
    bytes += piece.length;
    if (isAdmitted) arrival.more();
    else if (bytes > MAX_BEFORE_SESSION) fail(refuse("session_expired"));
  };
  request.raw.on("data", count);
  return {
    tooMuch,
    admit: () => {
      isAdmitted = true;
    },
    end: () => request.raw.off("data", count),
  };
}
