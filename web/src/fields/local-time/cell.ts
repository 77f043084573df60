import { formatLocalTime } from "@plimsoll/domain/kernel/dates";
import type { TimeField } from "@plimsoll/domain/kernel/field/time";
import type { TextOf } from "#fields/field-screen";

/** A time of a port is never shown without its zone. */
export const localTimeText: TextOf<TimeField> = ({ name, row, formats }) => {
  const local = row[name];
  const zone = row[`${name}_zone`];
  if (typeof local !== "string") return null;
  return formatLocalTime(
    { local: local.slice(0, 16), zone: typeof zone === "string" ? zone : "UTC" },
    formats.locale,
  );
};
