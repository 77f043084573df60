/** Couriers that carry samples, and how a shipment is followed. Everybody who sends one may see the list. */
import { issue } from "../kernel/errors.ts";
import { phone, text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

/** What the tracking number takes the place of. */
export const TRACKING_MARK = "{number}";

/** The page that follows one shipment; nothing where the courier has none, or there is no number yet. */
export function trackingAddress(pattern: string | null, number: string | null): string | null {
  if (pattern === null || number === null) return null;
  return pattern.replaceAll(TRACKING_MARK, encodeURIComponent(number));
}

export const dispatcher = defineRecord({
  key: "dispatcher",
  service: "register",
  path: "courier",
  scope: "country",
  open: ["list"],
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    phone: phone({ max: 40, list: true }),
    tracking_address: text({
      max: 300,
      url: true,
      list: true,
      help: true,
      example: `https://example.test/track/${TRACKING_MARK}`,
    }),
  },
  check: [
    ({ tracking_address: address }) =>
      address === null || address.includes(TRACKING_MARK) ? [] : [issue("invalid", "tracking_address")],
  ],
});
