import { describe, expect, it } from "vitest";
import { inspectSeries } from "../numbering/series.ts";
import { type Asked, arrange, type Speeches } from "./arrange.ts";
import { certificate, certificateSeries } from "./certificate.ts";
import { COMMENT_SECTIONS, sectionsOf } from "./certificate-comment.ts";
import { compareContents, type Placed } from "./compare.ts";
import type { CertificateFacts, FactCarrier, FactFinal } from "./facts.ts";
import { ARRANGEMENTS, CERTIFICATE_KINDS } from "./kinds.ts";
import { issuedText, mergeText, missingFields, unknownFields } from "./merge-text.ts";
import { openPoints } from "./readiness.ts";
import { say, sayAll } from "./say.ts";
import { type StandardText, standardTexts } from "./standard-text.ts";
import { codeFrom, readCode } from "./verification-code.ts";

const dictionary = {
  choice: (_record: string, _field: string, code: string) => code,
  parameter: (_product: string, code: string) => code,
  line: (code: string) => code,
  word: (key: string) => key,
};
const speeches: Speeches = {
  en: { words: dictionary, texts: { opening: "Loaded {quantity} of {product} on {vessel} at {port}." } },
  pt: { words: dictionary, texts: { opening: "Embarcado {quantity} de {product} no {vessel} em {port}." } },
};

const final: FactFinal = {
  id: "c1",
  operation_id: "o1",
  code: "1",
  product_id: "soy",
  culture: "soybean",
  date: "2026-11-18",
  standard: "br-in-11-2007",
  group: "II",
  class: "yellow",
  type: "basic_standard",
  outcome: "typed",
  tonnage: "35290.680",
  percentages: { moisture: "13.1", foreign: "0.9", total_damaged: "6.5" },
  analyses: null,
  weights: null,
  limits: { moisture: { min: null, max: "14.0" } },
};

const facts: CertificateFacts = {
  order: { id: "w1", wocode: "BR-S-2026-000131", contract: null, date: "2026-11-10", destination: "Qingdao" },
  zone: "America/Sao_Paulo",
  applicant: { id: "k1", name: "Agrícola Vale Verde", tax_id: null },
  shipper: null,
  loading: { id: "p1", name: "Santos", terminal: "T39" },
  discharge: null,
  carriers: [
    {
      operation_id: "o1",
      name: "SERRA DO MAR",
      imo: "9992177",
      flag: null,
      started_at: "2026-11-12T02:30:00.000Z",
      finished_at: "2026-11-16T10:00:00.000Z",
    },
  ],
  products: [
    { id: "soy", names: { en: "Soybeans", pt: "Soja" }, ncm: "12019000" },
    { id: "corn", names: { en: "Maize", pt: "Milho" }, ncm: null },
  ],
  expected: null,
  weights: [
    { id: "y1", operation_id: "o1", hold: 1, product_id: "soy", total: "11187.640", closed: true },
    { id: "y2", operation_id: "o1", hold: 2, product_id: "soy", total: "12004.280", closed: true },
    { id: "y3", operation_id: "o1", hold: 3, product_id: "soy", total: "12098.760", closed: true },
    { id: "y4", operation_id: "o1", hold: 4, product_id: "corn", total: "21700.000", closed: false },
  ],
  finals: [final],
  partials: [],
  inspections: [],
  seals: [],
  hatches: [],
  surveys: [],
  samples: [],
  results: [],
  lots: [],
  events: [],
  openOccurrences: 0,
};

const asked: Asked = { kind: "quality", languages: ["en", "pt"], productId: "soy", texts: {} };

