/**
 * Printed documents, read back from their bytes.
 *
 * @engine any: nothing is stored
 */
import { LOCALES } from "@plimsoll/domain/kernel/locale";
import { photoGrid } from "@plimsoll/domain/report/operation-report";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import type { PrintedDocument, Section } from "#adapters/pdf";
import { frameOf } from "#adapters/pdf/photo-frame";
import { shrunk } from "#adapters/pdf/pictures";
import { renderPdf } from "#adapters/pdf/render";
import { type ReadPdf, readPdf } from "./pdf-reader.ts";

const PLAIN: PrintedDocument = {
  title: "Título",
  language: "pt",
  author: "Companhia Ltda.",
  code: "AB-2026-000131",
  version: "2",
  createdAt: new Date("2026-11-15T10:00:00Z"),
  letterhead: { lines: ["Companhia Ltda.", "Rua do Comércio 55"] },
  meta: [{ label: "Rótulo", value: "Valor" }],
  sections: [],
};

const print = (...sections: Section[]) => renderPdf({ ...PLAIN, sections });
const read = async (...sections: Section[]) => readPdf(await print(...sections));
const readRich = (html: string) => read({ kind: "richText", html });
/** What stands between the facts and the foot. */
const bodyOf = ({ text }: ReadPdf) =>
  text
    .split("\n")
    .slice(5)
    .filter((line) => !line.startsWith(PLAIN.code));

const paragraphs = (count: number): Section[] =>
  Array.from({ length: count }, (_, index) => ({ kind: "paragraph", text: `Parágrafo ${index + 1}.` }));

/** Everything lies within the margins of an A4 page, the foot aside. */
function expectOnPaper(pdf: ReadPdf) {
  for (const { pieces } of pdf.pages) {
    const foot = pieces.filter(({ y }) => y < 56).sort((one, other) => one.x - other.x);
    expect(foot.map(({ text }) => text).join("")).toMatch(/^AB-2026-000131 · Versão 2Página \d+ de \d+$/);
    for (const { x, y, width, text } of pieces) {
      expect(x, text).toBeGreaterThanOrEqual(47);
      expect(x + width, text).toBeLessThan(549 + (text.endsWith(" ") ? 4 : 0));
      expect(y, text).toBeLessThan(800);
    }
  }
}

