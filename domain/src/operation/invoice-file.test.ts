import { describe, expect, it } from "vitest";
import { readInvoiceFile, type XmlNode } from "./invoice-file.ts";

const KEY = "35261112ABC34501DE35550010000007891876543216";

const file = (
  more: Readonly<Record<string, XmlNode>> = {},
  ide: Readonly<Record<string, XmlNode>> = {},
): XmlNode => ({
  nfeProc: {
    NFe: {
      infNFe: {
        "@Id": `NFe${KEY}`,
        ide: { mod: "55", nNF: "789", dhEmi: "2026-11-10T08:30:00-03:00", ...ide },
        emit: { CNPJ: "12ABC34501DE35" },
        dest: { CNPJ: "11222333000181" },
        total: { ICMSTot: { vNF: "61250.505" } },
        transp: { vol: { pesoL: "39160.000", pesoB: "39200.000" }, veicTransp: { placa: "RRK4D27" } },
        ...more,
      },
    },
  },
});

describe("the file of an NF-e", () => {
  it("says number, date, issuer, receiver, weight, value and vehicle", () => {
    expect(readInvoiceFile(file())).toEqual({
      ok: true,
      invoice: {
        number: "789",
        date: "2026-11-10",
        tax_id: "12ABC34501DE35",
        key: KEY,
        weight: "39160.000",
        value: "61250.51",
        receiver: "11222333000181",
        plate: "RRK4D27",
      },
    });
  });

  it("without the answer of the authority around it is read as well", () => {
    const inner = (file() as { nfeProc: { NFe: XmlNode } }).nfeProc;
    expect(readInvoiceFile({ NFe: inner.NFe }).ok).toBe(true);
  });

  it.each([
    ["two volumes", { transp: { vol: [{ pesoL: "1000.5" }, { pesoL: "2000" }] } }, "3000.500"],
    ["what was sold, in tonnes", { transp: {}, det: { prod: { uCom: "TON", qCom: "39.16" } } }, "39160.000"],
    [
      "several lines, in kilograms and bags",
      { transp: {}, det: [{ prod: { uCom: "kg", qCom: "100" } }, { prod: { uCom: "SC", qCom: "2" } }] },
      "220.000",
    ],
    ["pieces, which are no weight", { transp: {}, det: { prod: { uCom: "UN", qCom: "3" } } }, null],
    ["a weight of nothing", { transp: { vol: { pesoL: "0.000" } } }, null],
  ])("has the weight of %s", (_, more, weight) => {
    expect(readInvoiceFile(file(more as Readonly<Record<string, XmlNode>>))).toMatchObject({
      ok: true,
      invoice: { weight },
    });
  });

  it.each([
    ["no XML of an invoice", { other: "x" } as XmlNode, ["invoice_file_unreadable"]],
    ["a key with a wrong digit", file({ "@Id": `NFe${KEY.slice(0, 43)}0` }), ["key invalid_invoice_key"]],
    ["another number than its key", file({}, { nNF: "790" }), ["key invalid_invoice_key"]],
    [
      "another month than its key",
      file({}, { dhEmi: "2026-10-10T08:30:00-03:00" }),
      ["key invalid_invoice_key"],
    ],
    ["another issuer than its key", file({ emit: { CNPJ: "11222333000181" } }), ["key invalid_invoice_key"]],
    ["no number and no value", file({ total: {} }, { nNF: "" }), ["number required", "value required"]],
    [
      "names that every object has",
      { constructor: "x", __proto__: { NFe: "x" } } as XmlNode,
      ["invoice_file_unreadable"],
    ],
  ])("is refused for %s", (_, tree, codes) => {
    const read = readInvoiceFile(tree);
    const found = read.ok
      ? []
      : read.issues.map(({ field, code }) => [field, code].filter(Boolean).join(" "));
    expect(found).toEqual(codes);
  });
});
