import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KEY_MODELS } from "./access-key.ts";
import { containerDigit as explainContainer } from "./container.ts";
import { identifierContracts } from "./contract.ts";
import { MARITIME_COUNTRIES } from "./maritime-countries.data.ts";
import { validateRuc } from "./neighbour-tax-id.ts";
import { comparablePlate, isSamePlate, mercosulPlate } from "./plate.ts";
import { cleanIdentifier, explainModulus11, weightedSum } from "./reading.ts";
import { STATE_CODES } from "./states.data.ts";
import { IDENTIFIER_KINDS, type IdentifierKind, isIdentifierKind, validateIdentifier } from "./validate.ts";

const reasonOf = (kind: IdentifierKind, value: string) => validateIdentifier(kind, value).reason;
/** The answer without the way to it. */
const answerOf = (kind: IdentifierKind, value: string) => {
  const { steps, ...answer } = validateIdentifier(kind, value);
  expect(steps.length).toBeGreaterThan(0);
  return answer;
};
const modulus11 = (text: string) => explainModulus11(text, "nt_2025_001").digit;
const containerDigit = (text: string) => explainContainer(text).digit;
const isValid = (kind: IdentifierKind, value: string) => validateIdentifier(kind, value).valid;

describe("CNPJ", () => {
  it.each([
    ["12ABC34501DE", 459, "3", 424, "5", "12.ABC.345/01DE-35"],
    ["112223330001", 102, "8", 120, "1", "11.222.333/0001-81"],
    ["123456780001", 222, "9", 237, "5", "12.345.678/0001-95"],
    ["A1B2C3D40001", 508, "9", 459, "3", "A1.B2C.3D4/0001-93"],
    ["0Z9Y8X7W0001", 954, "3", 1083, "6", "0Z.9Y8.X7W/0001-36"],
    ["00000000000A", 34, "0", 51, "4", "00.000.000/000A-04"],
  ])("%s: sums %i and %i", (base, sum1, digit1, sum2, digit2, formatted) => {
    expect(weightedSum(base)).toBe(sum1);
    expect(modulus11(base)).toBe(digit1);
    expect(weightedSum(base + digit1)).toBe(sum2);
    expect(modulus11(base + digit1)).toBe(digit2);
    expect(answerOf("cnpj", formatted)).toEqual({
      valid: true,
      canonical: base + digit1 + digit2,
      formatted,
      parts: {
        root: base.slice(0, 8),
        establishment: base.slice(8),
        kind: /[A-Z]/.test(base) ? "alphanumeric" : "numeric",
      },
    });
  });

  it("shows the way to both digits", () => {
    const step = (name: string, value: string, formula?: string) => ({
      name,
      value,
      ...(formula === undefined ? {} : { formula }),
      rule: "in_rfb_2229_2024",
    });
    expect(validateIdentifier("cnpj", "12.abc.345/01de-35").steps).toEqual([
      step("cleaned", "12ABC34501DE35"),
      step("weighted_sum", "459"),
      step("remainder", "8", "459 mod 11"),
      step("check_digit", "3"),
      step("weighted_sum", "424"),
      step("remainder", "6", "424 mod 11"),
      step("check_digit", "5"),
    ]);
  });

  it("reads small letters, blanks and marks, and nothing stranger", () => {
    expect(validateIdentifier("cnpj", " 12.abc.345/01de-35 ").canonical).toBe("12ABC34501DE35");
    expect(reasonOf("cnpj", "12.ABC.345/01DE_35")).toBe("characters");
    expect(reasonOf("cnpj", "１２ABC34501DE35")).toBe("characters");
    // A dotless i becomes I in a Turkish capital, but not here.
    expect(reasonOf("cnpj", "ı2ABC34501DE35")).toBe("characters");
  });

  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["1122233300018", "length"],
    ["112223330001811", "length"],
    ["00000000000000", "repeated"],
    ["11222333000182", "check_digit"],
    ["11222333000191", "check_digit"],
    ["1122233300018A", "characters"],
    ["11111111111111", "check_digit"],
  ])("refuses %j: %s", (value, reason) => {
    expect(answerOf("cnpj", value)).toEqual({
      valid: false,
      canonical: null,
      formatted: null,
      reason,
    });
  });

  it("keeps every letter, also those that are easily misread", () => {
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
      const base = `${letter}2345678000${letter}`;
      const first = modulus11(base);
      expect(isValid("cnpj", base + first + modulus11(base + first))).toBe(true);
    }
  });
});

