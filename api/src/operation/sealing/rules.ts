/** A seal is in the hands of one person: what somebody has already is not handed out again. */
import { firstSeal, isSealOf, type NumberedSeals, shareSeals } from "@plimsoll/domain/register/seal-range";
import type { RecordRules } from "#record/rules";
import { refuse } from "#rpc/failure";
import { issuedAround, queueForSeals } from "./store.ts";

export const sealRangeRules: RecordRules = {
  /** Asked behind the lock: before the write, two could both be told that the number is free. */
  async afterWrite(call, { after }) {
    if (!after?.active) return;
    const range = after as unknown as NumberedSeals;
    await queueForSeals(call.db, after.country);
    const around = await issuedAround(call.db, after.country, after.id, range);
    const other = around.find((one) => shareSeals(one, range));
    if (!other) return;
    const number = isSealOf(range, firstSeal(other)) ? firstSeal(other) : firstSeal(range);
    throw refuse("seal_already_issued", "first", { number, name: other.name });
  },
};
