/** Somebody without an account reads and answers a draft by the link from the mail, once. */
import { buffer } from "node:stream/consumers";
import type { Actor } from "@plimsoll/domain/access/actor";
import type { RowFilter } from "@plimsoll/domain/access/scope";
import type { CertificateStatus } from "@plimsoll/domain/certificate/certificate";
import { sectionsOf } from "@plimsoll/domain/certificate/certificate-comment";
import type { certificateContracts } from "@plimsoll/domain/certificate/contract";
import { ORDER_KINDS } from "@plimsoll/domain/commercial/order-kind";
import type { z } from "zod";
import type { App } from "#app";
import { senderOf } from "#commercial/store";
import { readRow } from "#record/load";
import { insertChecked } from "#record/write";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call, Origin } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { openUnauthenticatedCall } from "#rpc/open-call";
import type { PublicCall } from "#rpc/public-calls";
import { countTries, LIMITS, takeBack } from "#session/attempts";
import { hashToken } from "#session/sessions";
import { changeStatus } from "#status/machine";
import { type CertificateRow, describe } from "./describe.ts";
import { commentsOn, draftFile, findLink, type OpenLink } from "./store.ts";
import { sentContent } from "./versions.ts";

type Contracts = typeof certificateContracts;
type Input<K extends keyof Contracts> = z.infer<Contracts[K]["input"]>;

const CALLS = { approved: "approve", reproved: "reprove" } as const;

export const certificateLinkHandlers = {
  async viewCertificateByLink({ app, ...origin }: PublicCall, { token }: Input<"viewCertificateByLink">) {
    const link = await find(app, origin, token, true);
    const row = await rowOf(app, origin, link);
    const file = await draftFile(app.db, row.id);
    const stored = file === undefined ? undefined : await app.files.get(file);
    if (!stored) throw refuse("link_not_available");
    const bytes = await buffer(stored);
    const content = row.content ?? (await sentContent(app.db, row.id)) ?? (await describe(app, row)).content;
    const isOpen = (await findLink(app.db, hashToken(token), origin.now, { readable: false })) !== undefined;
    return {
      name: row.name,
      kind: row.kind,
      company: (await senderOf(app.db, row.author_id))?.name ?? null,
      status: row.status as CertificateStatus,
      language: row.languages[0] ?? "en",
      file: `data:application/pdf;base64,${bytes.toString("base64")}`,
      may_answer: isOpen && row.status === "sent",
      sections: sectionsOf(content),
      comments: await commentsOn(app.db, row.id),
    };
  },

  async answerCertificateByLink({ app, ...origin }: PublicCall, input: Input<"answerCertificateByLink">) {
    const { token, status, name, reason } = input;
    const link = await find(app, origin, token, false);
    const call = callOf(app, origin, link, `${name} (${link.email})`);
    const asked = { id: link.certificate_id, justification: reason ?? null, call: CALLS[status] };
    const comments = (input.comments ?? []).map((one) => ({ ...one, certificate_id: link.certificate_id }));
    await call.inTransaction(async (inner) => {
      const onComments = asSideEffectOn(inner, "certificate_comment");
      for (const one of comments)
        await insertChecked(onComments, app.catalog.get("certificate_comment"), one);
      await changeStatus(inner, app.catalog.get("certificate"), asked, "guest");
    });
    return { status };
  },
};

async function find(app: App, origin: Origin, token: string, readable: boolean): Promise<OpenLink> {
  const tries = [[LIMITS.linkPerAddress, origin.address]] as const;
  await countTries(app.db, origin.now, tries);
  const link = await findLink(app.db, hashToken(token), origin.now, { readable });
  if (!link) throw refuse("link_not_available");
  await takeBack(app.db, tries);
  return link;
}

async function rowOf(app: App, origin: Origin, link: OpenLink): Promise<CertificateRow> {
  const call = callOf(app, origin, link, "");
  const row = await readRow(call, app.catalog.get("certificate"), link.certificate_id);
  if (!row) throw refuse("link_not_available");
  return row as CertificateRow;
}

/** Somebody of the customer's, who may read and answer certificates, see which order they are of, and nothing else. */
function readerOf(link: OpenLink, name: string): Actor {
  const services = [
    { name: "service", types: [{ name: "certificate", permissions: ["load", "approve"] }] },
    { name: "workorder", types: ORDER_KINDS.map((kind) => ({ name: kind, permissions: ["load"] })) },
  ];
  const entity = {
    id: link.customer_id,
    name,
    types: ["guest"] as const,
    country: link.country,
    legacyId: null,
    customerId: link.customer_id,
  };
  return {
    userId: "link",
    name,
    profiles: [{ entity, countries: [link.country], services }],
  };
}

function callOf(app: App, origin: Origin, link: OpenLink, name: string): Call {
  const actor = readerOf(link, name);
  const ofCustomer = { kind: "customer", customerId: link.customer_id } as const;
  const filter: RowFilter = { kind: "all", within: [{ level: 0, rows: ofCustomer }] };
  return openUnauthenticatedCall(app, origin, {
    actor,
    record: "certificate",
    country: link.country,
    filter,
  });
}