describe("CPF", () => {
  it.each(["529.982.247-25", "111.444.777-35", "123.456.789-09"])("%s", (formatted) => {
    expect(answerOf("cpf", formatted)).toEqual({
      valid: true,
      canonical: formatted.replace(/\D/g, ""),
      formatted,
    });
  });

  it("has 0 where the remainder is 10", () => {
    // One of the two has the remainder 0 and the other 10, and both are written 0.
    expect(isValid("cpf", "293.401.388-05")).toBe(true);
    expect(isValid("cpf", "393.401.388-05")).toBe(true);
  });

  it.each([
    ["529.982.247-24", "check_digit"],
    ["529.982.247-35", "check_digit"],
    ["111.111.111-11", "repeated"],
    ["00000000000", "repeated"],
    ["5299822472", "length"],
    ["5299822472A", "characters"],
  ])("refuses %s: %s", (value, reason) => {
    expect(reasonOf("cpf", value)).toBe(reason);
  });
});

describe("access keys of goods and transport", () => {
  it.each([
    ["33150308370779000149550010001100931002410775", 655, "RJ", "2015-03", "08370779000149", "NF-e"],
    ["13181017921427000125650010000000309887251170", 693, "AM", "2018-10", "17921427000125", "NFC-e"],
    ["41261111222333000181550010000123451123456785", 523, "PR", "2026-11", "11222333000181", "NF-e"],
    ["35261112ABC34501DE35550010000007891876543216", 984, "SP", "2026-11", "12ABC34501DE35", "NF-e"],
    ["35261112ABC34501DE35570000000043211102030400", 760, "SP", "2026-11", "12ABC34501DE35", "CT-e"],
  ])("%s", (key, sum, state, month, issuer, document) => {
    expect(weightedSum(key.slice(0, 43))).toBe(sum);
    const reading = validateIdentifier("nfe_key", key);
    expect(reading).toMatchObject({
      valid: true,
      canonical: key,
      parts: { state, month, issuer, document, issuer_kind: "cnpj" },
    });
    expect(reading.formatted).toMatch(/^(?:\S{4} ){10}\S{4}$/);
    expect(validateIdentifier("nfe_key", reading.formatted ?? "").canonical).toBe(key);
  });

  const withDigit = (body: string) => body + modulus11(body);
  const body = (part: { state?: string; month?: string; issuer?: string; model?: string }) =>
    `${part.state ?? "41"}26${part.month ?? "11"}${part.issuer ?? "11222333000181"}${part.model ?? "55"}001000012345112345678`;

  it("reads the parts, and the name of the file before the key", () => {
    expect(validateIdentifier("nfe_key", `NFe${withDigit(body({}))}`).parts).toEqual({
      state: "PR",
      month: "2026-11",
      issuer: "11222333000181",
      issuer_kind: "cnpj",
      model: "55",
      document: "NF-e",
      series: "001",
      number: "000012345",
      emission: "1",
      code: "12345678",
    });
    expect(isValid("nfe_key", `MDFe${withDigit(body({ model: "58" }))}`)).toBe(true);
  });

  it("knows a farmer who issues with a CPF", () => {
    expect(validateIdentifier("nfe_key", withDigit(body({ issuer: "00052998224725" }))).parts).toMatchObject({
      issuer: "52998224725",
      issuer_kind: "cpf",
    });
  });

  it.each([
    [{ state: "34" }, "unknown_state"],
    [{ month: "13" }, "unknown_month"],
    [{ month: "00" }, "unknown_month"],
    [{ model: "56" }, "unknown_model"],
    [{ issuer: "11222333000182" }, "unknown_issuer"],
  ])("refuses %j: %s", (part, reason) => {
    expect(reasonOf("nfe_key", withDigit(body(part)))).toBe(reason);
  });

  it("refuses other lengths, letters outside the issuer and a wrong digit", () => {
    expect(reasonOf("nfe_key", "")).toBe("empty");
    expect(reasonOf("nfe_key", withDigit(body({})).slice(1))).toBe("length");
    expect(reasonOf("nfe_key", `A${withDigit(body({})).slice(1)}`)).toBe("characters");
    expect(reasonOf("nfe_key", `${body({})}${(Number(modulus11(body({}))) + 1) % 10}`)).toBe("check_digit");
  });

  it("knows the states and the models", () => {
    expect(
      Object.entries(STATE_CODES)
        .map(([code, state]) => `${code} ${state}`)
        .join(" "),
    ).toBe(
      "11 RO 12 AC 13 AM 14 RR 15 PA 16 AP 17 TO 21 MA 22 PI 23 CE 24 RN 25 PB 26 PE 27 AL 28 SE 29 BA 31 MG 32 ES 33 RJ 35 SP 41 PR 42 SC 43 RS 50 MS 51 MT 52 GO 53 DF",
    );
    expect(Object.keys(KEY_MODELS)).toEqual(["55", "57", "58", "65"]);
  });
});

