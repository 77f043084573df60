import { describe, expect, it } from "vitest";
import { checkTaxId, formatTaxId, type TaxHolder } from "./tax-id.ts";

describe("tax numbers by country", () => {
  it.each<[string, string | null, string, TaxHolder, boolean]>([
    ["numeric CNPJ", "BR", "11222333000181", "company", true],
    ["CNPJ with letters", "BR", "12ABC34501DE35", "company", true],
    ["CNPJ with a wrong digit", "BR", "11222333000182", "company", false],
    ["CPF of a company", "BR", "52998224725", "company", false],
    ["CPF of a farmer", "BR", "52998224725", "anybody", true],
    ["CUIT", "AR", "30500010912", "company", true],
    ["CNPJ in Argentina", "AR", "11222333000181", "company", false],
    ["RUC", "PY", "800005198", "company", true],
    ["SIRET", "FR", "73282932000074", "company", true],
    ["anything where we know no rule", "UY", "ANYTHING1", "company", true],
    ["anything while the country is not known yet", null, "ANYTHING1", "company", true],
  ])("%s", (_name, country, tax_id, holder, isFine) => {
    const expected = isFine ? [] : [{ code: "invalid_tax_id", field: "tax_id" }];
    expect(checkTaxId({ country, tax_id }, holder)).toEqual(expected);
  });

  it("asks for none", () => {
    expect(checkTaxId({ country: "BR", tax_id: null })).toEqual([]);
  });

  it("prints them as their country does", () => {
    expect(formatTaxId("BR", "11222333000181")).toBe("11.222.333/0001-81");
    expect(formatTaxId("BR", "52998224725")).toBe("529.982.247-25");
    expect(formatTaxId("AR", "30500010912")).toBe("30-50001091-2");
    expect(formatTaxId("BR", "123")).toBe("123");
    expect(formatTaxId(null, "X1")).toBe("X1");
  });
});
