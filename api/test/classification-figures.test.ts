/**
 * One result wherever it is read: what the page is given, the list, the official report on paper and the sheet say the
 * same of the worked examples, to the last digit.
 *
 * @engine any: it compares what is made of the same rows; both databases give back decimals in `conformance/records.test.ts`
 */
import { WORKED_EXAMPLES } from "@plimsoll/domain/classification/worked-examples.data";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { words } from "@plimsoll/domain/locales/en/index";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, it } from "vitest";
import { classifiedOperation, day, type Products, productsOf } from "./classifying.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;
let products: Products;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  admin = await server.as("admin");
  products = await productsOf(server);
});
afterAll(() => server.close());

const call = (action: string, input: object) => admin.call("classification", action, "classification", input);

interface Kept {
  readonly id: string;
  readonly code: string;
  readonly outcome: string;
  readonly type: string | null;
  readonly percentages: Readonly<Record<string, string | null>>;
}

/** A worked example as a row of an operation, each on a day of its own. */
async function classified(): Promise<{ operation: string; rows: readonly Kept[] }> {
  const { operation } = await classifiedOperation(admin, fixtures, products);
  const rows: Kept[] = [];
  for (const [at, { request }] of WORKED_EXAMPLES.entries()) {
    const { product, group, sample } = request as { product: string; group?: string; sample?: object };
    const isMaize = product === "maize";
    const row = {
      operation_id: operation,
      kind: "partial",
      hold: isMaize ? 4 : 1,
      date: day(at),
      product_id: isMaize ? products.maize : products.soybean,
      ...(group === undefined ? {} : { group }),
      tonnage: "5000",
      sample,
    };
    rows.push(attributes(await call("create", row)));
  }
  return { operation, rows };
}

const measured = ({ percentages }: Kept) =>
  Object.entries(percentages).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));

it("is the same on the page, in the list, on paper and in the sheet, for every worked example", async () => {
  const { operation, rows } = await classified();
  expect(rows.length).toBeGreaterThan(5);
  const conditions = [{ attribute: "operation_id", operator: "=", value: operation }];
  const bundle = attributes(await admin.call("service", "bundle", "operation", { id: operation }));
  const listed = attributes(await call("list", { conditions, fields: ["*"], pagination: { size: 100 } }));
  const book = await call("export", {
    conditions,
    locale: "en",
    columns: ["code", "outcome", "type", "percentages"],
  });
  const [headings = [], ...cells] = (await readXlsx(new Uint8Array(book.raw))).sheets[0]?.rows ?? [];
  const { parameters } = (await import("@plimsoll/domain/classification/words/calculator/en")).words
    .classification;
  const { choices } = words.records.classification;
  for (const [at, row] of rows.entries()) {
    const expected = WORKED_EXAMPLES[at]?.answer as Pick<Kept, "outcome" | "type" | "percentages">;
    // The page's row and the list's are what the worked example printed.
    for (const shown of [
      bundle.records.classification.find((one: Kept) => one.id === row.id),
      listed.find((one: Kept) => one.id === row.id),
    ])
      expect(shown).toMatchObject(expected);
    const line = cells.find((cell) => cell[0] === row.code) ?? [];
    const inSheet = (heading: string) => line[headings.indexOf(heading)];
    expect(inSheet(words.records.classification.fields.outcome)).toBe(
      choices.outcome[row.outcome as keyof typeof choices.outcome],
    );
    if (row.type !== null)
      expect(inSheet(words.records.classification.fields.type)).toBe(
        choices.type[row.type as keyof typeof choices.type],
      );
    const { file } = attributes(await call("previewmapreport", { id: row.id }));
    const { text } = await readPdf(Buffer.from(file.split(",")[1] ?? "", "base64"));
    const product = WORKED_EXAMPLES[at]?.request.product === "maize" ? "maize" : "soybean";
    for (const [name, value] of measured(row)) {
      const labels: Readonly<Record<string, string>> = { ...parameters.maize, ...parameters.soybean };
      const heading = `${words.records.classification.fields.percentages} (${labels[name]})`;
      expect([row.code, name, headings.includes(heading)]).toEqual([row.code, name, true]);
      expect([row.code, name, inSheet(heading)]).toEqual([row.code, name, Number(value)]);
      const onPaper: Readonly<Record<string, string>> = parameters[product];
      expect(text).toContain(onPaper[name]);
      expect(text).toContain(formatNumber(value, "en"));
    }
  }
}, 60_000);
