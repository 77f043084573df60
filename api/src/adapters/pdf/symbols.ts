/**
 * Arrows, ticks, boxes and the like, which the typeface of our documents lacks: wherever a text has one, it is set in a
 * typeface that has it. Applied to what is about to be printed, so that nobody who describes a document thinks of it.
 */
import type { Content } from "pdfmake/interfaces";
import { SYMBOLS_TYPEFACE } from "./typeface.ts";

/** Arrows, technical signs, shapes, dingbats and their supplements. */
const SYMBOLS = /([\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u27f0-\u27ff\u2900-\u297f\u2b00-\u2bff]+)/;

type Node = Readonly<Record<string, unknown>>;

export function withSymbols<T extends Content>(content: T): T {
  return visit(content) as T;
}

function visit(node: unknown): unknown {
  if (typeof node === "string") return SYMBOLS.test(node) ? { text: runs(node) } : node;
  if (Array.isArray(node)) return node.map(visit);
  if (typeof node !== "object" || node === null) return node;
  const { text, stack, columns, ul, ol, table } = node as Node;
  // Most of a document is text without any: it is left as it is.
  if (typeof text === "string") return SYMBOLS.test(text) ? { ...node, text: runs(text) } : node;
  if (Array.isArray(text)) return { ...node, text: text.map(visit) };
  if (stack !== undefined) return { ...node, stack: visit(stack) };
  if (columns !== undefined) return { ...node, columns: visit(columns) };
  if (ul !== undefined) return { ...node, ul: visit(ul) };
  if (ol !== undefined) return { ...node, ol: visit(ol) };
  if (table !== undefined)
    return { ...node, table: { ...(table as Node), body: visit((table as Node).body) } };
  return node;
}

/** Every second piece is one of symbols. */
function runs(text: string): Content[] {
  return text
    .split(SYMBOLS)
    .map((piece, at) => (at % 2 === 1 ? { text: piece, font: SYMBOLS_TYPEFACE } : { text: piece }))
    .filter(({ text: piece }) => piece !== "");
}
