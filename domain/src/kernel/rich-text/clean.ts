/**
 * Rich text as it is stored: what the editor can make, and nothing else. Whoever shows it later, a screen, a mail or a
 * page of another system, need not fear what somebody sent past the editor. Of other tags the words remain.
 */
import { attributeOf, escapeHtml, escapeText, readHtml } from "./html.ts";

const PAIRED = new Set("p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code strong b em i u s a".split(" "));
const ALONE = new Set(["br", "hr"]);

/** Keep the words before and after them apart, though they themselves are not kept. */
const APART = new Set(
  "div section article header footer main aside nav address figure figcaption table tr td th dl dt dd form fieldset".split(
    " ",
  ),
);

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu;

export function cleanRichText(html: string): string {
  let written = "";
  const open: string[] = [];
  // How often each is open, so that stray end tags cost nothing.
  const counts = new Map<string, number>();
  const count = (name: string, change: number) => counts.set(name, (counts.get(name) ?? 0) + change);
  const leave = () => {
    const name = open.pop() ?? "";
    count(name, -1);
    written += `</${name}>`;
  };
  for (const token of readHtml(html)) {
    if (token.kind === "text") written += escapeText(token.text);
    else if (APART.has(token.name)) written += /(?:\s|>|^)$/.test(written.slice(-1)) ? "" : " ";
    else if (ALONE.has(token.name)) written += token.kind === "open" ? `<${token.name}>` : "";
    else if (!PAIRED.has(token.name)) continue;
    else if (token.kind === "open") {
      written += `<${token.name}${attributes(token.name, token.source)}>`;
      open.push(token.name);
      count(token.name, 1);
    } else if ((counts.get(token.name) ?? 0) > 0) {
      while (open.at(-1) !== token.name) leave();
      leave();
    }
  }
  while (open.length > 0) leave();
  return written.trimEnd();
}

/** Written as the editor writes them, so that a text which was opened and saved again has not changed. */
function attributes(name: string, source: string): string {
  if (name === "a") {
    const address = attributeOf(source, "href")?.trim() ?? "";
    return SAFE_LINK.test(address)
      ? ` target="_blank" rel="noopener noreferrer nofollow" href="${escapeHtml(address)}"`
      : "";
  }
  if (name === "ol") {
    const start = attributeOf(source, "start") ?? "";
    return /^[1-9]\d{0,5}$/.test(start) && start !== "1" ? ` start="${start}"` : "";
  }
  return "";
}
