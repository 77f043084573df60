/** Mail by SMTP, or as files in the outbox folder where none is configured. */
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Env } from "../env.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for eyes; programs that show no markup show the text. */
  readonly html?: string;
  /** Who is named as its sender; the address is always that of the installation. */
  readonly sender?: string;
  /** Where an answer goes. */
  readonly replyTo?: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

/** `deliveryId` stays the same over retries, so that a mail sent twice carries one message id. */
export type SendMail = (mail: Mail, deliveryId: string) => Promise<void>;

/** Milliseconds until a server that does not answer is given up; the mail is tried again later. */
const LIMITS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
};

/** Of "Name <address>", the address. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}

export function openMail(
  env: Pick<Env, "SMTP_URL" | "DATA_DIR" | "MAIL_FROM">,
  limits: typeof LIMITS = LIMITS,
): SendMail {
  const message = ({ sender, attachments = [], ...mail }: Mail, deliveryId: string) => ({
    from: sender === undefined ? env.MAIL_FROM : { name: sender, address: addressIn(env.MAIL_FROM) },
    messageId: `<${deliveryId}@plimsoll>`,
    ...mail,
    attachments: [...attachments],
  });
  if (env.SMTP_URL !== undefined) {
    const transport = nodemailer.createTransport({ ...limits, url: env.SMTP_URL });
    return async (mail, deliveryId) => {
      await transport.sendMail(message(mail, deliveryId));
    };
  }
  const outbox = join(env.DATA_DIR, "outbox");
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (mail, deliveryId) => {
    const { message: bytes } = await writer.sendMail(message(mail, deliveryId));
    await mkdir(outbox, { recursive: true });
    const path = join(outbox, `${deliveryId}.eml`);
    await writeFile(`${path}.part`, bytes as Buffer);
    await rename(`${path}.part`, path);
  };
}
