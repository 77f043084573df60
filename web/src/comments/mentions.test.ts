import { describe, expect, it } from "vitest";
import { mentionAt, mentionedIn, partsOf, withMention } from "./mentions.ts";

const ana = { id: "1", name: "Ana" };
const anaMaria = { id: "2", name: "Ana Maria" };

describe("mentions", () => {
  it.each([
    ["@", 1, { from: 0, query: "" }],
    ["Olá @An", 7, { from: 4, query: "An" }],
    ["Olá @Ana Ma", 11, { from: 4, query: "Ana Ma" }],
    ["(@jo", 4, { from: 1, query: "jo" }],
    ["Olá @An e mais", 7, { from: 4, query: "An" }],
  ])("%j at %i is being typed", (text, cursor, mention) => {
    expect(mentionAt(text, cursor)).toEqual(mention);
  });

  it.each([
    ["mail@test", 9],
    ["@Ana Maria Souza já", 19],
    ["@Ana\nnext", 9],
    ["no mention", 10],
  ])("%j at %i is none", (text, cursor) => {
    expect(mentionAt(text, cursor)).toBeUndefined();
  });

  it("put the name in place of what was typed and go on behind it", () => {
    const typed = { text: "Olá @An, tudo bem?", cursor: 7 };
    const mention = mentionAt(typed.text, typed.cursor);
    expect(mention && withMention(typed, mention, "Ana Maria")).toEqual({
      text: "Olá @Ana Maria , tudo bem?",
      cursor: 15,
    });
  });

  it("count those whose name still stands there, each once", () => {
    expect(mentionedIn("Olá @Ana", [ana, ana, { id: "3", name: "Beto" }])).toEqual([ana]);
    expect(mentionedIn("Olá Ana", [ana])).toEqual([]);
  });

  it("stand out, the longest name first, and lose nothing of the text", () => {
    const text = "Olá @Ana Maria e @Ana!";
    const parts = partsOf(text, [ana, anaMaria]);
    expect(parts.filter((part) => part.isMention).map((part) => part.text)).toEqual(["@Ana Maria", "@Ana"]);
    expect(parts.map((part) => part.text).join("")).toBe(text);
  });
});