describe("access keys of services", () => {
  it.each([
    ["33045572211905971000105000000000014625124504258429", "RJ", "3304557", "national", "2025-12"],
    ["41182042211222333000181000000000004226111234567894", "PR", "4118204", "national", "2026-11"],
    ["35485001211222333000181000000000031726119876543217", "SP", "3548500", "municipal", "2026-11"],
  ])("%s", (key, state, municipality, environment, month) => {
    const reading = validateIdentifier("nfse_key", key);
    expect(reading).toMatchObject({
      valid: true,
      canonical: key,
      parts: { state, municipality, environment, month, issuer_kind: "cnpj" },
    });
    expect(validateIdentifier("nfse_key", reading.formatted ?? "").canonical).toBe(key);
    expect(validateIdentifier("nfse_key", `NFS${key}`).canonical).toBe(key);
  });

  it("is printed in its parts", () => {
    expect(
      validateIdentifier("nfse_key", "33045572211905971000105000000000014625124504258429").formatted,
    ).toBe("3304557 2 2 11905971000105 0000000000146 2512 450425842 9");
  });

  const withDigit = (text: string) => text + modulus11(text);
  const body = (part: {
    state?: string;
    environment?: string;
    kind?: string;
    issuer?: string;
    month?: string;
  }) =>
    `${part.state ?? "41"}18204${part.environment ?? "2"}${part.kind ?? "2"}${part.issuer ?? "11222333000181"}000000000004226${part.month ?? "11"}123456789`;

  it.each([
    [{}, undefined],
    [{ kind: "1", issuer: "00052998224725" }, undefined],
    [{ issuer: "12ABC34501DE35" }, undefined],
    [{ state: "34" }, "unknown_state"],
    [{ environment: "3" }, "unknown_environment"],
    [{ kind: "3" }, "unknown_issuer"],
    [{ kind: "1" }, "unknown_issuer"],
    [{ kind: "2", issuer: "00052998224725" }, "unknown_issuer"],
    [{ month: "13" }, "unknown_month"],
  ])("%j: %s", (part, reason) => {
    expect(reasonOf("nfse_key", withDigit(body(part)))).toBe(reason);
  });

  it("has 50 places, not 44", () => {
    expect(reasonOf("nfse_key", "33150308370779000149550010001100931002410775")).toBe("length");
    expect(reasonOf("nfe_key", "33045572211905971000105000000000014625124504258429")).toBe("length");
    expect(reasonOf("nfse_key", "33045572211905971000105000000000014625124504258420")).toBe("check_digit");
  });
});

