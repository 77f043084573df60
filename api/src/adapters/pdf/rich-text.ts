/**
 * Rich text on paper: paragraphs, headings, nested lists, quotations, code and rules, with bold, italic, underlined,
 * struck and linked words. Pictures and anything else that would have to be fetched are left out; of a tag that is
 * not known only the words remain.
 */

import { attributeOf, readHtml } from "@plimsoll/domain/kernel/rich-text/html";
import type { Content, ContentText, Margins } from "pdfmake/interfaces";
import { line } from "./line.ts";
import { HAIRLINE, INK } from "./look.ts";
import { portions, type Run } from "./portions.ts";
import { printable } from "./printable.ts";

/** Lists and quotations within one another; deeper ones continue at this depth, so that text keeps a width to stand in. */
const DEEPEST = 5;

const INLINE = new Map([
  ...alike("bold", ["strong", "b"]),
  ...alike("italics", ["em", "i", "cite", "var", "dfn"]),
  ...alike("underline", ["u", "ins"]),
  ...alike("lineThrough", ["s", "del", "strike"]),
  ...alike("code", ["code", "kbd", "samp", "tt"]),
] as const);
type Dress = "bold" | "italics" | "underline" | "lineThrough" | "code";

/** End a paragraph before and after them and say no more about it. */
const PARAGRAPHS = new Set(
  "p div section article header footer main aside nav address figure figcaption table tr dl dt dd form fieldset pre".split(
    " ",
  ),
);

const HEADING_SIZE = new Map([
  ["h1", 12.5],
  ["h2", 11.5],
  ["h3", 10.5],
  ["h4", 9.5],
  ["h5", 9],
  ["h6", 9],
]);

type FrameKind = "root" | "quote" | "ul" | "ol" | "li";
interface Frame {
  readonly kind: FrameKind;
  readonly content: Content[];
  readonly start: number;
}

export function richText(html: string): Content[] {
  const flow = openFlow();
  for (const token of readHtml(html)) {
    if (token.kind === "text") flow.text(token.text);
    else if (token.kind === "open") flow.open(token.name, token.source);
    else flow.close(token.name);
  }
  return flow.finish();
}

/** The document as far as it is read: open containers, the paragraph being written, and how its words are dressed. */
function openFlow() {
  const frames = openFrames();
  const dress = new Map<Dress, number>();
  const links: (string | undefined)[] = [];
  let runs: Run[] = [];
  let block = "p";
  let afterSpace = true;

  const endParagraph = () => {
    const words = withoutEnd(runs);
    if (words.length > 0) frames.add(paragraph(words, block, frames.inItem() ? 2 : 4));
    runs = [];
    afterSpace = true;
  };
  const startParagraph = (name: string) => {
    endParagraph();
    block = name;
  };
  const write = (text: string) => {
    const style = runStyle(dress, links.at(-1));
    const previous = runs.at(-1);
    // Words that look alike are one run: the library's time grows with the square of their number.
    if (previous && sameStyle(previous, style)) previous.text += text;
    else runs.push({ text, ...style });
    afterSpace = /[ \n]/.test(text.at(-1) ?? "");
  };

  return {
    text(source: string) {
      const text = printable(source);
      if (block === "pre") return write(text.replace(/^ +/gm, (indent) => "\u00a0".repeat(indent.length)));
      const collapsed = text.replace(/[ \n\f]+/g, " ");
      const fresh = afterSpace ? collapsed.replace(/^ /, "") : collapsed;
      if (fresh !== "") write(fresh);
    },
    open(name: string, source: string) {
      const kind = INLINE.get(name);
      if (kind !== undefined) dress.set(kind, (dress.get(kind) ?? 0) + 1);
      else if (name === "a") links.push(linkOf(source));
      else if (name === "br") write("\n");
      else if (name === "td" || name === "th") write(" ");
      else if (HEADING_SIZE.has(name) || PARAGRAPHS.has(name)) startParagraph(name);
      else if (name === "hr") {
        startParagraph("p");
        frames.add(line(HAIRLINE, INK.hairline));
      } else if (name === "ul" || name === "ol" || name === "li" || name === "blockquote") {
        startParagraph("p");
        frames.open(name === "blockquote" ? "quote" : name, Number(attributeOf(source, "start") ?? 1));
      }
    },
    close(name: string) {
      const kind = INLINE.get(name);
      if (kind !== undefined) dress.set(kind, Math.max(0, (dress.get(kind) ?? 0) - 1));
      else if (name === "a") links.pop();
      else if (HEADING_SIZE.has(name) || PARAGRAPHS.has(name)) startParagraph("p");
      else if (name === "ul" || name === "ol" || name === "li" || name === "blockquote") {
        startParagraph("p");
        frames.close(name === "blockquote" ? "quote" : name);
      }
    },
    finish(): Content[] {
      endParagraph();
      return frames.finish();
    },
  };
}

