import { expect, it } from "vitest";
import { noticeText } from "./notice-text.ts";

const sentences = { assigned: "{who} assigned you to {subject}, from {from} to {to}." };
const notice = {
  kind: "assigned",
  subject: "BR-S-2026-000012",
  params: JSON.stringify({ who: "Ana", from: "2026-11-16", to: "2026-11-18" }),
};

it("writes days as the reader does", () => {
  expect(noticeText(notice, sentences, "en")).toBe(
    "Ana assigned you to BR-S-2026-000012, from 11/16/2026 to 11/18/2026.",
  );
  expect(noticeText(notice, sentences, "pt")).toContain("from 16/11/2026 to 18/11/2026");
});

it("falls back on the subject where a kind has no words yet", () => {
  expect(noticeText({ ...notice, kind: "new" }, sentences, "en")).toBe("BR-S-2026-000012");
  expect(noticeText({ kind: "assigned", subject: "x", params: null }, {}, "fr")).toBe("x");
});