describe("IMO numbers", () => {
  it.each(["9074729", "9990076", "9765433", "9876543"])("%s names a ship", (number) => {
    expect(answerOf("imo", number)).toEqual({
      valid: true,
      canonical: number,
      formatted: `IMO ${number}`,
    });
    expect(validateIdentifier("imo", `imo ${number}`).canonical).toBe(number);
  });

  it("2041999 names a company, and no ship", () => {
    expect(validateIdentifier("imo_company", "2041999")).toMatchObject({
      valid: true,
      formatted: "IMO 2041999",
    });
    expect(reasonOf("imo", "2041999")).toBe("check_digit");
    expect(reasonOf("imo_company", "2041998")).toBe("check_digit");
    expect(reasonOf("imo_company", "9074729")).toBe("check_digit");
  });

  it.each([
    ["9074728", "check_digit"],
    ["0000000", "repeated"],
    ["907472", "length"],
    ["90747290", "length"],
    ["907472X", "characters"],
    ["", "empty"],
  ])("refuses %j: %s", (value, reason) => {
    expect(reasonOf("imo", value)).toBe(reason);
  });
});

describe("MMSI", () => {
  it.each([
    ["710123456", "ship", "BR"],
    ["771000000", "ship", undefined],
    ["071012345", "group", "BR"],
    ["007101234", "coast", "BR"],
    ["111710123", "rescue_aircraft", "BR"],
    ["987101234", "auxiliary_craft", "BR"],
    ["997101234", "aid_to_navigation", "BR"],
    ["970123456", "search_and_rescue_transmitter", undefined],
    ["972123456", "man_overboard", undefined],
    ["974123456", "emergency_beacon", undefined],
  ])("%s is a %s of %s", (number, station, country) => {
    const reading = validateIdentifier("mmsi", number);
    expect(reading).toMatchObject({ valid: true, canonical: number, formatted: number, parts: { station } });
    expect(reading.parts?.country).toBe(country);
  });

  it.each([
    ["110123456", "unknown_station"],
    ["810123456", "unknown_station"],
    ["000123456", "unknown_station"],
    ["012345678", "unknown_station"],
    ["123456789", "unknown_station"],
    ["981101234", "unknown_station"],
    ["971123456", "unknown_station"],
    ["71012345", "length"],
    ["71012345A", "characters"],
  ])("refuses %s: %s", (value, reason) => {
    expect(reasonOf("mmsi", value)).toBe(reason);
  });

  it("knows the flags that call", () => {
    const listed = MARITIME_COUNTRIES.map(({ country, codes }) => `${country} ${codes.join("/")}`).join(", ");
    expect(listed).toBe(
      "BR 710, AR 701, PY 755, UY 770, BO 720, PA 351/352/353/354/355/356/357/370/371/372/373/374, LR 636/637, MH 538, " +
        "MT 215/229/248/249/256, HK 477, SG 563/564/565/566, CY 209/210/212, GR 237/239/240/241, CN 412/413/414, BS 308/309/311, US 338/366/367/368/369",
    );
  });
});

describe("containers", () => {
  it.each([
    ["CSQU305438", "3"],
    ["MSKU123456", "5"],
    ["GRNU001009", "0"],
  ])("%s has the digit %s", (body, digit) => {
    expect(containerDigit(body)).toBe(digit);
    expect(answerOf("container", body + digit)).toEqual({
      valid: true,
      canonical: body + digit,
      formatted: `${body.slice(0, 4)} ${body.slice(4)} ${digit}`,
      parts: { owner: body.slice(0, 3), category: "U" },
    });
    expect(validateIdentifier("container", `${body.toLowerCase()}-${digit}`).valid).toBe(true);
  });

  it("gives every letter its value, without the multiples of eleven", () => {
    const values = [
      10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 34, 35, 36, 37, 38,
    ];
    [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].forEach((letter, index) => {
      expect(containerDigit(letter)).toBe(String(((values[index] ?? 0) % 11) % 10));
      expect(containerDigit(`0${letter}`)).toBe(String((((values[index] ?? 0) * 2) % 11) % 10));
    });
  });

  it.each(["U", "J", "Z"])("takes equipment of kind %s", (category) => {
    const body = `ABC${category}123456`;
    expect(isValid("container", body + containerDigit(body))).toBe(true);
  });

  it.each([
    ["CSQU3054384", "check_digit"],
    [`CSQA305438${containerDigit("CSQA305438")}`, "unknown_category"],
    ["CSQU305438", "length"],
    ["CS9U3054383", "characters"],
  ])("refuses %s: %s", (value, reason) => {
    expect(reasonOf("container", value)).toBe(reason);
  });
});