describe("what a certificate says", () => {
  it("is of its product alone, and the quantity is the sum of its holds", () => {
    const { fields } = arrange(facts, { ...asked, kind: "weight" }, speeches);
    const quantity = fields.find(({ key }) => key === "quantity");
    expect(quantity?.values).toEqual([{ figure: "35290.68", unit: "MT", decimals: 3 }]);
    expect(say(quantity?.values[0] ?? { text: "" }, "en", dictionary)).toBe("35,290.680 MT");
    expect(say(quantity?.values[0] ?? { text: "" }, "pt", dictionary)).toBe("35.290,680 MT");
    expect(quantity?.evidence).toEqual({ record: "weighing_period", id: "y1", operation_id: "o1" });
  });

  it("has every figure with its evidence, decimals fixed", () => {
    const [results] = arrange(facts, asked, speeches).tables;
    expect(results?.key).toBe("results");
    expect(results?.rows.map(({ cells }) => say(cells[4]?.[0] ?? { text: "" }, "en", dictionary))).toEqual([
      "13.10",
      "0.9",
      "6.5",
    ]);
    expect(results?.rows.every(({ evidence }) => evidence?.id === "c1")).toBe(true);
  });

  it("prints analyses below the percentages, with their units and as many decimals as were reported", () => {
    const analysed = {
      ...final,
      analyses: { aflatoxin: { below: "1.0" }, test_weight: "71.5", protein: null },
      limits: { test_weight: { min: "70", max: null } },
    };
    const [results] = arrange({ ...facts, finals: [analysed] }, asked, speeches).tables;
    expect(
      results?.rows.slice(3).map(({ cells }) => cells.slice(1).map((cell) => sayAll(cell, "en", dictionary))),
    ).toEqual([
      ["–", "kg/hl", "≥ 70", "71.5"],
      ["–", "µg/kg", "–", "< 1.0"],
    ]);
  });

  it("prints percentages with the decimals of their standard: one for soybeans, two for maize", () => {
    const saidOf = (one: FactFinal, key: string) => {
      const weighed = { ...one, weights: { foreign: "2.5" } };
      const holds = [1, 2].map((hold) => ({
        ...weighed,
        id: `h${hold}`,
        hold,
        percentages: { foreign: "0.9", moisture: "13" },
      }));
      const kind = key === "defects" ? "classification_map" : "quality";
      const shown = arrange({ ...facts, finals: [weighed], partials: holds }, { ...asked, kind }, speeches);
      const row = shown.tables
        .find((table) => table.key === key)
        ?.rows.find(({ cells }) =>
          cells.some(([first]) => first && "parameter" in first && first.parameter === "foreign"),
        );
      return row?.cells.slice(1).map((cell) => sayAll(cell, "en", dictionary));
    };
    const maize = {
      ...final,
      culture: "maize",
      standard: "br-in-60-2011",
      percentages: { moisture: "13.1", foreign: "0.90" },
    };
    expect(saidOf(final, "results")?.at(-1)).toBe("0.9");
    expect(saidOf({ ...final, standard: null }, "results")?.at(-1)).toBe("0.9");
    expect(saidOf(maize, "results")?.at(-1)).toBe("0.90");
    expect(saidOf(final, "defects")).toEqual(["2.50 g", "0.9 %"]);
    expect(saidOf(maize, "defects")).toEqual(["2.50 g", "0.90 %"]);
    expect(saidOf(final, "results_by_hold")).toEqual(["0.9", "0.9", "0.9"]);
    expect(saidOf(maize, "results_by_hold")).toEqual(["0.90", "0.90", "0.90"]);
  });

  it("names the carrier of each row where there are several", () => {
    const barges = { ...facts, carriers: [...facts.carriers, { ...facts.carriers[0], operation_id: "o2" }] };
    const [results] = arrange(barges as CertificateFacts, asked, speeches).tables;
    expect(results?.columns[0]?.key).toBe("carrier");
    expect(results?.rows[0]?.cells[0]).toEqual([{ text: "SERRA DO MAR" }]);
  });

  it("leaves the carrier to the head where there is one, in every table of the field", () => {
    const [weights] = arrange(facts, { ...asked, kind: "weight" }, speeches).tables;
    expect(weights?.columns.map(({ key }) => key)).toEqual(["hold", "net"]);
    expect(weights?.rows[0]?.cells).toEqual([
      [{ text: "1" }],
      [{ figure: "11187.64", unit: null, decimals: 3 }],
    ]);
    expect(weights?.totals[0]).toHaveLength(2);
    const barges = { ...facts, carriers: [...facts.carriers, { ...facts.carriers[0], operation_id: "o2" }] };
    const [named] = arrange(barges as CertificateFacts, { ...asked, kind: "weight" }, speeches).tables;
    expect(named?.columns.map(({ key }) => key)).toEqual(["carrier", "hold", "net"]);
    expect(named?.totals[0]).toHaveLength(3);
    const row = { id: "e1", operation_id: "o1" };
    const event = { ...row, names: { en: "Rain" }, begin_at: "2026-11-12T02:30:00.000Z", end_at: null };
    const logged = { ...barges, events: [event] } as CertificateFacts;
    const events = arrange(logged, { ...asked, kind: "loading_supervision" }, speeches).tables[1];
    expect(events?.rows[0]?.cells[0]).toEqual([{ text: "SERRA DO MAR" }]);
    const lots = {
      ...barges,
      lots: [{ ...row, place: "Silo", lot: "A1", weight: "1.000" }],
    } as CertificateFacts;
    const [listed] = arrange(lots, { ...asked, kind: "origin" }, speeches).tables;
    expect(listed?.rows[0]?.cells.map((cell) => sayAll(cell, "pt", dictionary))).toEqual([
      "SERRA DO MAR",
      "Silo",
      "A1",
      "1,000",
    ]);
  });

  it("writes limits as the language writes figures, with the decimals that were agreed", () => {
    const said = (limit: { min: string | null; max: string | null }, locale: "en" | "pt") => {
      const one = { ...final, limits: { moisture: limit } };
      const [results] = arrange({ ...facts, finals: [one] }, asked, speeches).tables;
      return sayAll(results?.rows[0]?.cells[3] ?? [], locale, dictionary);
    };
    expect(said({ min: null, max: "14.0" }, "pt")).toBe("≤ 14,0");
    expect(said({ min: "34.50", max: null }, "pt")).toBe("≥ 34,50");
    expect(said({ min: "11.5", max: "14.0" }, "en")).toBe("11.5 – 14.0");
    expect(said({ min: "0", max: "0" }, "en")).toBe("0");
    expect(said({ min: null, max: null }, "en")).toBe("–");
  });

  it("calls the flag of a ship as each language does", () => {
    const flying = { ...facts.carriers[0], flag: { en: "Greece", pt: "Grécia" } } as FactCarrier;
    const { fields } = arrange({ ...facts, carriers: [flying] }, asked, speeches);
    const [vessel] = fields.find(({ key }) => key === "vessel")?.values ?? [];
    expect(say(vessel ?? { text: "" }, "pt", dictionary)).toBe("SERRA DO MAR, IMO 9992177, Grécia");
    expect(say(vessel ?? { text: "" }, "en", dictionary)).toBe("SERRA DO MAR, IMO 9992177, Greece");
  });

  it("names the sample of each result where there are several", () => {
    const result = (id: string, sample: string, value: string) => ({
      ...{
        id,
        sample,
        value,
        operation_id: "o1",
        product_id: "soy",
        method: "ISO 665",
        unit: "%",
        decimals: 1,
      },
      ...{ names: { en: "Moisture", pt: "Umidade", es: "Humedad", fr: "Humidité" } },
      verdict: null,
    });
    const said = (...results: ReturnType<typeof result>[]) => {
      const [table] = arrange({ ...facts, finals: [], results }, asked, speeches).tables;
      return table?.rows.map(({ cells }) =>
        cells.slice(0, 2).map(([one]) => one && say(one, "en", dictionary)),
      );
    };
    expect(said(result("r1", "S-1", "13.1"))).toEqual([["Moisture", "ISO 665"]]);
    expect(said(result("r1", "S-1", "13.1"), result("r2", "S-2", "13.3"))).toEqual([
      ["Moisture", "S-1"],
      ["Moisture", "S-2"],
    ]);
    // What the laboratory expects of a figure was agreed with nobody.
    const [table] = arrange(
      { ...facts, finals: [], results: [result("r1", "S-1", "13.1")] },
      asked,
      speeches,
    ).tables;
    const limit = table?.columns.findIndex(({ key }) => key === "limit") ?? -1;
    expect(table?.rows.map(({ cells }) => cells[limit])).toEqual([[{ text: "–" }]]);
  });

  it("is merged in each language, and days are those of the port", () => {
    const { before, fields } = arrange(facts, asked, speeches);
    expect(before[0]?.texts).toEqual({
      en: "Loaded 35,290.680 MT of Soybeans on SERRA DO MAR at Santos, T39.",
      pt: "Embarcado 35.290,680 MT de Soja no SERRA DO MAR em Santos, T39.",
    });
    // Half past two of Greenwich is the evening before in Santos.
    expect(fields.find(({ key }) => key === "attendance")?.values).toEqual([
      { from: "2026-11-11", until: "2026-11-16" },
    ]);
  });

  it("repeats a letter of credit word for word", () => {
    const texts = { letter_of_credit: "As per {credit} 44A: {port}" };
    const { after } = arrange(facts, { ...asked, texts }, speeches);
    expect(after.find(({ key }) => key === "letter_of_credit")?.texts.en).toBe("As per {credit} 44A: {port}");
  });

  it("spells months, whatever side of an ocean reads it", () => {
    expect(say({ from: "2026-04-03", until: "2026-04-03" }, "en", dictionary)).toBe("3 April 2026");
    expect(say({ from: "2026-04-03", until: "2026-04-03" }, "pt", dictionary)).toBe("3 de abril de 2026");
    expect(say({ instant: "2026-11-19T14:32:00.000Z", zone: "America/Sao_Paulo" }, "en", dictionary)).toBe(
      "19 November 2026, 11:32",
    );
  });
});

