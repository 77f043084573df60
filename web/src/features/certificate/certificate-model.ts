/** Certificates of one order, or of all: of one, the order is given and no field. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { narrowedModel } from "#record/narrowed-model";

const COLUMNS = [
  "name",
  "work_order_id",
  "kind",
  "product_id",
  "status",
  "revision",
  "sent_at",
  "issued_at",
] as const;
const ALL = "";
const models = new WeakMap<RecordModel, Map<string, RecordModel>>();

/** Made once for each order: lists know a model by its identity. */
export function certificatesOfOrder(model: RecordModel, order: string | undefined): RecordModel {
  const known = models.get(model) ?? new Map<string, RecordModel>();
  models.set(model, known);
  const made =
    known.get(order ?? ALL) ??
    narrowedModel(model, { fixed: order === undefined ? {} : { work_order_id: order }, columns: COLUMNS });
  known.set(order ?? ALL, made);
  return made;
}