describe("Brazilian plates", () => {
  it.each([
    ["QUA-1960", "QUA1960", "QUA-1960", "old", "QUA1960"],
    ["qua1j60", "QUA1J60", "QUA1J60", "mercosul", "QUA1960"],
    ["AAA 0004", "AAA0004", "AAA-0004", "old", "AAA0004"],
    ["BRA2E19", "BRA2E19", "BRA2E19", "mercosul", "BRA2419"],
    ["RIO3K45", "RIO3K45", "RIO3K45", "mercosul", "RIO3K45"],
  ])("%s", (typed, canonical, formatted, form, comparable) => {
    expect(answerOf("plate_br", typed)).toEqual({
      valid: true,
      canonical,
      formatted,
      parts: { form, comparable },
    });
  });

  it("turns an old plate into its Mercosul form", () => {
    expect(mercosulPlate("QUA-1960")).toBe("QUA1J60");
    expect(mercosulPlate("AAA-0004")).toBe("AAA0A04");
    expect(mercosulPlate("RIO3K45")).toBe("RIO3K45");
    expect(mercosulPlate("nope")).toBeNull();
    expect(
      "0123456789"
        .split("")
        .map((digit) => mercosulPlate(`ABC1${digit}23`)?.slice(4, 5))
        .join(""),
    ).toBe("ABCDEFGHIJ");
  });

  it("finds the same truck under both plates, and no other", () => {
    expect(isSamePlate("QUA-1960", "QUA1J60")).toBe(true);
    expect(isSamePlate("QUA1J60", "qua 1960")).toBe(true);
    expect(isSamePlate("RIO3K45", "RIO3A45")).toBe(false);
    expect(isSamePlate("ABC", "ABC")).toBe(false);
    expect(comparablePlate("AA-123-AA")).toBe("AA123AA");
  });

  it.each([
    ["AA123AA", "characters"],
    ["ABC123", "length"],
    ["ABC12345", "length"],
    ["AB11234", "characters"],
    ["ABC1DD3", "characters"],
    ["", "empty"],
  ])("refuses %j: %s", (value, reason) => {
    expect(reasonOf("plate_br", value)).toBe(reason);
  });
});

describe("what the check digits promise", () => {
  const digits = (length: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
      .map((list) => list.join(""));
  const cnpj = digits(12)
    .filter((base) => !/^0+$/.test(base))
    .map((base) => {
      const first = modulus11(base);
      return base + first + modulus11(base + first);
    });
  const cpf = digits(9)
    .map((base) => {
      const digit = (text: string) =>
        String(
          (([...text].reduce((sum, one, index) => sum + Number(one) * (text.length + 1 - index), 0) * 10) %
            11) %
            10,
        );
      const first = digit(base);
      return base + first + digit(base + first);
    })
    .filter((text) => !/^(\d)\1*$/.test(text));
  const key = fc
    .tuple(
      cnpj,
      digits(12),
      digits(9),
      fc.constantFrom("55", "57", "58", "65"),
      fc.constantFrom(...Object.keys(STATE_CODES)),
    )
    .map(([issuer, numbers, rest, model, state]) => {
      const body = `${state}2611${issuer}${model}${numbers}${rest}`.slice(0, 43);
      return body + modulus11(body);
    });
  const serviceKey = fc.tuple(cnpj, digits(13), digits(9)).map(([issuer, number, code]) => {
    const body = `411820422${issuer}${number}2611${code}`;
    return body + modulus11(body);
  });
  const change = (text: string, place: number, by: number) => {
    const at = place % text.length;
    return text.slice(0, at) + ((Number(text[at]) + 1 + (by % 9)) % 10) + text.slice(at + 1);
  };

  // Modulus 11 has eleven remainders for ten digits: 10 and 11 both become 0, so that a digit 0 may hide an
  // error. With any other first check digit every single wrong digit is found, and a wrong check digit always.
  it.each([
    ["cnpj", cnpj, 12],
    ["cpf", cpf, 9],
    ["nfe_key", key, 43],
    ["nfse_key", serviceKey, 49],
  ] as const)("%s: every single wrong digit is found", (kind, numbers, first) => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.nat(), (text, place, by) => {
        expect(isValid(kind, text)).toBe(true);
        fc.pre(text[first] !== "0" || place % text.length >= first);
        expect(isValid(kind, change(text, place, by))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it("cpf: behind a first digit 0 an error can hide", () => {
    expect(isValid("cpf", "29340138805")).toBe(true);
    expect(isValid("cpf", "39340138805")).toBe(true);
  });

  it("CNPJ: letters of one remainder are interchangeable, which no check digit can help", () => {
    const base = "0000000000F0";
    const twin = "0000000000Q0";
    expect(modulus11(base)).toBe(modulus11(twin));
  });

  it("imo: a wrong digit in the ship number often shows, but not always", () => {
    // Places 2 and 4 weigh 6 and 4: five more there adds a multiple of ten.
    expect(isValid("imo", "9074729")).toBe(true);
    expect(isValid("imo", "9574729")).toBe(true);
    expect(isValid("imo", "8074729")).toBe(false);
  });

  it("what is printed reads back to the same", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          cnpj.map((text) => ["cnpj", text] as const),
          cpf.map((text) => ["cpf", text] as const),
          key.map((text) => ["nfe_key", text] as const),
          serviceKey.map((text) => ["nfse_key", text] as const),
        ),
        ([kind, text]) => {
          const reading = validateIdentifier(kind, text);
          expect(reading.canonical).toBe(text);
          expect(validateIdentifier(kind, reading.formatted ?? "")).toEqual(reading);
        },
      ),
    );
  });

  it("takes any text without throwing", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...IDENTIFIER_KINDS),
        fc.string({ maxLength: 300, unit: "grapheme" }),
        (kind, text) => {
          const reading = validateIdentifier(kind, text);
          expect(reading.valid).toBe(reading.reason === undefined);
          expect(reading.canonical === null).toBe(!reading.valid);
        },
      ),
    );
  });
});

