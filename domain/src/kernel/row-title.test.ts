import { expect, it } from "vitest";
import { country } from "../register/country.ts";
import { currency } from "../register/currency.ts";
import { exchangeRate } from "../register/exchange-rate.ts";
import { measure } from "../register/measure.ts";
import { port } from "../register/port.ts";
import { modelOf } from "./record.ts";
import { choiceAttributes, detailOf, titleAttributes, titleOf, titlesOf } from "./row-title.ts";

const names = { pt: "Alemanha", en: "Germany", es: "Alemania", fr: null };

it("calls a row by the name of the reader's language, else by its own", () => {
  const model = modelOf(country);
  const row = { id: "1", name: "Germany", names };
  expect(titleAttributes(model)).toEqual(["name", "names"]);
  expect(titleOf(model, row, "pt")).toBe("Alemanha");
  expect(titleOf(model, row, "fr")).toBe("Germany");
  expect(titleOf(model, { ...row, names: null }, "pt")).toBe("Germany");
  expect(titleOf(model, { ...row, names: { pt: "" } }, "pt")).toBe("Germany");
});

it("leaves a title that is no name as it is", () => {
  const model = modelOf(currency);
  expect(titleAttributes(model)).toEqual(["code"]);
  expect(titleOf(model, { code: "USD", name: "US dollar", names }, "pt")).toBe("USD");
});

it("writes a date as the reader does", () => {
  const model = modelOf(exchangeRate);
  expect(titleOf(model, { date: "2026-11-05" }, "pt")).toBe("05/11/2026");
});

it("knows no title of a row that brought none", () => {
  expect(titleOf(modelOf(port), { id: "1" }, "en")).toBeUndefined();
  expect(titleOf(modelOf(port), { id: "1", name: "" }, "en")).toBeUndefined();
});

it("lists everything a row is called", () => {
  expect(titlesOf(modelOf(country), { name: "Germany", names })).toEqual([
    "Germany",
    "Alemanha",
    "Germany",
    "Alemania",
  ]);
  expect(titlesOf(modelOf(currency), { code: "USD", names })).toEqual(["USD"]);
});

it("says what a symbol stands for, where it is chosen", () => {
  const model = modelOf(measure);
  const vessel = { symbol: "vessel", name: "Vessel", names: { pt: "Navio", en: "Vessel" } };
  expect(choiceAttributes(model)).toEqual(["symbol", "name", "names"]);
  expect(detailOf(model, vessel, "pt")).toBe("Navio");
  expect(detailOf(model, vessel, "fr")).toBe("Vessel");
  expect(detailOf(modelOf(country), { name: "Germany", names }, "pt")).toBeUndefined();
  expect(choiceAttributes(modelOf(country))).toEqual(["name", "names"]);
  expect(choiceAttributes(modelOf(port))).toEqual(["name"]);
});