describe("a document", () => {
  it("carries letterhead, title, facts and foot", async () => {
    const pdf = await read({ kind: "paragraph", text: "Um parágrafo." });
    expect(pdf.text.split("\n")).toEqual([
      "Companhia Ltda.",
      "Rua do Comércio 55",
      "Título",
      "Rótulo",
      "Valor",
      "Um parágrafo.",
      "AB-2026-000131 · Versão 2 Página 1 de 1",
    ]);
    expect(pdf.info).toMatchObject({
      Title: "Título",
      Author: "Companhia Ltda.",
      Subject: "AB-2026-000131 · 2",
      Creator: "Plimsoll",
      CreationDate: "D:20261115100000Z",
    });
  });

  it.each(LOCALES)("speaks its language at the foot and in its properties (%s)", async (language) => {
    const pdf = readPdf(await renderPdf({ ...PLAIN, language, sections: paragraphs(60) }));
    const foot = {
      pt: ["Versão 2 Página 1 de 2", "pt-BR"],
      en: ["Version 2 Page 1 of 2", "en"],
      es: ["Versión 2 Página 1 de 2", "es"],
      fr: ["Version 2 Page 1 sur 2", "fr"],
    }[language];
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.pages[0]?.lines.at(-1)).toBe(`AB-2026-000131 · ${foot[0]}`);
    expect(pdf.pages[1]?.lines.at(-1)).toBe(`AB-2026-000131 · ${foot[0]?.replace(/1 (?=de|of|sur)/, "2 ")}`);
    expect(pdf.language).toBe(foot[1]);
  });

  it("prints the letters of four languages, and signs that are common in reports", async () => {
    const signs = "ç ã é ñ œ Œ Ç à ü ß ¿ ¡ º ª ° ² ³ µ ≤ ≥ ± × – — “ ” € £ ½ ‰ fi ffl";
    const pdf = await read({ kind: "paragraph", text: `${signs} e\u0301 A → B ← C ↔ D ✓ ✔ ✗ ☐ ☑ ☒ ▲ ● ★` });
    expect(bodyOf(pdf)).toEqual([`${signs} é A → B ← C ↔ D ✓ ✔ ✗ ☐ ☑ ☒ ▲ ● ★`]);
  });

  it("drops what has no shape and keeps lines", async () => {
    const pdf = await read({ kind: "paragraph", text: "a\u0000b\u202ec\ufeffd\u00ade\r\nsecond\ud800" });
    expect(bodyOf(pdf)).toEqual(["abcde", "second\ufffd"]);
  });

  it("is printed without a logo that cannot be drawn", async () => {
    const letterhead = { lines: ["A"], logo: Buffer.from("no picture") };
    const pdf = readPdf(Buffer.from(await renderPdf({ ...PLAIN, letterhead })));
    expect(pdf.text).toContain("A");
    expect(pdf.pages[0]?.images).toBe(0);
  });

  it("gives the same bytes for the same description, and others for another instant", async () => {
    const logo = await picture("png");
    const document: PrintedDocument = {
      ...PLAIN,
      letterhead: { lines: ["A"], logo },
      sections: [
        { kind: "richText", html: "<p><b>a</b><i>b</i><b><i>c</i></b></p><ul><li>d</li></ul>" },
        { kind: "photos", photos: [await photo("Um"), await photo("Dois")], columns: 2, rows: 1 },
      ],
    };
    const [first, second] = await Promise.all([renderPdf(document), renderPdf(document)]);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const third = await renderPdf(document);
    expect(Buffer.compare(first, second)).toBe(0);
    expect(Buffer.compare(first, third)).toBe(0);
    const id = (bytes: Uint8Array) => /\/ID \[<(\w+)>/.exec(Buffer.from(bytes).toString("latin1"))?.[1];
    expect(id(first)).toMatch(/^[0-9a-f]{32}$/);
    const later = await renderPdf({ ...document, createdAt: new Date("2026-11-15T10:00:01Z") });
    expect(id(later)).not.toBe(id(first));
  });
});

