/** Everything a running server holds. Handlers get it through their call; nothing reaches it by import. */
import type { Contract } from "@plimsoll/domain/kernel/contract";
import type { Catalog } from "@plimsoll/domain/kernel/record";
import type { Logger } from "pino";
import type { Arrivals } from "#adapters/arrivals";
import type { Clock } from "#adapters/clock";
import type { FileStore } from "#adapters/file-store";
import type { Printer } from "#adapters/pdf";
import type { SigningKeys } from "#adapters/signing-key";
import type { TimeStamps } from "#adapters/time-stamp";
import type { Database } from "#db/database";
import type { Jobs } from "#jobs/jobs";
import type { NameCache } from "#record/names";
import type { AllRecordRules } from "#record/rules";
import type { TotalCache } from "#record/totals";
import type { EventBus } from "#rpc/event-bus";
import type { FairShare } from "#rpc/fair-share";
import type { FloodGate } from "#rpc/flood";
import type { Sessions } from "#session/sessions";
import type { Env } from "./env.ts";

export interface App {
  readonly env: Env;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Database;
  readonly catalog: Catalog;
  /** By `service/type/action`. */
  readonly contracts: ReadonlyMap<string, Contract>;
  /** By record. */
  readonly rules: AllRecordRules;
  readonly sessions: Sessions;
  readonly names: NameCache;
  readonly totals: TotalCache;
  readonly events: EventBus;
  readonly files: FileStore;
  readonly arrivals: Arrivals;
  readonly printer: Printer;
  readonly signing: SigningKeys;
  readonly timeStamps: TimeStamps;
  readonly jobs: Jobs;
  readonly flood: FloodGate;
  /** The database as it is shared among the people who call. */
  readonly share: FairShare;
}
