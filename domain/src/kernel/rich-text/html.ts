/**
 * Reads markup as a browser would forgive it: a stream of texts and tags, whatever was left open or misspelt. What is
 * no text for a reader (scripts, style sheets, drawings, embedded pages) is passed over with all it contains. One
 * walk over the source, also when the source was made to be slow.
 */
export type HtmlToken =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "open"; readonly name: string; readonly source: string }
  | { readonly kind: "close"; readonly name: string };

/** Up to their own end tag everything in them is one text, tags and comments included. */
const RAW = ["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "noscript"];
const RAW_END = new Map(RAW.map((name) => [name, new RegExp(`</${name}(?=[\\s/>])`, "gi")]));

/** Contain tags, but nothing to read. */
const PASSED_OVER = new Set([
  "svg",
  "math",
  "object",
  "template",
  "select",
  "audio",
  "video",
  "canvas",
  "head",
]);

export function* readHtml(html: string): Generator<HtmlToken> {
  let passing: { name: string; depth: number } | undefined;
  for (const token of tokens(html)) {
    if (passing === undefined) {
      if (token.kind === "open" && PASSED_OVER.has(token.name)) passing = { name: token.name, depth: 1 };
      else yield token;
    } else if (token.kind !== "text" && token.name === passing.name) {
      passing.depth += token.kind === "open" ? 1 : -1;
      if (passing.depth === 0) passing = undefined;
    }
  }
}

function* tokens(html: string): Generator<HtmlToken> {
  const tagEnd = tagEndOf(html);
  let text = 0;
  let at = html.indexOf("<");
  while (at !== -1) {
    const end = /[a-z/!?]/i.test(html[at + 1] ?? "") ? tagEnd(at) : undefined;
    if (end === undefined) {
      at = html.indexOf("<", at + 1);
      continue;
    }
    if (at > text) yield { kind: "text", text: decoded(html.slice(text, at)) };
    const token = tagOf(html.slice(at, end));
    text = end;
    if (token?.kind === "open" && RAW_END.has(token.name)) text = rawEnd(html, token.name, end);
    else if (token) yield token;
    at = html.indexOf("<", text);
  }
  if (text < html.length) yield { kind: "text", text: decoded(html.slice(text)) };
}

/** Where the tag or comment that starts at a place is over; undefined when it never is. */
function tagEndOf(html: string): (start: number) => number | undefined {
  const last = html.lastIndexOf(">");
  // A quotation mark that is never closed would swallow all that follows, again for every tag: from the first such
  // mark on they count as ordinary characters.
  let quotes = true;
  const quoted = (start: number): number | undefined => {
    const mark = /["'>]/g;
    mark.lastIndex = start;
    for (let found = mark.exec(html); found; found = mark.exec(html)) {
      if (found[0] === ">") return found.index + 1;
      const close = html.indexOf(found[0], found.index + 1);
      if (close === -1) return undefined;
      mark.lastIndex = close + 1;
    }
    return undefined;
  };
  return (start) => {
    if (html.startsWith("<!--", start)) {
      const close = html.indexOf("-->", start + 4);
      return close === -1 ? html.length : close + 3;
    }
    if (start > last) return undefined;
    const end = quotes ? quoted(start) : undefined;
    if (end !== undefined) return end;
    quotes = false;
    return html.indexOf(">", start) + 1;
  };
}

function tagOf(source: string): HtmlToken | undefined {
  const [, slash, name] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(source) ?? [];
  if (name === undefined) return undefined;
  const tag = name.toLowerCase();
  return slash === "/" ? { kind: "close", name: tag } : { kind: "open", name: tag, source };
}

function rawEnd(html: string, name: string, from: number): number {
  const end = RAW_END.get(name);
  if (end === undefined) return from;
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** The value of an attribute in the source of a tag. */
export function attributeOf(source: string, name: string): string | undefined {
  const found = new RegExp(`[\\s"'/]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(source);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : decoded(value);
}

const NAMED = new Map([
  ...named(
    "amp & lt < gt > quot \" apos ' nbsp \u00a0 copy © reg ® trade ™ ndash – mdash — hellip … bull • middot ·",
  ),
  ...named(
    "lsquo ‘ rsquo ’ ldquo “ rdquo ” laquo « raquo » deg ° plusmn ± times × divide ÷ frac12 ½ sup2 ² sup3 ³",
  ),
  ...named("micro µ le ≤ ge ≥ ne ≠ euro € pound £ sect § ordm º ordf ª iexcl ¡ iquest ¿ szlig ß permil ‰"),
  ...named("oelig œ OElig Œ aelig æ AElig Æ oslash ø Oslash Ø rarr → larr ←"),
]);
/** Accents are named alike on every letter. */
const ACCENTS = new Map([
  ...named(
    "grave \u0300 acute \u0301 circ \u0302 tilde \u0303 uml \u0308 ring \u030a cedil \u0327 caron \u030c",
  ),
]);

function named(list: string): [string, string][] {
  return [...list.matchAll(/(\w+) (\S|\u00a0)/g)].map(([, name = "", sign = ""]) => [name, sign]);
}

function decoded(text: string): string {
  return text.includes("&")
    ? text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,9});/gi, character)
    : text;
}

function character(written: string, name: string): string {
  if (name.startsWith("#")) {
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point <= 0x10ffff ? String.fromCodePoint(point) : "\ufffd";
  }
  const accent = ACCENTS.get(name.slice(1));
  if (accent !== undefined) return `${name[0]}${accent}`.normalize("NFC");
  return NAMED.get(name) ?? written;
}

/** Text between tags, as editors write it. */
export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\u00a0", "&nbsp;");
}

/** Text that may stand in an attribute too. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}