describe("tables", () => {
  const columns = [
    { label: "Item", share: 3 },
    { label: "Quantidade", align: "right" as const },
  ];

  it("repeat their heads on every page, keep rows whole and set totals at the end", async () => {
    const rows = Array.from({ length: 150 }, (_, index) => [
      `Linha ${index + 1} ${"palavra ".repeat(index % 40)}`,
      `${index},5`,
    ]);
    const pdf = await read({ kind: "table", columns, rows, totals: [["Total", "11.175,0"]] });
    expect(pdf.pages.length).toBeGreaterThan(3);
    for (const [index, page] of pdf.pages.entries()) {
      const head = page.lines.filter((line) => line === "Item Quantidade");
      expect(head).toHaveLength(1);
      if (index > 0)
        expect(page.lines.slice(0, 2)).toEqual(["Item Quantidade", expect.stringMatching(/^Linha \d+ /)]);
    }
    const printed = bodyOf(pdf).filter((line) => line.startsWith("Linha"));
    expect(printed.map((line) => [line.split(" ")[1], line.split(" ").at(-1)])).toEqual(
      rows.map(([, figure], index) => [String(index + 1), figure]),
    );
    expect(bodyOf(pdf).at(-1)).toBe("Total 11.175,0");
    expectOnPaper(pdf);
  });

  it("align figures to the right edge", async () => {
    const pdf = await read({
      kind: "table",
      columns,
      rows: [
        ["a", "1,00"],
        ["b", "1.234.567,89"],
        ["c", "77,11"],
      ],
    });
    const ends =
      pdf.pages[0]?.pieces.filter(({ text }) => /,\d\d$/.test(text)).map(({ x, width }) => x + width) ?? [];
    expect(ends).toHaveLength(3);
    for (const end of ends) expect(end).toBeCloseTo(595.28 - 48, 1);
  });

  it("let a row that no page holds go on, and lose nothing of it", async () => {
    const words = Array.from({ length: 3000 }, (_, index) => `w${index}`);
    const pdf = await read({
      kind: "table",
      columns,
      rows: [
        [words.join(" "), "1"],
        ["W".repeat(6000), "2"],
        ["a\n".repeat(200), "3"],
      ],
    });
    expect(pdf.text.match(/\bw\d+/g)).toEqual(words);
    expect(pdf.text.match(/W/g)).toHaveLength(6000);
    expect(bodyOf(pdf).filter((line) => /^a( 3)?$/.test(line))).toHaveLength(200);
    expectOnPaper(pdf);
  });

  it("break no word where there are many columns: what all rows say alike stands above them", async () => {
    const many = Array.from({ length: 14 }, (_, at) => ({ label: `Classificador ${at + 1}` }));
    const row = (code: string) => [
      code,
      ...many.slice(1).map(({ label }, at) => (at === 3 ? "—" : `Soja${label}`)),
    ];
    const different = ["BR-SM-2026-000012", "BR-SM-2026-000013"].map((code, at) =>
      row(code).map((text, column) => (column > 8 ? `Amostra${at}` : text)),
    );
    const pdf = await read({ kind: "table", columns: many, rows: different });
    const words = pdf.pages.flatMap(({ pieces }) => pieces.flatMap(({ text }) => text.trim().split(/\s+/)));
    expect(words.filter((word) => word === "SojaClassificador")).toHaveLength(7);
    expect(words.filter((word) => word === "Amostra1")).toHaveLength(5);
    expect(pdf.text).toContain("BR-SM-2026-000013");
    expect(words.filter((word) => word === "Classificador")).toHaveLength(many.length - 1);
    expect(words).not.toContain("—");
    expectOnPaper(pdf);
  });

  it("take short rows and no rows, and refuse a row with more cells than columns", async () => {
    expect(bodyOf(await read({ kind: "table", columns, rows: [["a"], []] }))).toContain("a");
    expect(bodyOf(await read({ kind: "table", columns, rows: [] }))).toEqual(["Item Quantidade"]);
    await expect(print({ kind: "table", columns, rows: [["a", "1", "x"]] })).rejects.toThrow("3 cells");
  });
});

