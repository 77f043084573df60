/** A ready list of services from which the scope of an order is released. */
import { flag, multiChoice } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { children, reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { ORDER_KINDS } from "./order-kinds.ts";

export const scopeModel = defineRecord({
  key: "scope_model",
  service: "register",
  path: "scope-models",
  scope: "country",
  // How we work is ours; what was agreed, a customer reads in the order.
  staffOnly: true,
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    /** The orders that it is offered for. */
    kinds: multiChoice(ORDER_KINDS, { required: true, list: true, filter: true }),
    items: children(
      {
        service_type_id: reference("service_type", { required: true }),
        mandatory: flag({ default: true }),
        order: number({ required: true, min: 1 }),
      },
      { required: true, distinct: "service_type_id" },
    ),
  },
});
