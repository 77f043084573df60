import { describe, expect, it } from "vitest";
import {
  type AccountedInvoice,
  type AccountingEntry,
  accountingCsv,
  accountingJson,
  isPeriod,
  isPeriodOver,
} from "./accounting.ts";

/** 66 942.994 t at USD 0.12, at 5.2238, everything withheld. */
const INVOICE: AccountedInvoice = {
  number: "BR-IN-2026-000001",
  nf_number: "4711",
  nf_key: null,
  customer: '=Grãos; "Norte"',
  tax_id: "11222333000181",
  work_orders: ["BR-S-2026-000097"],
  currency: "BRL",
  gross: "41963.62",
  net: "37284.68",
  withheld: { iss: "2098.18", irrf: "629.45", pis: "272.76", cofins: "1258.91", csll: "419.64" },
  lines: [
    {
      service: "Supervision of loading",
      basis: "per_mt",
      quantity: "66942.994",
      rate: "0.12",
      currency: "USD",
      amount: "8033.16",
      amount_local: "41963.62",
    },
  ],
};
const ENTRIES: readonly AccountingEntry[] = [
  { kind: "invoice", date: "2026-10-05", amount: "37284.68", invoice: INVOICE },
  { kind: "payment", date: "2026-10-20", amount: "1000.00", invoice: INVOICE },
  { kind: "cancellation", date: "2026-10-25", amount: "37284.68", invoice: INVOICE },
];

describe("what goes to accounting", () => {
  it("is a row for each entry, with the sign of what it does", () => {
    const [head, first, second, third, ...rest] = accountingCsv(ENTRIES).split("\r\n");
    expect(head).toBe(
      "kind;date;number;nf_number;nf_key;customer;tax_id;work_orders;currency;gross;iss;irrf;pis;cofins;csll;inss;net;amount;corrects",
    );
    const about = `BR-IN-2026-000001;4711;;"'=Grãos; ""Norte""";11222333000181;BR-S-2026-000097;BRL`;
    expect(first).toBe(
      `invoice;2026-10-05;${about};41963.62;2098.18;629.45;272.76;1258.91;419.64;;37284.68;37284.68;`,
    );
    expect(second).toBe(`payment;2026-10-20;${about};;;;;;;;;1000.00;`);
    expect(third).toBe(
      `cancellation;2026-10-25;${about};-41963.62;-2098.18;-629.45;-272.76;-1258.91;-419.64;;-37284.68;-37284.68;`,
    );
    expect(rest).toEqual([""]);
  });

  it("takes back what was credited, and names the invoice", () => {
    const note = {
      ...INVOICE,
      number: "BR-CN-2026-000001",
      gross: "100.00",
      net: "95.00",
      withheld: { iss: "5.00" },
    };
    const entry = { kind: "credit_note", date: "2026-10-26", amount: "95.00" } as const;
    const [, row] = accountingCsv([{ ...entry, invoice: { ...note, corrects: INVOICE.number } }]).split(
      "\r\n",
    );
    expect(row).toMatch(/^credit_note;2026-10-26;BR-CN-2026-000001;/);
    expect(row).toMatch(/;-100.00;-5.00;;;;;;-95.00;-95.00;BR-IN-2026-000001$/);
  });

  it("says the same as data, with the lines of invoices", () => {
    const { country, period, entries } = JSON.parse(
      accountingJson({ country: "BR", period: "2026-10" }, ENTRIES),
    );
    expect([country, period, entries.length]).toEqual(["BR", "2026-10", 3]);
    expect(entries[0]).toMatchObject({ customer: '=Grãos; "Norte"', net: "37284.68", lines: INVOICE.lines });
    expect(entries[1]).toMatchObject({ gross: null, amount: "1000.00" });
    expect(entries[1].lines).toBeUndefined();
  });

  it("is of whole months that are over", () => {
    expect(["2026-10", "2026-13", "2026-1", 7].map(isPeriod)).toEqual([true, false, false, false]);
    expect(isPeriodOver("2026-10", "2026-11-01")).toBe(true);
    expect(isPeriodOver("2026-11", "2026-11-30")).toBe(false);
  });
});
