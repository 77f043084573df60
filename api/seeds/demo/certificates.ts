/** Certificates of the demo company that are under way; the first ones are issued by whoever tries it. */
import { createHash } from "node:crypto";
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

/** Documents of others that the house has vouched for, here and abroad; one of them has run out. */
export function authenticatedDocuments(today: string): Values[] {
  const documents = [
    { number: "FIT-2026-00412", name: "Phytosanitary certificate", country: "BR", from: -20, days: 90 },
    { number: "FUM-2026-0087", name: "Fumigation statement", country: "BR", from: -120, days: 60 },
    { number: "SENASA-88213", name: "Certificado fitosanitario", country: "AR", from: -9, days: 120 },
  ];
  return documents.map(({ number, name, country, from, days }) => ({
    id: seedId("authenticated_document", number),
    country,
    numero_certificado: number,
    nome_documento: name,
    nome_tipo_documento: "Certificate",
    tipo_produto: "Soybeans",
    quantidade: "30 000 t",
    data_criacao: addDays(today, from),
    validade: addDays(today, from + days),
    usuario_cadastro: "Helena Duarte",
    documento: `${number}.docx`,
    hash: createHash("sha256").update(number).digest("hex"),
  }));
}