function openFrames() {
  const root: Frame = { kind: "root", content: [], start: 1 };
  const stack: Frame[] = [root];
  // Opened where it is too deep already: as many end tags mean nothing.
  const refused = new Map<FrameKind, number>();
  const top = () => stack.at(-1) ?? root;
  const depth = () => stack.filter(({ kind }) => kind !== "li" && kind !== "root").length;
  const leave = () => {
    const frame = stack.length > 1 ? stack.pop() : undefined;
    if (frame) top().content.push(...contained(frame, top().kind));
  };
  const leaveTo = (found: number) => {
    while (stack.length > found) leave();
  };
  return {
    inItem: () => top().kind === "li",
    add: (content: Content) => top().content.push(content),
    open(kind: FrameKind, start: number) {
      if (kind === "li") {
        const list = stack.findLastIndex((frame) => frame.kind === "ul" || frame.kind === "ol");
        // An item ends the one before it; outside of a list it is a paragraph.
        if (list === -1 || (refused.get("ul") ?? 0) + (refused.get("ol") ?? 0) > 0) return;
        leaveTo(list + 1);
      }
      if (kind !== "li" && depth() >= DEEPEST) refused.set(kind, (refused.get(kind) ?? 0) + 1);
      else stack.push({ kind, content: [], start: Number.isSafeInteger(start) ? start : 1 });
    },
    close(kind: FrameKind) {
      const ignored = refused.get(kind) ?? 0;
      if (ignored > 0) return refused.set(kind, ignored - 1);
      if (kind === "li" && [...refused.values()].some((count) => count > 0)) return;
      const found = stack.findLastIndex((frame) => frame.kind === kind);
      if (found > 0) leaveTo(found);
    },
    finish(): Content[] {
      leaveTo(1);
      return root.content;
    },
  };
}

function contained({ kind, content, start }: Frame, parent: FrameKind): Content[] {
  if (kind === "li") return [content.length === 0 ? { text: "" } : { stack: content }];
  if (content.length === 0) return [];
  const margin: Margins = [0, 0, 0, parent === "li" ? 0 : 3];
  if (kind === "ul") return [{ ul: content, markerColor: INK.third, margin }];
  if (kind === "ol") return [{ ol: content, start, markerColor: INK.second, margin }];
  return [quotation(content)];
}

function quotation(content: Content[]): Content {
  return {
    table: { widths: ["*"], body: [[{ stack: content, color: INK.second }]] },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (column) => (column === 0 ? 1.5 : 0),
      vLineColor: () => INK.hairline,
      paddingLeft: () => 9,
      paddingRight: () => 0,
      paddingTop: () => 1,
      paddingBottom: () => 0,
    },
    margin: [0, 2, 0, 6],
  };
}

function paragraph(runs: Run[], block: string, below: number): Content {
  // A line without words is as high as one with.
  const texts = portions(runs).map((part): ContentText => ({ text: part.length === 0 ? " " : part }));
  const size = HEADING_SIZE.get(block);
  if (size !== undefined) return { stack: texts, bold: true, fontSize: size, margin: [0, 6, 0, 3] };
  if (block !== "pre") return { stack: texts, margin: [0, 0, 0, below] };
  return { stack: texts, background: INK.code, preserveLeadingSpaces: true, margin: [6, 0, 0, 6] };
}

/** White space at the end of a paragraph is of the markup, not of the text. */
function withoutEnd(runs: Run[]): Run[] {
  for (let run = runs.pop(); run; run = runs.pop()) {
    const text = run.text.trimEnd();
    if (text !== "") return [...runs, { ...run, text }];
  }
  return [];
}

function runStyle(dress: ReadonlyMap<Dress, number>, link: string | undefined): Omit<Run, "text"> {
  const worn = (kind: Dress) => (dress.get(kind) ?? 0) > 0;
  const lines = (["underline", "lineThrough"] as const).filter(
    (kind) => worn(kind) || (link && kind === "underline"),
  );
  return {
    ...(worn("bold") && { bold: true }),
    ...(worn("italics") && { italics: true }),
    ...(worn("code") && { background: INK.code }),
    ...(lines.length > 0 && { decoration: lines }),
    ...(link !== undefined && { link, color: INK.link }),
  };
}

function sameStyle(run: Run, style: Omit<Run, "text">): boolean {
  return (
    run.bold === style.bold &&
    run.italics === style.italics &&
    run.background === style.background &&
    run.link === style.link &&
    String(run.decoration) === String(style.decoration)
  );
}

/** Addresses that a reader may follow without harm; a relative one would lead nowhere from a file. */
function linkOf(source: string): string | undefined {
  const address = attributeOf(source, "href");
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return ["http:", "https:", "mailto:"].includes(protocol) ? href : undefined;
}

function alike(kind: Dress, names: readonly string[]): [string, Dress][] {
  return names.map((name) => [name, kind]);
}
