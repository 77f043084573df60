/** Services that are offered, carried out and billed. */
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { namedFields } from "./named.ts";

export const serviceType = defineRecord({
  key: "service_type",
  service: "register",
  path: "service-types",
  scope: "global",
  title: "name",
  fields: {
    ...namedFields,
    code: text({ max: 30, unique: true, capitals: true, list: true, search: true }),
    unit_id: reference("measure", { list: true, filter: true, help: true }),
    /** Which item of a service tax list applies is a decision per service, so it is data. */
    tax_code: text({ max: 20, help: true }),
  },
});
