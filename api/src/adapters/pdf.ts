/**
 * Prints documents as PDF and writes sheets, in threads beside the one that answers. What is printed is a description of
 * our own; the libraries that make the bytes are known and loaded in those threads alone.
 */
import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import { PDF_WORKER } from "#folders";
import { refuse } from "#rpc/failure";
import { ThreadLost, WorkThreads } from "#threads/work-threads";
import type { LocalFile } from "./file-store.ts";
import type { Printed, PrintWork } from "./pdf/pdf-worker.ts";

export type {
  Bilingual,
  Block,
  PrintedCertificate,
  Signing,
} from "./pdf/certificate/printed-certificate.ts";
export type { Printed } from "./pdf/pdf-worker.ts";
export type {
  Column,
  Label,
  Letterhead,
  Pair,
  Photo,
  PrintedDocument,
  Row,
  Section,
  Signature,
  TableSection,
} from "./pdf/printed-document.ts";

/** They yield to everybody who waits for an answer, so they may be as many as there are processors. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism()));

const LIMITS = {
  file: PDF_WORKER,
  turns: { atOnce: AT_ONCE, waiting: 40, perPerson: 4 },
  // The longest text that a proposal may have takes less than half of it, and three seconds on a quiet machine.
  memory: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  timeMs: 60_000,
  // Long enough for a preview and the sending after it; to load library and typeface anew takes half a second.
  keptMs: 60_000,
};

function codeOf(document: Printed): string {
  if (!("kind" in document)) return document.code;
  return document.kind === "certificate" ? document.number.text : document.name;
}

/**
 * Certificates have threads of their own, with room for all that one of them makes and drops: cleaned up in the middle of
 * each, fewer were printed in a second and lists beside them took longer. A long report must do without. One processor is
 * left to those who wait for an answer and to the database: with a thread on each, lists took longer for no more certificates.
 */
const CERTIFICATE_LIMITS = {
  ...LIMITS,
  turns: { ...LIMITS.turns, atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)) },
  memory: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 64 },
};

export class Printer {
  readonly #log: Logger;
  readonly #documents: WorkThreads<PrintWork, Uint8Array | LocalFile>;
  readonly #certificates: WorkThreads<PrintWork, Uint8Array | LocalFile>;

  constructor(log: Logger, limits: Partial<typeof LIMITS> = {}) {
    this.#log = log;
    this.#documents = new WorkThreads({ ...LIMITS, ...limits });
    this.#certificates = new WorkThreads({ ...CERTIFICATE_LIMITS, ...limits });
  }

  /** What the signal breaks off takes its thread along at once, and is thrown as the signal says. */
  async print(person: string, document: Printed, signal?: AbortSignal): Promise<Uint8Array> {
    return (await this.#run(person, { document }, signal)) as Uint8Array;
  }

  /** As a new file at the path, for what may be long; whoever asked removes it, also one that broke off. */
  async printTo(path: string, person: string, document: Printed, signal?: AbortSignal): Promise<LocalFile> {
    return (await this.#run(person, { document, path }, signal)) as LocalFile;
  }

  async #run(person: string, work: PrintWork, signal?: AbortSignal): Promise<Uint8Array | LocalFile> {
    try {
      // A certificate takes a twentieth of a second, and whoever issues many of them waits for all.
      const isShort = "kind" in work.document && work.document.kind === "certificate";
      const threads = isShort ? this.#certificates : this.#documents;
      return await threads.run(person, work, signal, isShort);
    } catch (problem) {
      if (!(problem instanceof ThreadLost)) throw problem;
      const code = codeOf(work.document);
      this.#log.error({ reason: problem.reason, code }, "a document took its thread along");
      throw refuse("not_printed");
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#documents.close(), this.#certificates.close()]);
  }
}
