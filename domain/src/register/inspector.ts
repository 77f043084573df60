/** Surveyors and classifiers: where they belong, what they can do, and how they sign. */
import { file, reference, references } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const inspector = defineRecord({
  key: "inspector",
  service: "register",
  path: "surveyers",
  scope: "country",
  // Guests read the name under a report; the register of people stays inside.
  staffOnly: true,
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    registration: text({ max: 60, unique: "country", list: true, search: true, help: true }),
    workunit_id: reference("workunit", { list: true, filter: true }),
    user_id: reference("user", { unique: true, help: true }),
    skill_ids: references("service_type", { help: true, section: "skills" }),
    signature: file({ accept: ["image/png", "image/jpeg"], section: "signature" }),
  },
});