describe("standard texts", () => {
  const text = (more: Partial<StandardText>): StandardText => ({
    customer_id: null,
    part: "remarks",
    language: "en",
    kinds: [],
    text: "house",
    ...more,
  });
  const all = [
    text({}),
    text({ language: "pt", text: "casa" }),
    text({ kinds: ["quality"], text: "house, quality" }),
    text({ customer_id: "c1", text: "customer" }),
    text({ customer_id: "c2", text: "another customer" }),
    text({ customer_id: "c1", kinds: ["weight"], text: "customer, weight" }),
  ];

  it("are the nearest ones, language by language", () => {
    const said = (kind: "quality" | "weight", customerId: string | null) =>
      standardTexts(all, { kind, customerId }).remarks;
    expect(said("quality", null)).toEqual({ en: "house, quality", pt: "casa" });
    expect(said("weight", null)).toEqual({ en: "house", pt: "casa" });
    expect(said("quality", "c1")).toEqual({ en: "customer", pt: "casa" });
    expect(said("weight", "c1")).toEqual({ en: "customer, weight", pt: "casa" });
    expect(standardTexts([], { kind: "weight", customerId: null })).toEqual({});
  });
});

describe("two drafts", () => {
  const speak = (placed: Placed) =>
    "texts" in placed
      ? (placed.texts.en ?? "")
      : placed.says.map((cell) => sayAll(cell, "en", dictionary)).join(" | ");

  it("are compared by what they say", () => {
    const first = arrange(facts, { ...asked, texts: { consignee: "To order" } }, speeches);
    const second = arrange(
      { ...facts, finals: [] },
      { ...asked, texts: { consignee: "To the order of a bank", remarks: "None" } },
      speeches,
    );
    expect(compareContents(first, first, speak).filter(({ left, right }) => left !== right)).toEqual([]);
    const changed = compareContents(first, second, speak).filter(({ left, right }) => left !== right);
    expect(changed).toContainEqual({
      part: "field",
      key: "consignee",
      section: "parties",
      row: null,
      left: "To order",
      right: "To the order of a bank",
    });
    expect(changed).toContainEqual({
      part: "text",
      key: "remarks",
      section: "remarks",
      row: null,
      left: null,
      right: "None",
    });
    const sections = sectionsOf(second);
    expect(sections[0]).toBe("whole");
    expect(new Set(sections).size).toBe(sections.length);
    // Every line has a part that can be commented on.
    for (const { section } of compareContents(first, second, speak))
      expect(COMMENT_SECTIONS).toContain(section);
    expect(changed.some(({ part, right }) => part === "table" && right === null)).toBe(true);
  });
});

