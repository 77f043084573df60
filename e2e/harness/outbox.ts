/** Mails that the server would send: it writes them into a folder where no mail server is configured. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningApp } from "./app.ts";

const LINKS = {
  recovery: /\/recovery\?token=[\w-]+(&welcome=1)?/,
  proposal: /\/proposal\?token=[\w-]+/,
  certificate: /\/certificate\?token=[\w-]+/,
  preInvoice: /\/pre-invoice\?token=[\w-]+/,
} as const;

/** Where the newest mail to this address leads to, without the site. The mail leaves by a job, so it takes a moment. */
export async function mailedLink(
  app: RunningApp,
  address: string,
  about: keyof typeof LINKS = "recovery",
): Promise<string> {
  const outbox = join(app.dataDir, "outbox");
  for (let turn = 0; turn < 150; turn++) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
    for (const name of names.reverse()) {
      const mail = await readFile(join(outbox, name), "utf8");
      const link = LINKS[about].exec(mail.replaceAll("=\r\n", "").replaceAll("=3D", "="))?.[0];
      if (link !== undefined && mail.includes(`To: ${address}`)) return link;
    }
    await pause(100);
  }
  throw new Error(`no mail to ${address} arrived`);
}
