/** Worked out by the build from the record definitions (see vite.config.ts). */
declare module "virtual:route-table" {
  import type { RecordKey } from "@plimsoll/domain/records";
  import type { RouteEntry } from "@plimsoll/domain/routes/route";

  /** Register name in the address, to the key of the record that it shows. */
  export const recordPaths: Readonly<Record<string, RecordKey>>;
  export const wholeTable: readonly RouteEntry[];
}

/** One language, in the two parts that the screens load (see vite.config.ts). */
declare module "virtual:words/entrance-*" {
  import type { EntranceWords } from "@plimsoll/domain/locales/words";

  export const words: EntranceWords;
}

declare module "virtual:words/inside-*" {
  import type { InsideWords } from "@plimsoll/domain/locales/words";

  export const words: InsideWords;
}
