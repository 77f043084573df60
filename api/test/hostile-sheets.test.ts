/**
 * Sheets that nobody made with a spreadsheet: each is refused by name, and the server goes on.
 *
 * @engine any: a sheet is read and refused before it reaches the database
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Part, textCell, workbook } from "./fixtures/archive.ts";
import { type Client, openTestServer, type Reply, type TestServer } from "./harness.ts";

let server: TestServer;
let ops: Client;

beforeAll(async () => {
  server = await openTestServer();
  ops = await server.as("ops.br");
});
afterAll(() => server.close());

const open = (bytes: Buffer | string): Promise<Reply> =>
  ops.register("import", "port", {
    step: "open",
    name: "sheet",
    file: typeof bytes === "string" ? bytes : bytes.toString("base64"),
  });

const refusal = async (bytes: Buffer | string) => {
  const { status, body } = await open(bytes);
  return [status, body.errors?.[0].code, body.errors?.[0].field];
};

const HEADING = `<row r="1">${textCell("A1", "name")}</row>`;
const repeated = (count: number, row: (at: number) => string) =>
  Buffer.from(Array.from({ length: count }, (_, at) => row(at)).join(""));

/** XML of a given length, made of one letter: it packs to a thousandth. */
const letters = (length: number) => Buffer.alloc(length, "x");
const sheetPart = (content: Buffer, claimed?: number): Part => ({
  name: "xl/worksheets/sheet1.xml",
  content,
  ...(claimed === undefined ? {} : { claimed }),
});
const MIB = 1_048_576;

describe("a hostile workbook", () => {
  it("with cells at the last column of many rows is refused for its columns", async () => {
    const rows = repeated(10_000, (at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`);
    const file = workbook(rows);
    expect(file.length).toBeLessThan(100_000);
    expect(await refusal(file)).toEqual([405, "too_many_columns", "file"]);
  });

  it.each([
    ["an entity", `<c r="&#88;FD2"><v>1</v></c>`],
    ["no quotes", `<c r=XFD2><v>1</v></c>`],
    ["no space", `<c t="n"r="XFD2"><v>1</v></c>`],
    ["the name twice", `<c r="A2" r="XFD2"><v>1</v></c>`],
    ["a prefix", `<x:c r="XFD2"><v>1</v></x:c>`],
    ["cells without a name", `<c><v>1</v></c>`.repeat(201)],
  ])("does not hide its columns behind %s", async (_what, cells) => {
    const rows = Buffer.concat([Buffer.from(HEADING), repeated(2_000, () => `<row>${cells}</row>`)]);
    const [status, code] = await refusal(workbook(rows));
    expect([405, ["too_many_columns", "invalid_file"].includes(code)]).toEqual([status, true]);
  });

  it("with one enormous cell is refused for its length", async () => {
    const rows = Buffer.concat([
      Buffer.from(`${HEADING}<row r="2"><c r="A2" t="inlineStr"><is><t>`),
      letters(40 * MIB),
      Buffer.from("</t></is></c></row>"),
    ]);
    expect(await refusal(workbook(rows))).toEqual([405, "cell_too_long", "file"]);
  });

  it("with a cell just over what Excel allows is refused, and with one just under it is taken", async () => {
    const cell = (length: number) =>
      workbook(`${HEADING}<row r="2">${textCell("A2", "é".repeat(length))}</row>`);
    expect(await refusal(cell(32_768))).toEqual([405, "cell_too_long", "file"]);
    expect((await open(cell(32_767))).status).toBe(200);
  });

  it("that unpacks to much more than it weighs is refused, whatever its directory claims", async () => {
    const bomb = Buffer.concat([Buffer.from("<worksheet><!--"), letters(200 * MIB), Buffer.from("-->")]);
    expect(await refusal(workbook("", [sheetPart(bomb)]))).toEqual([405, "invalid_file", "file"]);
    const spread = repeated(300, () => `<cols>${" ".repeat(250_000)}</cols>`);
    expect(await refusal(workbook(spread))).toEqual([413, "too_large", "file"]);
    expect(await refusal(workbook("", [sheetPart(spread, 1_000)]))).toEqual([413, "too_large", "file"]);
    expect(await refusal(workbook("", [sheetPart(spread, 0)]))).toEqual([413, "too_large", "file"]);
  });

  it("with a tag that never ends is refused at once", async () => {
    const rows = Buffer.concat([Buffer.from(`${HEADING}<row r="2" a="`), letters(30 * MIB)]);
    expect(await refusal(workbook(rows))).toEqual([405, "invalid_file", "file"]);
  });

  it("with more texts than a sheet could show is refused", async () => {
    const content = Buffer.concat([
      Buffer.from("<sst>"),
      repeated(2_000_000, () => "<si><t>a</t></si>"),
      Buffer.from("</sst>"),
    ]);
    const file = workbook(HEADING, [{ name: "xl/sharedStrings.xml", content }]);
    expect(await refusal(file)).toEqual([413, "too_large", "file"]);
  });

  it("that says one long text two million times is refused", async () => {
    const content = `<sst><si><t>${"long ".repeat(6_000)}</t></si></sst>`;
    const cells = Array.from({ length: 200 }, () => `<c t="s"><v>0</v></c>`).join("");
    const file = workbook(
      repeated(5_000, () => `<row>${cells}</row>`),
      [{ name: "xl/sharedStrings.xml", content }],
    );
    expect(await refusal(file)).toEqual([413, "too_large", "file"]);
  });

  it("with more rows than we take is refused, however many of them are empty", async () => {
    const rows = repeated(10_002, (at) => `<row r="${at + 1}">${textCell(`A${at + 1}`, `n${at}`)}</row>`);
    expect(await refusal(workbook(rows))).toEqual([405, "too_many_entries", "file"]);
    const sparse = Buffer.concat([
      Buffer.from(HEADING),
      repeated(60_000, (at) => `<row r="${at + 2}"><c r="A${at + 2}" s="1"/></row>`),
      Buffer.from(`<row r="70000">${textCell("A70000", "Last")}</row>`),
    ]);
    const taken = await open(workbook(sparse));
    expect(taken.body.attributes).toMatchObject({ total: 1, sample: [["Last"]] });
  });

  it("with dates and numbers that there are not is refused at their cells, not by falling over", async () => {
    const styles = `<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
    const relations = `<Relationships><Relationship Id="rId1" Type="x/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`;
    const row = `<row r="2"><c r="A2" s="1"><v>1e300</v></c><c r="B2"><v>1e999</v></c>${textCell("C2", "a_x0000_b_xD800_")}</row>`;
    const head = `<row r="1">${textCell("A1", "name")}${textCell("B1", "code")}${textCell("C1", "note")}</row>`;
    const opened = await open(
      workbook(`${head}${row}`, [
        {
          name: "xl/_rels/workbook.xml.rels",
          content: relations.replace(
            "x/relationships",
            "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
          ),
        },
        { name: "xl/styles.xml", content: styles },
      ]),
    );
    expect([opened.status, opened.body.attributes?.sample[0].length]).toEqual([200, 3]);
  });

  it.each([
    ["a directory of nonsense", Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), letters(5_000)])],
    ["an archive that holds no workbook", workbook("", [{ name: "xl/workbook.xml", content: "<nothing/>" }])],
    ["a workbook cut short", workbook(HEADING).subarray(0, 700)],
  ])("is refused as no sheet: %s", async (_what, bytes) => {
    expect(await refusal(bytes)).toEqual([405, "invalid_file", "file"]);
  });
});

