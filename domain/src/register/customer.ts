/** Whom we work for. A guest entity of the portal belongs to one customer. */
import { choice, flag } from "../kernel/field/choice.ts";
import { percent } from "../kernel/field/number.ts";
import { children, reference } from "../kernel/field/relation.ts";
import { email, phone, text } from "../kernel/field/text.ts";
import { LOCALES } from "../kernel/locale.ts";
import { defineRecord } from "../kernel/record.ts";
import { checkParty, partyFields } from "./party.ts";
import { WITHHOLDINGS } from "./withholding-terms.ts";

export const customer = defineRecord({
  key: "customer",
  service: "register",
  path: "customers",
  // A guest sees the one row that is their own customer.
  scope: "customer",
  customer: "id",
  title: "name",
  fields: {
    ...partyFields,
    language: choice(LOCALES, { list: true, filter: true, help: true, section: "contact" }),
    contacts: children(
      {
        name: text({ required: true, max: 120 }),
        email: email({ max: 254 }),
        phone: phone({ max: 40 }),
        position_id: reference("role"),
      },
      { section: "contact" },
    ),
    withholding: choice(WITHHOLDINGS, { help: true, section: "billing" }),
    iss_pct: percent({
      scale: 4,
      shown: 2,
      min: "2",
      max: "5",
      example: "5.0000",
      help: true,
      section: "billing",
    }),
    syncs: flag({ list: true, filter: true, help: true, section: "sync" }),
    sync_address: text({ max: 300, url: true, example: "https://example.test/inbox", section: "sync" }),
    /**
     * With what deliveries are signed. It is written and never read again: the row keeps a mark, the secret lies apart.
     */
    sync_secret: text({ max: 200, internal: true, help: true, section: "sync" }),
  },
  requiredWhen: {
    sync_address: (row) => row.syncs === true,
    iss_pct: (row) => row.withholding === "federal_and_iss",
  },
  check: [checkParty],
});
