/** Parameters by which the installation runs, changed by developers while it runs. None of them is a secret. */
import { issue } from "../kernel/errors.ts";
import { choice } from "../kernel/field/choice.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const SETTINGS = ["announcement", "support_contact", "digest_hour"] as const;
export type SettingKey = (typeof SETTINGS)[number];

const HOUR = /^([01]?\d|2[0-3])$/;

export const setting = defineRecord({
  key: "setting",
  service: "register",
  scope: "global",
  title: "name",
  // Everybody's screen shows the announcement and whom to ask.
  open: ["list"],
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    parameter: choice(SETTINGS, { required: true, list: true, filter: true, help: true }),
    value: text({ required: true, max: 500, list: true, example: "7" }),
  },
  // Of several for one parameter the newest counts.
  order: [["updated_at", "desc"]],
  check: [
    ({ parameter, value }) =>
      parameter === "digest_hour" && !HOUR.test(value) ? [issue("invalid", "value")] : [],
  ],
});
