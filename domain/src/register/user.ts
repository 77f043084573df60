/** People who sign in. Their password hash lives apart and never leaves the server. */
import { choice, flag } from "../kernel/field/choice.ts";
import { file, reference } from "../kernel/field/relation.ts";
import { email, text } from "../kernel/field/text.ts";
import { LOCALES } from "../kernel/locale.ts";
import { defineRecord } from "../kernel/record.ts";

export const user = defineRecord({
  key: "user",
  service: "register",
  path: "users",
  scope: "company",
  staffOnly: true,
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    login: email({ required: true, max: 254, unique: true, list: true, search: true }),
    company_id: reference("company", {
      required: true,
      list: true,
      filter: true,
      anyCountry: true,
      help: true,
    }),
    locale: choice(LOCALES, { list: true }),
    home_country: text({ pattern: "[A-Z]{2}", capitals: true }),
    is_map_classifier: flag({ list: true, filter: true, section: "classifier" }),
    map_registration: text({ max: 60, section: "classifier" }),
    map_classifier_signature: file({ accept: ["image/png", "image/jpeg"], section: "classifier" }),
    translate_message: flag(),
    /** Whether unread notifications are mailed once a day. */
    digest: flag({ help: true }),
  },
});
