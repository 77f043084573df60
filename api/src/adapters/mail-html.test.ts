/** @engine any: nothing is stored */
import { expect, it } from "vitest";
import { mailHtml } from "./mail-html.ts";

const LINK = "https://office.example/proposal?token=a&b=c";
const mail = {
  subject: "Proposal <1>",
  text: `Dear Ana & sons,\n\nfirst line\nsecond <b>line</b>\n\n${LINK}\n\n"Bye"`,
  language: "en",
  letterhead: ["Demo Inspections", "Av. Ana Costa, 1", "12.345.678/0001-95"],
} as const;

it("says what the plain text says, and nothing of it as markup", () => {
  const html = mailHtml(mail);
  expect(html).toContain("Dear Ana &amp; sons,");
  expect(html).toContain("first line<br>second &lt;b&gt;line&lt;/b&gt;");
  expect(html).toContain("&quot;Bye&quot;");
  expect(html).toContain("<title>Proposal &lt;1&gt;</title>");
  expect(html).toContain('<html lang="en">');
});

it("puts a button in place of the address, and the address beneath it", () => {
  const href = 'href="https://office.example/proposal?token=a&amp;b=c"';
  expect(mailHtml(mail).split(href)).toHaveLength(2);
  const html = mailHtml({ ...mail, button: "Read & answer" });
  expect(html.split(href)).toHaveLength(3);
  expect(html).toContain(">Read &amp; answer</a>");
});

it("links no address that stands within a sentence, and no other scheme", () => {
  const html = mailHtml({ ...mail, text: `see ${LINK}\n\njavascript:alert(1)` });
  expect(html).not.toContain("href");
});

it("names its sender at the head and at the foot, and fetches nothing", () => {
  const html = mailHtml(mail);
  expect(html.split("Demo Inspections")).toHaveLength(3);
  expect(html).toContain("12.345.678/0001-95");
  expect(html).not.toMatch(/src=|url\(|@import/);
});
