/** Rules of trucks and their fiscal invoices that need to see other rows. */
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { isUnderWay } from "@plimsoll/domain/operation/pages/truck";
import type { RecordRules } from "#record/rules";
import { isKeyLinked, isVehicleUnderWay, trucksElsewhere } from "./store.ts";

export const truckRules: RecordRules = {
  async validate(call, { before, after }) {
    if (!after) return [];
    const found: Issue[] = [];
    const isSame = (field: string) => before?.[field] === after[field];
    if (
      isUnderWay(after.state) &&
      !(isSame("vehicle") && isSame("operation_id") && isUnderWay(before?.state))
    ) {
      const about = { operationId: after.operation_id, vehicle: after.vehicle, id: after.id };
      if (await isVehicleUnderWay(call.db, about))
        found.push(issue("truck_under_way", "plate", { plate: String(after.plate) }));
    }
    if (after.nf_key !== null && !isSame("nf_key")) {
      const about = { record: "truck", column: "nf_key", key: after.nf_key, id: after.id };
      if (await isKeyLinked(call.db, about))
        found.push(issue("number_already_linked", "nf_key", { number: String(after.nf_key) }));
    }
    return found;
  },
};

export const fobInvoiceRules: RecordRules = {
  async validate(call, { before, after }) {
    if (!after) return [];
    const found: Issue[] = [];
    if (after.key !== null && before?.key !== after.key) {
      const about = { record: "fob_invoice", column: "key", key: after.key, id: after.id };
      if (await isKeyLinked(call.db, about))
        found.push(issue("number_already_linked", "key", { number: String(after.key) }));
    }
    const trucks = (after.truck_ids ?? []) as string[];
    if (trucks.length > 0 && (await trucksElsewhere(call.db, trucks, after.operation_id)).length > 0)
      found.push(issue("reference_not_found", "truck_ids"));
    return found;
  },
};