describe("a hostile text", () => {
  it.each([
    ["eleven million commas", Buffer.alloc(11_000_000, ","), "too_many_columns"],
    ["one line of eleven million letters", letters(11_000_000), "cell_too_long"],
    [
      "a quote that never closes",
      Buffer.concat([Buffer.from('name\n"'), letters(11_000_000)]),
      "cell_too_long",
    ],
    ["eleven million lines", Buffer.alloc(11_000_000, "a\n"), "too_many_entries"],
    ["nothing but line breaks", Buffer.alloc(11_000_000, "\n"), "too_many_entries"],
    ["nothing but returns", Buffer.alloc(11_000_000, "\r"), "too_many_entries"],
    ["as many line breaks as a spreadsheet has rows", Buffer.alloc(1_048_575, "\n"), "invalid_file"],
  ])("of %s is refused", async (_what, bytes, code) => {
    expect(await refusal(bytes)).toEqual([405, code, "file"]);
  });

  it("that is no base64 is refused", async () => {
    expect(await refusal("%%%% not base64 %%%%")).toEqual([405, "invalid_file", "file"]);
    expect(await refusal(`data:text/csv;base64,${"*".repeat(1_000)}`)).toEqual([405, "invalid_file", "file"]);
  });
});

it("reads one sheet of a person at a time, and answers everybody else meanwhile", async () => {
  const heavy = workbook(
    Buffer.concat([
      Buffer.from(HEADING),
      repeated(
        9_000,
        (at) => `<row>${textCell(`A${at + 2}`, `n${at}`)}${textCell(`B${at + 2}`, "x".repeat(500))}</row>`,
      ),
    ]),
  );
  const replies = await Promise.all(Array.from({ length: 6 }, () => open(heavy)));
  const statuses = replies.map((reply) => reply.status).sort();
  expect(statuses[0]).toBe(200);
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  expect((await server.get("/healthz")).status).toBe(200);
});
