/**
 * XML from outside as a tree of texts. Nothing is resolved or fetched: a document that declares types or entities is refused
 * before it is read, however deep it is nested it costs no more than its size, and its size is limited by whoever asks.
 */
import type { XmlNode } from "@plimsoll/domain/operation/invoice-file";
import { XMLParser, XMLValidator } from "fast-xml-parser";

const DEEPEST = 40;
const DECLARES = /<!(?:DOCTYPE|ENTITY)/i;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  removeNSPrefix: true,
  maxNestedTags: DEEPEST,
});

/** Undefined where it is none, or one that declares what it should not. */
export function readXml(text: string): XmlNode | undefined {
  if (DECLARES.test(text) || nestsDeeperThan(text, DEEPEST)) return undefined;
  try {
    if (XMLValidator.validate(text) !== true) return undefined;
    return parser.parse(text) as XmlNode;
  } catch {
    return undefined;
  }
}

/** Counted before anything is built from it. */
function nestsDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  for (const [tag] of text.matchAll(/<[^!?][^>]*>/g)) {
    if (tag.startsWith("</")) depth -= 1;
    else if (!tag.endsWith("/>")) depth += 1;
    if (depth > most) return true;
  }
  return false;
}
