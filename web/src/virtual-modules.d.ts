/** Worked out by the build from the record definitions (see vite.config.ts). */
declare module "virtual:record-paths" {
  import type { RecordKey } from "@plimsoll/domain/records";

  /** Register name in the address, to the key of the record that it shows. */
  export const recordPaths: Readonly<Record<string, RecordKey>>;
}