describe("what stands open", () => {
  const points = (more: Partial<CertificateFacts>, state = {}) => {
    const all = { ...facts, ...more };
    const content = arrange(all, asked, speeches);
    return openPoints(content, all, { hasProduct: true, isChanged: false, ...state }).map(({ code }) => code);
  };

  it("is nothing where everything is there", () => {
    expect(points({ weights: facts.weights.slice(0, 3) })).toEqual([]);
  });

  it("tells missing figures, occurrences and what changed", () => {
    expect(points({ finals: [] })).toEqual(["figures_missing"]);
    expect(points({ openOccurrences: 2 })).toEqual(["open_occurrences"]);
    expect(points({}, { isChanged: true })).toEqual(["changed_since_approval"]);
    expect(points({}, { hasProduct: false })).toEqual(["product_missing"]);
  });

  it("tells a merge field without a value", () => {
    const texts = { remarks: "Contract {contract}" };
    const content = arrange(facts, { ...asked, texts }, speeches);
    expect(openPoints(content, facts, { hasProduct: true, isChanged: false })).toEqual([
      { code: "text_incomplete", isRefusing: false, params: { fields: "contract" } },
    ]);
  });
});

describe("texts", () => {
  it("take the fields that exist, and leave what has no value", () => {
    expect(unknownFields("{vessel} {password}")).toEqual(["password"]);
    expect(missingFields("{vessel} at {port}", { vessel: "SERRA DO MAR" })).toEqual(["port"]);
    expect(mergeText("{vessel} at {port}", { vessel: "SERRA DO MAR" })).toBe("SERRA DO MAR at {port}");
    expect(issuedText("SERRA DO MAR at {port}", false)).toBe("SERRA DO MAR at —");
    expect(issuedText("+ALL DOCUMENTS {sic}", true)).toBe("+ALL DOCUMENTS {sic}");
  });

  it("are refused with others", () => {
    const check = (texts: object) =>
      (certificate.check ?? []).flatMap((rule) => rule({ languages: ["en"], texts } as never));
    expect(check({ remarks: { en: "{vessel}" } })).toEqual([]);
    expect(check({ remarks: "{constructor}" })).toMatchObject([{ code: "merge_field_unknown" }]);
  });
});

describe("the code of a document", () => {
  it("is read as people type it", () => {
    const code = codeFrom(Uint8Array.from({ length: 12 }, (_, at) => at * 21));
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(readCode(code.toLowerCase().replaceAll("-", " "))).toBe(code);
    expect(readCode("oil0-0000-0000")).toBe("0110-0000-0000");
    for (const wrong of ["", "0000", "0000-0000-000U", "'; select 1 --", "0000-0000-00000"])
      expect(readCode(wrong)).toBeNull();
  });
});

it("every kind has a series of its own that can count", () => {
  const keys = CERTIFICATE_KINDS.map((kind) => certificateSeries(kind));
  expect(keys.flatMap(inspectSeries)).toEqual([]);
  expect(new Set(CERTIFICATE_KINDS.map((kind) => ARRANGEMENTS[kind].letters)).size).toBe(keys.length);
});