describe("the call", () => {
  const { validate } = identifierContracts;

  it("takes the kinds of the interface", () => {
    expect(validate).toMatchObject({
      service: "register",
      action: "validate",
      type: "identifier",
      access: "signed-in",
      effect: "read",
    });
    for (const kind of ["cnpj", "cpf", "nfe_key", "nfse_key", "imo", "mmsi", "container", "plate_br"])
      expect(validate.input.safeParse({ kind, value: "x" }).success).toBe(true);
    expect(validate.input.safeParse({ kind: "toString", value: "x" }).success).toBe(false);
    expect(validate.input.safeParse({ kind: "cnpj", value: 1 }).success).toBe(false);
    expect(isIdentifierKind("imo_company")).toBe(true);
    expect(isIdentifierKind("constructor")).toBe(false);
  });

  it("reads at most so much of a text", () => {
    expect(cleanIdentifier("1".repeat(1000))).toHaveLength(200);
  });
});

describe("what an answer says beside yes", () => {
  it("names the digits of a country only where the number has any", () => {
    expect(validateIdentifier("mmsi", "710000001").parts).toEqual({
      station: "ship",
      country_digits: "710",
      country: "BR",
    });
    expect(validateIdentifier("mmsi", "970123456").parts).toEqual({
      station: "search_and_rescue_transmitter",
    });
    expect(validateIdentifier("mmsi", "799000001").parts).toEqual({
      station: "ship",
      country_digits: "799",
    });
  });

  it("shows the form that a station or a plate was read by", () => {
    const pattern = (kind: IdentifierKind, value: string) =>
      validateIdentifier(kind, value).steps.find((step) => step.name === "pattern")?.value;
    expect(pattern("mmsi", "001234567")).toBeUndefined();
    expect(pattern("mmsi", "710000001")).toBe("MMM999999");
    expect(pattern("mmsi", "970123456")).toBe("970999999");
    expect(pattern("plate_br", "QUA-1960")).toBe("AAA9999");
    expect(pattern("plate_br", "QUA1J60")).toBe("AAA9A99");
  });

  it("has no check digit of ten in a Paraguayan number", () => {
    // 6 × 2 = 12, which leaves 1: the digit is 0 and not 10.
    expect(validateRuc("0000060").valid).toBe(true);
    expect(validateRuc("0000061").reason).toBe("check_digit");
  });
});
