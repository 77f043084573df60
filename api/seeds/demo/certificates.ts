/** Certificates of the demo company that are under way; the first ones are issued by whoever tries it. */
import { createHash } from "node:crypto";
import { draftName } from "@plimsoll/domain/certificate/certificate";
import { addDays } from "@plimsoll/domain/kernel/dates";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { seedId } from "../seed-id.ts";

interface Writing {
  readonly today: string;
  load(record: string, rows: readonly Values[]): Promise<void>;
}

export async function loadCertificates(orders: readonly Values[], { today, load }: Writing): Promise<void> {
  const certificates = certificatesOf(orders, today);
  await load("certificate", certificates);
  await load("certificate_comment", certificateComments(certificates));
  const customerOf = (country: string) => orders.find((order) => order.country === country)?.customer_id;
  await load("certificate_text", certificateTexts(customerOf));
  await load("authenticated_document", authenticatedDocuments(today));
}

const DRAFTED = [
  { kind: "quality", status: "draft" },
  { kind: "weight", status: "sent" },
  { kind: "hold_cleanliness", status: "draft" },
  { kind: "loading_supervision", status: "reproved" },
] as const;

/** Orders in certification have papers, and so has one abroad. */
function certificatesOf(orders: readonly Values[], today: string): Values[] {
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

/** What was said about those that came back, by the customer and by us. */
function certificateComments(certificates: readonly Values[]): Values[] {
  return certificates
    .filter(({ status }) => status === "reproved")
    .flatMap((about) =>
      [
        {
          section: "notify_party",
          text: "Please name the notify party as in the letter of credit.",
          mine: false,
        },
        { section: "whole", text: "It will be in the next version.", mine: true },
      ].map(({ section, text, mine }) => ({
        id: seedId("certificate_comment", String(about.id), section),
        country: about.country,
        certificate_id: about.id,
        work_order_id: about.work_order_id,
        author_name: mine ? "Helena Duarte" : "Paulo Andrade",
        author_id: mine ? about.author_id : null,
        section,
        text,
        draft_version: 0,
        from_customer: !mine,
      })),
    );
}

/** Documents of others that the house has vouched for, here and abroad; one of them has run out. */
function authenticatedDocuments(today: string): Values[] {
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

/** What certificates begin with, here and abroad; one is a customer's own. */
function certificateTexts(customerOf: (country: string) => unknown): Values[] {
  const texts = [
    {
      country: "BR",
      part: "remarks",
      language: "en",
      own: false,
      text: "Sampling and analysis by the methods agreed between the parties.",
    },
    {
      country: "BR",
      part: "remarks",
      language: "pt",
      own: false,
      text: "Amostragem e análise pelos métodos acordados entre as partes.",
    },
    { country: "BR", part: "notify_party", language: "en", own: true, text: "Same as consignee" },
    {
      country: "AR",
      part: "remarks",
      language: "es",
      own: false,
      text: "Muestreo y análisis por los métodos acordados entre las partes.",
    },
  ] as const;
  return texts.map(({ country, part, language, own, text }) => ({
    id: seedId("certificate_text", country, part, language),
    country,
    name: `${part === "remarks" ? "Methods" : "Notify party"} (${language})`,
    customer_id: own ? customerOf(country) : null,
    part,
    language,
    kinds: [],
    text,
  }));
}
