/**
 * The pages of a certificate, read back from its bytes: what closes it is never alone on one.
 *
 * @engine any: nothing is stored
 */
import { expect, it } from "vitest";
import type { Bilingual, Block, PrintedCertificate } from "#adapters/pdf";
import { renderCertificate } from "#adapters/pdf/certificate/render";
import { readPdf } from "./pdf-reader.ts";

const both = (first: string, second: string): Bilingual => ({ first, second });
const once = (first: string): Bilingual => ({ first, second: null });

const seals = (count: number): Block => ({
  kind: "table",
  title: both("Seals applied", "Lacres aplicados"),
  columns: [
    { label: both("Hold", "Porão"), isFigure: false },
    { label: both("Number", "Número"), isFigure: false },
    { label: both("Limit", "Limite"), isFigure: true },
    { label: both("Condition on arrival", "Condição na chegada"), isFigure: false },
  ],
  rows: Array.from({ length: count }, (_, at) => [
    once(String(at + 1)),
    once(`BR-SM-2026-0000${at + 10}`),
    once("11.5 – 14.0"),
    both("Grain clean and dry throughout", "Limpo para grãos e seco em toda a extensão"),
  ]),
  totals: [],
});

const paper = (more: Partial<PrintedCertificate>): PrintedCertificate => ({
  kind: "certificate",
  language: "en",
  author: "Inspections Ltd.",
  createdAt: new Date("2026-11-15T10:00:00Z"),
  letterhead: { lines: ["Inspections Ltd."] },
  title: both("Certificate of hold sealing", "Certificado de lacração"),
  number: {
    label: both("Certificate no.", "Certificado nº"),
    text: "BR-SC-2026-000001",
    lines: ["Revision 0"],
  },
  watermark: null,
  fields: [],
  blocks: [],
  signatory: ["Júlia Paranhos", "Classifier", "Digitally signed 15 November 2026, 10:00"],
  foot: {
    verify: both("Verify this document", "Verifique este documento"),
    address: "https://example.test/verify",
    codeLabel: "Code",
    code: "7K3Q-9XW4-M2TD",
    qr: "https://example.test/verify/7K3Q-9XW4-M2TD",
    limitation: both("It reports our findings.", "Relata o que foi constatado."),
    page: both("Page {page} of {pages}", "Página {page} de {pages}"),
  },
  end: both("End of certificate", "Fim do certificado"),
  signing: null,
  ...more,
});

const printed = async (more: Partial<PrintedCertificate>) => readPdf(await renderCertificate(paper(more)));

it("is signed in the foot of its last page, which has something to certify, however long it is", async () => {
  const closing = ["Quantities are net.", "By the methods agreed between the parties."];
  const paragraphs = closing.map((text): Block => ({ kind: "paragraph", text: once(text) }));
  let longest = 0;
  for (let rows = 20; rows <= 30; rows++) {
    const { pages } = await printed({ blocks: [seals(rows), ...paragraphs] });
    longest = Math.max(longest, pages.length);
    const signed = pages.map(({ lines }) => lines.filter((line) => line.includes("Júlia Paranhos")).length);
    expect(signed).toEqual(pages.map((_, at) => (at === pages.length - 1 ? 1 : 0)));
    const last = pages.at(-1)?.lines ?? [];
    for (const text of closing) expect(last, `${rows} rows`).toContain(text);
    expect(last.join(" ")).toContain("End of certificate");
  }
  expect(longest).toBeGreaterThan(1);
});

it("keeps a short last table with the texts after it", async () => {
  const text: Block = { kind: "paragraph", text: once("Quantities are net.") };
  for (let rows = 18; rows <= 26; rows++) {
    const { pages } = await printed({
      blocks: [seals(rows), { ...seals(1), title: once("Beside") } as Block, text],
    });
    const withTable = pages.findIndex(({ lines }) => lines.some((line) => line.includes("Beside")));
    const withText = pages.findIndex(({ lines }) => lines.includes("Quantities are net."));
    expect(withText, `${rows} rows`).toBe(withTable);
  }
});

it("breaks neither codes nor limits, whatever stands beside them", async () => {
  const { pages } = await printed({ blocks: [seals(4)] });
  const lines = pages[0]?.lines ?? [];
  expect(lines.filter((line) => /BR-SM-2026-0000\d\d/.test(line))).toHaveLength(4);
  expect(lines.filter((line) => line.includes("11.5 – 14.0"))).toHaveLength(4);
});

it("has room in its foot for many lines beneath the signature and a long limitation", async () => {
  const signatory = Array.from({ length: 9 }, (_, at) => `Line ${at + 1} of whoever signs`);
  const limitation = both("It reports our findings. ".repeat(14), "Relata o que foi constatado. ".repeat(14));
  const usual = paper({});
  const { pages } = await printed({ signatory, foot: { ...usual.foot, limitation }, blocks: [seals(40)] });
  for (const { pieces } of pages) for (const { y, text } of pieces) expect(y, text).toBeGreaterThan(14);
  const last = pages.at(-1)?.pieces ?? [];
  const lowestRow = Math.min(...last.filter(({ text }) => text.startsWith("BR-SM")).map(({ y }) => y));
  const signed = last.find(({ text }) => text.startsWith("Line"))?.y ?? 0;
  expect(signed).toBeLessThan(lowestRow);
});

it("has no last page with nothing but a closing line, however many rows are above it", async () => {
  const closing = once("Sampling and analysis by the methods agreed between the parties.");
  const alone: number[] = [];
  const lengths = new Set<number>();
  for (let rows = 14; rows <= 30; rows++) {
    const { pages } = await printed({ blocks: [seals(rows), { kind: "paragraph", text: closing }] });
    const last = pages.at(-1)?.lines.join("\n") ?? "";
    lengths.add(pages.length);
    if (last.includes("Sampling") && !last.includes("BR-SM")) alone.push(rows);
  }
  expect(alone).toEqual([]);
  expect(lengths.size).toBeGreaterThan(1);
});
