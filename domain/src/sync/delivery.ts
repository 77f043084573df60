/**
 * What goes to a customer's own system: a work order, a final classification, an attachment. A delivery keeps what was sent
 * word for word, every try and what came of it; its id is the same over all tries, so that a receiver knows what it has.
 */
import { z } from "zod";
import { choice } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { children, reference } from "../kernel/field/relation.ts";
import { structure } from "../kernel/field/structure.ts";
import { longText, text } from "../kernel/field/text.ts";
import { instant } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";

/** Kinds of things that can be delivered; how each is read stands in one table of the server. */
export const DELIVERABLES = ["work_order", "classification", "attachment"] as const;
export type Deliverable = (typeof DELIVERABLES)[number];

/** `failed` is tried again by itself, `dead` by a person alone. */
export const DELIVERY_STATUSES = ["queued", "delivered", "failed", "dead"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why a try came to nothing, so that everybody reads it in their own language; `problem` is what the network said. */
export const DELIVERY_REASONS = [
  "answered",
  "timed_out",
  "name_not_found",
  "not_connected",
  "broken_off",
  "not_secure",
  "private_address",
  "takes_none",
  "no_secret",
  "other",
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

/** So much of an answer is kept. */
export const MAX_ANSWER = 2_000;

const kept = { systemManaged: true } as const;

export const sync = defineRecord({
  key: "sync",
  service: "wosync",
  scope: "customer",
  customer: "customer_id",
  title: "name",
  actions: ["list", "load"],
  fields: {
    name: text({ ...kept, required: true, max: 255, list: true, search: true }),
    delivery_id: text({ ...kept, required: true, max: 36, unique: true }),
    what: choice(DELIVERABLES, { ...kept, required: true, list: true, filter: true }),
    customer_id: reference("customer", { ...kept, required: true, list: true, filter: true }),
    work_order_id: reference("work_order", { ...kept, required: true, list: true, filter: true }),
    status: choice(DELIVERY_STATUSES, {
      ...kept,
      required: true,
      default: "queued",
      list: true,
      filter: true,
    }),
    attempts: number({ ...kept, required: true, default: 0, min: 0, list: true }),
    response_status: number({ ...kept, min: 0, list: true }),
    at: instant({ ...kept, required: true, list: true }),
    delivered_at: instant({ ...kept, list: true }),
    /** What is delivered, and as which of its versions. */
    subject_id: text({ ...kept, required: true, max: 36 }),
    subject_version: number({ ...kept, required: true, min: 0 }),
    address: text({ ...kept, max: 300, section: "exchange" }),
    request: structure(z.record(z.string(), z.unknown()), { ...kept, example: {}, section: "exchange" }),
    response: longText({ ...kept, max: MAX_ANSWER, section: "exchange" }),
    tries: children(
      {
        at: instant({ required: true }),
        response_status: number({ min: 0 }),
        /** Why there was no answer, or none that counts. */
        reason: choice(DELIVERY_REASONS),
        problem: text({ max: 300 }),
        milliseconds: number({ min: 0 }),
      },
      { ...kept, section: "tries" },
    ),
  },
  unique: [["what", "subject_id", "subject_version"]],
  indexes: [
    ["country", "at"],
    ["customer_id", "at"],
    ["status", "at"],
    ["work_order_id", "at"],
  ],
  order: [["at", "desc"]],
});
