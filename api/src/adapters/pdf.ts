/**
 * Prints documents as PDF and writes sheets, in threads beside the one that answers. What is printed is a description of
 * our own; the libraries that make the bytes are known and loaded in those threads alone.
 */
import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import { PDF_WORKER } from "#folders";
import { refuse } from "#rpc/failure";
import { ThreadLost, WorkThreads } from "#threads/work-threads";
import type { Workbook } from "./excel/workbook.ts";
import type { PrintedCertificate } from "./pdf/certificate/printed-certificate.ts";
import type { PrintedDocument } from "./pdf/printed-document.ts";

export type {
  Bilingual,
  Block,
  PrintedCertificate,
  Signing,
} from "./pdf/certificate/printed-certificate.ts";
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

type Printed = PrintedDocument | PrintedCertificate | Workbook;

function codeOf(document: Printed): string {
  if (!("kind" in document)) return document.code;
  return document.kind === "certificate" ? document.number.text : document.name;
}

export class Printer {
  readonly #log: Logger;
  readonly #threads: WorkThreads<Printed, Uint8Array>;

  constructor(log: Logger, limits: Partial<typeof LIMITS> = {}) {
    this.#log = log;
    this.#threads = new WorkThreads({ ...LIMITS, ...limits });
  }

  /** What the signal breaks off takes its thread along at once, and is thrown as the signal says. */
  async print(person: string, document: Printed, signal?: AbortSignal): Promise<Uint8Array> {
    try {
      // A certificate takes a twentieth of a second, and whoever issues many of them waits for all.
      const isShort = "kind" in document && document.kind === "certificate";
      return await this.#threads.run(person, document, signal, isShort);
    } catch (problem) {
      if (!(problem instanceof ThreadLost)) throw problem;
      this.#log.error({ reason: problem.reason, code: codeOf(document) }, "a document took its thread along");
      throw refuse("not_printed");
    }
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
