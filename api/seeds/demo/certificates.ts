/** Certificates of the demo company that are under way; the first ones are issued by whoever tries it. */
import { draftName } from "@plimsoll/domain/certificate/certificate";
import { addDays } from "@plimsoll/domain/kernel/dates";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { seedId } from "../seed-id.ts";

const DRAFTED = [
  { kind: "quality", status: "draft" },
  { kind: "weight", status: "sent" },
  { kind: "hold_cleanliness", status: "draft" },
  { kind: "loading_supervision", status: "reproved" },
] as const;

/** Orders in certification have papers, and so has one abroad. */
export function certificatesOf(orders: readonly Values[], today: string): Values[] {
  const inCertification = orders.filter(
    ({ status, kind }) => status === "in_certification" && kind !== "fob",
  );
  const abroad = orders.filter(({ country, kind }) => country === "AR" && kind === "ship").slice(0, 1);
  return [...new Set([...inCertification, ...abroad])].flatMap((order) =>
    DRAFTED.map(({ kind, status }) => ({
      id: seedId("certificate", String(order.id), kind),
      country: order.country,
      name: draftName(String(order.wocode), kind),
      work_order_id: order.id,
      kind,
      product_id: order.product_id ?? null,
      languages: ["en", "pt"],
      texts: { consignee: "To the order of Eastgate Commercial Bank" },
      status,
      revision: 0,
      author_id: order.author_id ?? null,
      sent_at: status === "draft" ? null : `${addDays(today, -2)}T15:05:00.000Z`,
      ...(status === "reproved"
        ? {
            answered_at: `${addDays(today, -1)}T11:40:00.000Z`,
            answered_by: "Paulo Andrade",
            answer: "Notify party missing",
          }
        : {}),
    })),
  );
}
