/** Records that only the benchmark has: work-order-like rows, a million of them and ten thousand of them. */
import { choice } from "@plimsoll/domain/kernel/field/choice";
import { weight } from "@plimsoll/domain/kernel/field/number";
import { reference } from "@plimsoll/domain/kernel/field/relation";
import { text } from "@plimsoll/domain/kernel/field/text";
import { date } from "@plimsoll/domain/kernel/field/time";
import { defineRecord } from "@plimsoll/domain/kernel/record";
import { RECORDS } from "@plimsoll/domain/records";

export const STATUSES = ["created", "waiting", "operating", "certified", "billed", "canceled"] as const;

function order<const K extends string>(key: K) {
  return defineRecord({
    key,
    service: "register",
    scope: "country",
    title: "code",
    fields: {
      code: text({ required: true, max: 30, unique: true, search: true, list: true }),
      status: choice(STATUSES, { required: true, filter: true, list: true }),
      day: date({ required: true, list: true }),
      volume: weight({ list: true }),
      port_id: reference("port", { required: true, list: true }),
      city_id: reference("city", { required: true, list: true }),
      customer_id: reference("customer", { required: true, list: true, anyCountry: true }),
      company_id: reference("company", { required: true, list: true, anyCountry: true }),
    },
    indexes: [["country", "status", "day"]],
    order: [["day", "desc"]],
  });
}

export const BENCH_RECORDS = {
  ...RECORDS,
  bench_order: order("bench_order"),
  bench_small: order("bench_small"),
};