describe("rich text", () => {
  it("dresses words, and nests lists", async () => {
    const pdf = await readRich(
      "<h2>Cabeça</h2><p>a <strong>forte</strong> <em>leve</em> <strong><em>ambos</em></strong><br>nova</p>" +
        "<ul><li><p>um</p><ol start='3'><li><p>três</p><ul><li><p>fundo</p></li></ul></li><li>quatro</li></ol></li><li>dois</li></ul>" +
        "<blockquote><p>citado</p></blockquote><pre><code>x\n  y</code></pre><hr><p>fim &amp; &lt;b&gt; &ccedil;&#227;&#xe9;</p>",
    );
    expect(bodyOf(pdf)).toEqual([
      ...["Cabeça", "a forte leve ambos", "nova", "um", "3. três", "fundo", "4. quatro", "dois", "citado"],
      ...["x", "y", "fim & <b> çãé"],
    ]);
    const piece = (text: string) => pdf.pages[0]?.pieces.find((one) => one.text.trim() === text);
    expect(piece("forte")?.font).toBe("Roboto-Medium");
    expect(piece("leve")?.font).toBe("Roboto-Italic");
    expect(piece("ambos")?.font).toBe("Roboto-MediumItalic");
    expect(piece("a")?.font).toBe("Roboto-Regular");
    expect(piece("Cabeça")?.size).toBeGreaterThan(piece("a")?.size ?? 99);
    const left = ["um", "três", "fundo"].map((text) => piece(text)?.x ?? 0);
    expect(left).toEqual([...left].sort((one, other) => one - other));
    expect(new Set(left).size).toBe(3);
    expect(piece("dois")?.x).toBe(piece("um")?.x);
    expect(piece("y")?.x).toBe(piece("x")?.x);
    expect(piece("citado")?.x).toBeGreaterThan(piece("a")?.x ?? 999);
  });

  it("links where a reader may go, and nowhere else", async () => {
    const pdf = await readRich(
      "<p><a href='https://example.org/ç?a=1&amp;b=(2)'>web</a> <a href=mailto:a@example.org>post</a> " +
        "<a href='javascript:alert(1)'>js</a> <a href=' data:text/html,x'>data</a> <a href='/x'>near</a> <a href='file:///etc/passwd'>file</a></p>",
    );
    expect(bodyOf(pdf)).toEqual(["web post js data near file"]);
    expect(new Set(pdf.pages[0]?.links)).toEqual(
      new Set(["https://example.org/%C3%A7?a=1&b=(2)", "mailto:a@example.org"]),
    );
  });

  it("leaves out what is no text, and fetches nothing", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const pdf = await readRich(
      "<p>um<script>alert('x</p>')</script><style>p{background:url(http://example.org/a)}</style></p>" +
        "<img src='http://example.org/a.png' onerror='alert(1)'><img src=\"data:image/png;base64,AAAA>\">" +
        "<iframe src='http://example.org'>i</iframe><object data='http://example.org'><p>o</p></object>" +
        "<svg><image href='http://example.org/b'/><text>s</text></svg><!-- c <p>c</p> --><!doctype html><?php p ?>" +
        "<video src='http://example.org/v'></video><p onclick='x()' style='display:none'>dois</p><unknown>três</unknown>" +
        "<table><tr><td>a</td><td>b</td></tr></table>",
    );
    expect(bodyOf(pdf)).toEqual(["um", "dois", "três", "a b"]);
    expect(pdf.pages[0]?.images).toBe(0);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ["a tag that never ends", "a <b", ["a <b"]],
    ["signs that are no tags", "1 < 2 > 0 & 3 &nope; &toString; <3", ["1 < 2 > 0 & 3 &nope; &toString; <3"]],
    ["a quotation mark that never ends", '<p class="x>a</p><p>b</p>', ["a", "b"]],
    ["end tags without a beginning", "</ul></p></li></b>a</blockquote></a>", ["a"]],
    ["items outside of a list", "<li>a<li>b", ["a", "b"]],
    ["text between a list and its items", "<ul>a<li>b</ul>c", ["a", "b", "c"]],
    ["a comment that never ends", "a<!-- b", ["a"]],
    ["nothing", "<p></p><ul></ul><b></b>", []],
    [
      "names that objects have",
      "<constructor>a</constructor><toString>b</toString><p constructor>c",
      ["ab", "c"],
    ],
    ["a character beyond all", "a&#x110000;&#xd800;&#0;b", ["a\ufffd\ufffdb"]],
  ])("survives %s", async (_, html, lines) => {
    expect(bodyOf(await readRich(html))).toEqual(lines);
  });

  it("keeps text of any depth on the paper", async () => {
    const deep = `${"<blockquote><ul><li>a".repeat(300)}${"</li></ul></blockquote>".repeat(300)}<p>end</p>`;
    const pdf = await readRich(deep);
    expect(bodyOf(pdf).filter((line) => line === "a")).toHaveLength(300);
    const [start, end] = [47, pdf.pages.at(-1)?.pieces.find(({ text }) => text === "end")?.x ?? 0];
    expect(end - start).toBeLessThan(2);
    expectOnPaper(pdf);
  });
});

describe("long and hostile texts", () => {
  const SIZE = 200_000;
  const long = (text: string) => text.repeat(Math.ceil(SIZE / text.length));
  /** Rendered in about a second by itself; the rest is for machines that do other things besides. */
  const LONGEST = 40_000;

  it.each([
    ["sentences", "<p>Lorem ipsum <b>dolor</b> sit amet, consectetur adipiscing elit.</p>"],
    ["one paragraph", "Lorem ipsum dolor sit amet. "],
    ["one word", "x"],
    ["one word of many dresses", "<b>a</b>c"],
    ["beginnings of tags", "<a "],
    ["quotation marks", '<a ">'],
    ["entities", "&amp"],
    ["open lists", "<ul><li>a"],
  ])("prints 200 KB of %s in little time", { timeout: LONGEST }, async (_, piece) => {
    const pdf = await readRich(long(piece));
    expect(pdf.pages.length).toBeGreaterThan(0);
  });

  it("loses no word of a long text", async () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `w${index}`);
    const pdf = await read({ kind: "paragraph", text: words.join(" ") });
    expect(pdf.text.match(/\bw\d+/g)).toEqual(words);
    expectOnPaper(pdf);
  });

  it("breaks words that no line holds", async () => {
    const pdf = await readRich(`<p>${"<b>m</b>n".repeat(500)} ${"k".repeat(3000)}</p>`);
    const printed = bodyOf(pdf).join("");
    expect(printed.match(/mn/g)).toHaveLength(500);
    expect(printed.match(/k/g)).toHaveLength(3000);
    expectOnPaper(pdf);
  });
});

