/** Mails a customer the link by which they answer a pre-invoice without an account. */
import { randomBytes } from "node:crypto";
import { isGuest } from "@plimsoll/domain/access/actor";
import type { correctionContracts } from "@plimsoll/domain/billing/correction-contract";
import { currencyOf } from "@plimsoll/domain/country/currency";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { isEmail } from "@plimsoll/domain/kernel/field/text";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { isLocale } from "@plimsoll/domain/kernel/locale";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { z } from "zod";
import { addressee, senderOf } from "#commercial/store";
import { siteAddress } from "#env";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { wordsOf } from "#rpc/words";
import { hashToken } from "#session/sessions";
import { currentRow } from "#status/change";
import { keepLink } from "./store.ts";

type Sending = z.infer<(typeof correctionContracts)["sendLink"]["input"]>;

const LINK_DAYS = 30;

export function sendLink(call: Call, { id, version, to, message }: Sending) {
  if (isGuest(call.actor)) throw refuse("not_authorized");
  return call.inTransaction(async (inner) => {
    const row = await currentRow(inner, inner.app.catalog.get("pre_invoice"), { id, version });
    if (row.status !== "awaiting_customer")
      throw refuse("status_not_permitted", undefined, { status: "awaiting_customer" });
    const customer = await addressee(inner.db, row.customer_id);
    const addresses = [
      ...new Set((to ?? customer?.emails ?? []).map((one) => one.trim().toLowerCase())),
    ].filter((one) => one !== "");
    if (addresses.length === 0) throw refuse("required", "to");
    for (const [at, address] of addresses.entries())
      if (!isEmail(address)) throw refuse("invalid_email", `to.${at}`);
    for (const address of addresses)
      await mailTo(inner, row, address, {
        customer: customer?.name ?? "",
        language: [customer?.language, inner.locale].find(isLocale) ?? "en",
        message: message?.trim() ?? "",
      });
    return { to: addresses };
  });
}

interface Said {
  readonly customer: string;
  readonly language: Call["locale"];
  readonly message: string;
}

async function mailTo(call: Call, row: WireRow, address: string, said: Said): Promise<void> {
  const { customer, language, message } = said;
  const words = wordsOf(language).printed;
  const sender = await senderOf(call.db, call.actor.userId);
  const token = randomBytes(32).toString("base64url");
  const expires = `${addDays(call.now.slice(0, 10), LINK_DAYS)}T23:59:59.000Z`;
  await keepLink(call.db, {
    hash: hashToken(token),
    preInvoiceId: String(row.id),
    revision: Number(row.revision),
    email: address,
    expires,
  });
  await call.app.jobs.add(call.db, "mail", {
    to: address,
    subject: interpolate(words.approvalSubject, { name: String(row.code) }),
    text: interpolate(words.approvalBody, {
      customer,
      name: String(row.code),
      amount: `${currencyOf(String(row.country))} ${formatNumber(String(row.gross), language, { minScale: 2 })}`,
      message: message === "" ? "" : `${message}\n\n`,
      link: `${siteAddress(call.app.env)}/pre-invoice?token=${token}`,
      sender: sender?.name ?? call.actor.name,
    }),
    button: words.approvalButton,
    language,
    letterhead: [sender?.name ?? ""].filter((line) => line !== ""),
    ...(sender?.email === undefined ? {} : { replyTo: sender.email }),
  });
}
