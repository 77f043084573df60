import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, compareDates, weekdayOf } from "../kernel/dates.ts";
import { compare } from "../kernel/decimal.ts";
import { type Exchange, type ExchangeRequest, pickRate } from "./exchange-rate.ts";
import { ptaxDate, ptaxQuery, readPtax } from "./ptax.ts";

const closing = (date: string, sell: string, buy = "5.0000") => ({ date, buy, sell });
const RATES = [
  closing("2026-09-28", "5.2132", "5.2126"),
  closing("2026-09-29", "5.2204", "5.2198"),
  closing("2026-09-30", "5.1809", "5.1803"),
  closing("2026-10-01", "5.2079", "5.2073"),
  closing("2026-10-02", "5.2238", "5.2232"),
];
const REQUEST: ExchangeRequest = {
  currency: "USD",
  day: "invoice_date",
  side: "sell",
  date: "2026-10-02",
  known_until: "2026-10-04",
  rates: RATES,
};

function value(change: object): Exchange {
  const found = pickRate({ ...REQUEST, ...change });
  if (!found.ok) expect.fail(JSON.stringify(found.issues));
  return found.result;
}
const problems = (change: object) => {
  const found = pickRate({ ...REQUEST, ...change });
  return found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code}`);
};

describe("the rate of a day", () => {
  it.each([
    ["invoice_date", "2026-10-04", "5.2238", "2026-10-02", "last_closing_before"],
    ["business_day_before_invoice", "2026-10-05", "5.2238", "2026-10-02", "business_day_before"],
    ["business_day_before_invoice", "2026-10-01", "5.1809", "2026-09-30", "business_day_before"],
    ["invoice_date", "2026-10-02", "5.2238", "2026-10-02", "closing_of_the_day"],
    ["bl_date", "2026-09-29", "5.2204", "2026-09-29", "closing_of_the_day"],
    ["operation_end", "2026-10-03", "5.2238", "2026-10-02", "last_closing_before"],
  ])("%s on %s is %s of %s", (day, date, rate, rateDate, rule) => {
    expect(value({ day, date })).toMatchObject({
      day,
      requested_for: date,
      rate,
      rate_date: rateDate,
      source: "ptax",
      steps: [{ name: "closing", value: rate, unit: "BRL", formula: rateDate, rule }],
    });
  });

  it.each([
    ["invoice_date", "2026-10-03"],
    ["invoice_date", "2026-10-04"],
    ["business_day_before_invoice", "2026-10-05"],
    ["bl_date", "2026-10-04"],
  ] as const)("%s %s: on a weekend, what is known of Friday is enough", (day, date) => {
    expect(value({ day, date, known_until: "2026-10-02" })).toMatchObject({
      rate: "5.2238",
      rate_date: "2026-10-02",
    });
    expect(problems({ day, date, known_until: "2026-10-01" })).toEqual(["date rate_not_published"]);
  });

  it("asks for no knowledge of a weekend, whichever it is", () => {
    const aDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("1990-01-01", days));
    fc.assert(
      fc.property(aDay, (friday) => {
        const shift = (11 - weekdayOf(friday)) % 7;
        const known = addDays(friday, shift);
        const rates = [closing(known, "5.2238")];
        for (const days of [0, 1, 2])
          expect(value({ date: addDays(known, days), known_until: known, rates }).rate).toBe("5.2238");
        expect(problems({ date: addDays(known, 3), known_until: known, rates })).toEqual([
          "date rate_not_published",
        ]);
      }),
    );
  });

  it("keeps the digits of currencies that are worth little, and rounds the amount once", () => {
    const rates = [closing("2026-10-01", "0.034501"), closing("2026-10-02", "0.034530")];
    const mean = value({
      currency: "JPY",
      day: "month_average",
      date: "2026-10-15",
      known_until: "2026-10-30",
      rates,
      amount: "1000000000.00",
    });
    expect(mean).toMatchObject({ rate: "0.0345155", converted: "34515500.00" });
    const guarani = value({
      currency: "PYG",
      rates: [closing("2026-10-02", "0.000729")],
      amount: "1000000.00",
    });
    expect(guarani).toMatchObject({ rate: "0.000729", converted: "729.00" });
  });

  it("has a side", () => {
    expect(value({ side: "buy" })).toMatchObject({ side: "buy", rate: "5.2232" });
  });

  it("converts", () => {
    expect(value({ amount: "8033.16" })).toMatchObject({
      converted: "41963.62",
      steps: [{}, { name: "converted", formula: "8033.16 × 5.2238", value: "41963.62" }],
    });
    expect(value({}).converted).toBeNull();
  });

  it("says who typed it and when it was published", () => {
    const rates = [{ ...closing("2026-10-02", "5.3"), source: "manual", published_at: "13:04" }];
    expect(value({ rates })).toMatchObject({ source: "manual", published_at: "13:04" });
    expect(value({}).published_at).toBeNull();
  });

  it("is not out before it is published, and never the one before in its stead", () => {
    const asked = { known_until: "2026-10-01" };
    expect(problems(asked)).toEqual(["date rate_not_published"]);
    expect(pickRate({ ...REQUEST, ...asked })).toMatchObject({
      issues: [{ params: { date: "2026-10-02" } }],
    });
    expect(value({ ...asked, day: "business_day_before_invoice" }).rate).toBe("5.2079");
    expect(problems({ ...asked, day: "business_day_before_invoice", date: "2026-10-03" })).toEqual([
      "date rate_not_published",
    ]);
  });

  it("is not looked for further back than a holiday lasts", () => {
    expect(value({ date: "2026-10-12", known_until: "2026-10-12" }).rate_date).toBe("2026-10-02");
    expect(problems({ date: "2026-10-13", known_until: "2026-10-13" })).toEqual(["rates rate_not_found"]);
    expect(problems({ date: "2026-09-27" })).toEqual(["rates rate_not_found"]);
    expect(problems({ rates: [] })).toEqual(["rates rate_not_found"]);
  });

  it("is the mean of a month once the month is over", () => {
    expect(value({ day: "month_average", date: "2026-09-15" })).toMatchObject({
      rate: "5.2048",
      rate_date: null,
      steps: [
        { name: "mean_rate", formula: "(5.2132 + 5.2204 + 5.1809) ÷ 3", rule: "closings_of_the_month" },
      ],
    });
    const halves = [closing("2026-09-01", "5.1000"), closing("2026-09-02", "5.1001")];
    expect(value({ day: "month_average", date: "2026-09-15", rates: halves }).rate).toBe("5.1001");
    expect(problems({ day: "month_average" })).toEqual(["date rate_not_published"]);
    expect(problems({ day: "month_average", date: "2026-08-01" })).toEqual(["rates rate_not_found"]);
    const january = [closing("2027-01-29", "5.1")];
    const asked = { day: "month_average", date: "2027-01-05", rates: january };
    expect(problems({ ...asked, known_until: "2027-01-28" })).toEqual(["date rate_not_published"]);
    expect(value({ ...asked, known_until: "2027-01-29" }).rate).toBe("5.1000");
    const february = { ...asked, date: "2028-02-01", rates: [closing("2028-02-29", "5.1")] };
    expect(problems({ ...february, known_until: "2028-02-28" })).toEqual(["date rate_not_published"]);
    expect(value({ ...february, known_until: "2028-02-29" }).rate).toBe("5.1000");
  });

  it.each([
    [{ date: undefined }, "date required"],
    [{ date: "10-02-2026" }, "date invalid_date"],
    [{ currency: "dollar" }, "currency invalid"],
    [{ day: "tomorrow" }, "day not_a_choice"],
    [{ side: null }, "side required"],
    [{ rates: [closing("2026-10-02", "0")] }, "rates.0.sell not_greater_than_zero"],
    [{ rates: [closing("2026-10-02", "9".repeat(400))] }, "rates.0.sell too_long"],
    [{ amount: "-1" }, "amount negative_number"],
  ])("%j", (change, expected) => {
    expect(problems(change)).toEqual([expected]);
  });

  it("never comes from a later day, nor in any other order from another", () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 30 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 40 }), (list, at) => {
        const rates = list.map((day) => closing(addDays("2026-10-01", day), `5.${1000 + day}`));
        const asked = { ...REQUEST, date: addDays("2026-10-01", at), known_until: "2026-12-31" };
        const found = pickRate({ ...asked, rates });
        expect(pickRate({ ...asked, rates: rates.toReversed() })).toEqual(found);
        const expected = Math.max(...list.filter((day) => day <= at && day >= at - 10), -1);
        if (!found.ok) expect(expected).toBe(-1);
        else {
          expect(found.result.rate_date).toBe(addDays("2026-10-01", expected));
          expect(compareDates(found.result.rate_date ?? "", asked.date)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

describe("the central bank", () => {
  it("is asked with the month before the day", () => {
    expect(ptaxDate("2026-10-04")).toBe("10-04-2026");
    expect(ptaxQuery("USD", "2026-09-28", "2026-10-04")).toBe(
      "CotacaoDolarPeriodo(dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)?@dataInicial='09-28-2026'&@dataFinalCotacao='10-04-2026'&$orderby=dataHoraCotacao%20desc&$top=1000&$format=json&$select=cotacaoCompra,cotacaoVenda,dataHoraCotacao",
    );
    expect(ptaxQuery("EUR", "2026-09-28", "2026-10-04")).toContain(
      "CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)?@moeda='EUR'&",
    );
    expect(ptaxQuery("EUR", "2026-09-28", "2026-10-04")).toMatch(/,tipoBoletim$/);
  });

  const row = (cotacaoVenda: unknown, dataHoraCotacao: unknown, more: object = {}) => ({
    cotacaoCompra: 5.6013,
    cotacaoVenda,
    dataHoraCotacao,
    ...more,
  });

  it("answers closings with seconds of any length, oldest first", () => {
    expect(
      readPtax({
        "@odata.context": "https://example.test",
        value: [row(5.22, "2026-10-02 13:03:11.35885"), row(5.6019, "2020-05-21 13:02:36.901")],
      }),
    ).toEqual({
      ok: true,
      result: [
        { date: "2020-05-21", buy: "5.6013", sell: "5.6019", published_at: "2020-05-21 13:02:36.901" },
        { date: "2026-10-02", buy: "5.6013", sell: "5.22", published_at: "2026-10-02 13:03:11.35885" },
      ],
    });
  });

  it("has several bulletins a day, of which one is the closing", () => {
    const at = (hour: string, tipoBoletim: string, rate: number) =>
      row(rate, `2026-10-02 ${hour}:00.0`, { tipoBoletim });
    const found = readPtax({
      value: [
        at("10:10", "Abertura", 5.1),
        at("12:10", "Intermediário", 5.2),
        at("13:10", "Fechamento PTAX", 5.3),
        at("18:00", "Fechamento Interbancário", 5.4),
      ],
    });
    expect(found).toMatchObject({ result: [{ sell: "5.3" }] });
    expect(
      readPtax({ value: [at("13:10", "Fechamento", 5.3), at("13:40", "fechamento", 5.35)] }),
    ).toMatchObject({ result: [{ sell: "5.35" }] });
    expect(
      readPtax({ value: [at("13:40", "Fechamento", 5.35), at("13:10", "Fechamento", 5.3)] }),
    ).toMatchObject({ result: [{ sell: "5.35" }] });
  });

  it("keeps the first of two closings of one moment", () => {
    const twice = [row(5.3, "2026-10-02 13:00:00.0"), row(5.4, "2026-10-02 13:00:00.0")];
    expect(readPtax({ value: twice })).toMatchObject({ result: [{ sell: "5.3" }] });
  });

  it("has nothing to say on a Sunday, which is no error", () => {
    expect(readPtax({ value: [] })).toEqual({ ok: true, result: [] });
  });

  it.each([
    ["a page of the maintenance", "<html></html>"],
    ["nothing", null],
    ["an answer without a list", { error: "x" }],
    ["a rate of zero", { value: [row(0, "2026-10-02 13:00:00.0")] }],
    ["a rate below zero", { value: [row(-5, "2026-10-02 13:00:00.0")] }],
    ["a rate in powers", { value: [row(5e-9, "2026-10-02 13:00:00.0")] }],
    ["a rate as text", { value: [row("5.2", "2026-10-02 13:00:00.0")] }],
    ["no day", { value: [row(5.2, "13:00")] }],
  ])("is not read from %s", (_what, body) => {
    expect(readPtax(body)).toMatchObject({ ok: false, issues: [{ code: "invalid" }] });
  });

  it("agrees with itself: what it publishes is what is picked", () => {
    const found = readPtax({ value: [row(5.2238, "2026-10-02 13:04:01.12")] });
    if (!found.ok) expect.fail("refused");
    const picked = value({ rates: found.result });
    expect(compare(picked.rate, "5.2238")).toBe(0);
    expect(picked.published_at).toBe("2026-10-02 13:04:01.12");
  });
});

it("has one closing for a day: which of two the contract means, nobody knows", () => {
  const closing = { date: "2026-10-02", buy: "5.2232", sell: "5.2238" };
  const asked = {
    currency: "USD",
    day: "invoice_date",
    side: "sell",
    date: "2026-10-02",
    known_until: "2026-10-04",
  };
  expect(pickRate({ ...asked, rates: [closing] }).ok).toBe(true);
  expect(pickRate({ ...asked, rates: [closing, { ...closing, sell: "5.3" }] })).toMatchObject({
    issues: [{ field: "rates.1.date", code: "duplicate_entry" }],
  });
});