describe("further parts", () => {
  it("keeps a heading with what follows it", async () => {
    for (const before of [44, 45, 46, 47, 48, 49, 50, 51]) {
      const table: Section = { kind: "table", columns: [{ label: "Coluna" }], rows: [["a"], ["b"]] };
      const pdf = await read(...paragraphs(before), { kind: "heading", text: "Cabeçalho" }, table);
      const page = pdf.pages.findIndex(({ lines }) => lines.includes("Cabeçalho"));
      const lines = pdf.pages[page]?.lines ?? [];
      expect(lines.slice(lines.indexOf("Cabeçalho")).slice(0, 3)).toEqual(["Cabeçalho", "Coluna", "a"]);
    }
  });

  it("prints pairs in columns, and signatures on one page", async () => {
    const pairs = ["a", "b", "c", "d", "e"].map((name) => ({ label: `L${name}`, value: `V${name}` }));
    const signatures = ["Ana", "Bia", "Caio", "Davi"].map((name) => ({ lines: [name, "Cargo"] }));
    const pdf = await read({ kind: "pairs", pairs, columns: 2 }, { kind: "signatures", signatures });
    expect(bodyOf(pdf)).toEqual([
      ...["La Lb", "Va Vb", "Lc Ld", "Vc Vd", "Le", "Ve"],
      ...["Ana Bia Caio", "Cargo Cargo Cargo", "Davi", "Cargo"],
    ]);
    const late = await read(...paragraphs(50), { kind: "signatures", signatures: signatures.slice(0, 2) });
    const page = late.pages.find(({ lines }) => lines.includes("Ana Bia"));
    expect(page?.lines).toContain("Cargo Cargo");
  });

  it("prints so many photos on a page as were asked for, with their captions", async () => {
    for (const perPage of [1, 2, 3, 4, 6, 9, 12]) {
      const grid = photoGrid(perPage);
      const photos = await Promise.all(
        Array.from({ length: perPage * 2 + 1 }, (_, at) => photo(`Foto ${at + 1}`, perPage)),
      );
      const pdf = await read({ kind: "photos", photos, ...grid });
      // What is described before them has a page of its own.
      expect(pdf.pages.map(({ images }) => images)).toEqual([0, perPage, perPage, 1]);
      expect(pdf.text).toContain(`Foto ${perPage * 2 + 1}`);
    }
  });

  it("makes a photo small, upright and plain before it is printed, and refuses what is none", async () => {
    const large = await sharp({ create: { width: 4000, height: 3000, channels: 4, background: "#0b6e83" } })
      .png()
      .toBuffer();
    const frame = frameOf(photoGrid(4));
    const [small, turned] = await Promise.all([shrunk(large, frame, 0), shrunk(large, frame, 90)]);
    const about = await sharp(small).metadata();
    expect([about.format, about.width]).toEqual(["jpeg", Math.ceil((frame.width / 72) * 120)]);
    const upright = await sharp(turned).metadata();
    expect(upright.height).toBeGreaterThan(upright.width);
    await expect(shrunk(large.subarray(0, 60), frame, 0)).rejects.toThrow();
    await expect(shrunk(new Uint8Array(10), frame, 0)).rejects.toThrow();
  });
});

async function photo(caption: string, perPage = 4) {
  return { bytes: await shrunk(await picture("jpeg"), frameOf(photoGrid(perPage)), 0), caption };
}

async function picture(kind: "png" | "jpeg"): Promise<Uint8Array> {
  const background = { r: 11, g: 110, b: 131, alpha: 0.5 };
  return sharp({ create: { width: 300, height: 200, channels: 4, background } })
    .toFormat(kind)
    .toBuffer();
}
