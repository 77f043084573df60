/** What went to the system of the demo's customer that takes deliveries; nothing of it is sent anew. */
import { addDays } from "@plimsoll/domain/kernel/dates";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { seedId } from "../seed-id.ts";

const ADDRESS = "https://erp.vale-verde.example/plimsoll/inbox";
export const DEMO_SECRET_MARK = "••••••••-00000000000demo";

/** Of a customer that takes deliveries. */
export const TAKES_DELIVERIES = { syncs: true, sync_address: ADDRESS, sync_secret: DEMO_SECRET_MARK };

const MOST = 6;

/** The oldest arrived at the first try, one at the third, the newest was given up. */
export function deliveriesOf(orders: readonly Values[], customerId: string, today: string): Values[] {
  const abroad = orders.filter((order) => order.country === "AR").slice(0, 1);
  const own = [...abroad, ...orders.filter((order) => order.customer_id === customerId).slice(0, MOST)];
  return own.map((order, at) => {
    const id = seedId("sync", String(order.id));
    const isDead = at === own.length - 1;
    const tries = isDead ? 8 : at === 2 ? 3 : 1;
    const day = addDays(today, at - own.length);
    const moment = (minutes: number) => `${day}T12:${String(minutes).padStart(2, "0")}:00.000Z`;
    const isLast = (one: number) => one === tries - 1;
    return {
      id,
      country: order.country,
      name: order.wocode,
      delivery_id: id,
      what: "work_order",
      customer_id: order.customer_id,
      work_order_id: order.id,
      status: isDead ? "dead" : "delivered",
      attempts: tries,
      at: moment(tries),
      delivered_at: isDead ? null : moment(tries),
      subject_id: order.id,
      subject_version: 0,
      address: ADDRESS,
      request: {
        delivery_id: id,
        what: "work_order",
        at: moment(0),
        country: order.country,
        work_order: { id: order.id, wocode: order.wocode, kind: order.kind, date: order.date },
      },
      response_status: isDead ? 503 : 200,
      response: isDead ? "Service unavailable" : '{"accepted":true}',
      tries: Array.from({ length: tries }, (_, one) => ({
        id: seedId("sync_try", id, String(one)),
        at: moment(one + 1),
        response_status: isDead || !isLast(one) ? 503 : 200,
        reason: isDead || !isLast(one) ? "answered" : null,
        problem: isDead || !isLast(one) ? "the customer's system answered 503" : null,
        milliseconds: 180 + one * 37,
      })),
    };
  });
}
