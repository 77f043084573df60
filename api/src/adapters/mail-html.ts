/**
 * A mail as its reader sees it, made from its plain text, which goes along as its twin: the same sentences, a button for
 * the link, who sent it at the head and at the foot. Tables and styles on every element, because mail programs know
 * little else; nothing is fetched, so nothing tells the sender when it was read.
 */
import type { Locale } from "@plimsoll/domain/kernel/locale";

export interface MailLook {
  readonly subject: string;
  readonly text: string;
  readonly language: Locale;
  /** What is written on the button, in place of an address that stands on a line of its own. */
  readonly button?: string | undefined;
  /** The sender: name, then address, tax number and telephone. */
  readonly letterhead: readonly string[];
}

const SEA = "#0b6e80";
const INK = "#0b1f33";
const QUIET = "#52637a";
const LINE = "#dfe5ec";
const PAPER = "#ffffff";
const GROUND = "#f4f6f8";
const TYPE = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ADDRESS = /^https?:\/\/\S+$/;

export function mailHtml({ subject, text, language, button, letterhead }: MailLook): string {
  const [sender = "", ...others] = letterhead;
  const paragraphs = text.split(/\n{2,}/).map((one) => paragraph(one.trim(), button));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${GROUND};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${GROUND};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${PAPER};border:1px solid ${LINE};border-radius:8px;">
<tr><td style="padding:18px 28px;border-bottom:3px solid ${SEA};${TYPE};font-size:17px;font-weight:600;color:${INK};">${escaped(sender)}</td></tr>
<tr><td style="padding:24px 28px 12px;">
${paragraphs.join("\n")}
</td></tr>
<tr><td style="padding:14px 28px 18px;border-top:1px solid ${LINE};${TYPE};font-size:12px;line-height:18px;color:${QUIET};">${[sender, ...others].map(escaped).join("<br>")}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string, button: string | undefined): string {
  const style = `margin:0 0 16px;${TYPE};font-size:15px;line-height:23px;color:${INK};`;
  if (ADDRESS.test(text)) return linked(text, button, style);
  return `<p style="${style}">${escaped(text).replaceAll("\n", "<br>")}</p>`;
}

/** Readable as an address too, for whoever does not press buttons in mails. */
function linked(address: string, button: string | undefined, style: string): string {
  const link = escaped(address);
  const small = `<p style="${style}font-size:12px;line-height:18px;"><a href="${link}" style="color:${QUIET};word-break:break-all;">${link}</a></p>`;
  if (button === undefined) return small;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 14px;"><tr><td style="background:${SEA};border-radius:6px;"><a href="${link}" style="display:inline-block;padding:11px 22px;${TYPE};font-size:15px;font-weight:600;color:${PAPER};text-decoration:none;">${escaped(button)}</a></td></tr></table>
${small}`;
}

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? "");
}
