/** People who sign in. Their password hash lives apart and never leaves the server. */
import { choice, flag } from "../kernel/field/choice.ts";
import { email, text } from "../kernel/field/text.ts";
import { LOCALES } from "../kernel/locale.ts";
import { defineRecord } from "../kernel/record.ts";

export const user = defineRecord({
  key: "user",
  service: "register",
  scope: "global",
  title: "name",
  actions: [],
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    login: email({ required: true, max: 254, unique: true, list: true, search: true }),
    locale: choice(LOCALES, { list: true }),
    home_country: text({ pattern: "[A-Z]{2}", capitals: true }),
    is_map_classifier: flag({ list: true, filter: true }),
    map_registration: text({ max: 60 }),
    map_classifier_signature: text(),
    translate_message: flag(),
  },
});
