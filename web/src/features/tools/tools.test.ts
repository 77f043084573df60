/** Every calculator's page: its example works, its empty form tells what is missing, and nothing is without a word. */
import { CONTRACTS } from "@plimsoll/domain/contracts";
import { type Contract, callName } from "@plimsoll/domain/kernel/contract";
import { LOCALES } from "@plimsoll/domain/kernel/locale";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { CALCULATOR_WORDS } from "@plimsoll/domain/locales/calculator-words";
import { words as en } from "@plimsoll/domain/locales/en/index";
import { flattenRoutes, ROUTES } from "@plimsoll/domain/routes/index";
import { describe, expect, it } from "vitest";
import { askedFields, atFields } from "#calculator/asked-fields";
import { requestOf, statesOfRequest } from "#calculator/request";
import type { ResultContext, Tool } from "#calculator/tool";
import type { FieldLabels } from "#fields/field-screen";
import { fieldAt } from "#record/form-fields";
import { TOOLS } from "./tools.ts";

function texts({ label, choices = {}, inner = {} }: FieldLabels): string[] {
  return [label, ...Object.values(choices), ...Object.values(inner).flatMap(texts)];
}

it("has a definition for every page and a page for every definition", () => {
  expect(
    Object.keys(TOOLS)
      .map((name) => `/tools/${name}`)
      .sort(),
  ).toEqual(
    flattenRoutes(ROUTES)
      .flatMap(({ page, path }) => (page === "calculator" ? path : []))
      .sort(),
  );
});

/** Those that can answer an empty form: there is nothing to add up, and nothing is asked. */
const NEED_NOTHING = ["identifier", "oil", "other-grains", "tank-list"];

describe.each(Object.entries(TOOLS))("%s", (name, load) => {
  it("asks for everything that its example says", async () => {
    const tool = await load();
    const { request } = requestOf(tool.items(tool.example), example(tool), tool.optional);
    expect(request).toMatchObject(tool.example);
  });

  it("works out its example and explains it, in every language", async () => {
    const tool = await load();
    const items = tool.items(tool.example);
    const { request, refused } = requestOf(items, example(tool), tool.optional);
    const answer = tool.run(request);
    expect([refused, answer.ok ? [] : answer.issues]).toEqual([[], []]);
    if (!answer.ok) expect.fail("refused");
    for (const locale of LOCALES) {
      const { words } = await CALCULATOR_WORDS[locale]();
      const showing: ResultContext = {
        words,
        page: en.app.tools,
        figure: (value) => (value === null || value === undefined ? "—" : formatNumber(value, locale)),
        moment: (value) => value,
        yes: "yes",
        no: "no",
      };
      const shown = tool.show(answer.result, showing);
      expect(shown.figures.length + (shown.tables?.length ?? 0) + (shown.verdict ? 1 : 0)).toBeGreaterThan(0);
      for (const { label, value } of shown.figures) {
        expect(label).not.toMatch(/^$|undefined|^[a-z]+_[a-z_]+$/);
        expect(value).not.toMatch(/undefined|NaN/);
      }
      const steps = shown.steps.flatMap((group) => group.steps.map((step) => group.names[step.name]));
      expect(steps.length).toBeGreaterThan(0);
      expect(steps).not.toContain(undefined);
      const named = askedFields(items, example(tool), words);
      const said = Object.keys(named.fields).flatMap((path) => texts(named.labelsOf(path)));
      expect(said.length).toBeGreaterThan(0);
      for (const text of said) expect(text).not.toMatch(/^$|undefined/);
    }
  });

  it("says what an empty form misses, and each place it names is a field of the form", async () => {
    const tool = await load();
    const items = tool.items(tool.start);
    const values = statesOfRequest(items, tool.start);
    const { request } = requestOf(items, values, tool.optional);
    const answer = tool.run(request);
    expect(answer.ok).toBe(NEED_NOTHING.includes(name));
    if (answer.ok) return;
    const { words } = await CALCULATOR_WORDS.en();
    const named = askedFields(items, values, words);
    const issues = atFields(answer.issues, named);
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.filter(({ field = "" }) => fieldAt(named.fields, field) === undefined)).toEqual([]);
  });
});

/** The call that asks the same question as the page. */
const CALLS: Readonly<Record<string, string>> = {
  classification: "classification/default/evaluate",
  composite: "classification/default/composite",
  "other-grains": "classification/grain/evaluate",
  oil: "classification/oil/evaluate",
  discounts: "classification/discount/evaluate",
  sampling: "classification/sampling/evaluate",
  "third-analysis": "classification/third_analysis/evaluate",
  "draft-survey": "service/draft_survey/evaluate",
  density: "service/water_density/evaluate",
  "water-allowance": "service/water_allowance/evaluate",
  barge: "service/barge_survey/evaluate",
  convoy: "service/convoy_total/evaluate",
  tank: "service/tank/evaluate",
  "tank-list": "service/tank_list/evaluate",
  "scale-periods": "service/scale_periods/evaluate",
  dumps: "service/batch_scale/evaluate",
  comparison: "service/weight_comparison/evaluate",
  "truck-ticket": "service/truck_ticket/evaluate",
  bags: "service/bags/evaluate",
  "weight-units": "service/weight_units/evaluate",
  "statement-of-facts": "service/statement_of_facts/evaluate",
  laytime: "service/laytime/evaluate",
  price: "billing/price/evaluate",
  withholding: "billing/withholding/evaluate",
  "gross-up": "billing/gross_up/evaluate",
  "fob-price": "billing/fob_price/evaluate",
  "commodity-price": "billing/commodity_price/evaluate",
  parity: "billing/interior_parity/evaluate",
  exchange: "billing/exchange_rate/evaluate",
  identifier: "register/identifier/validate",
};

it.each(Object.entries(TOOLS))(
  "%s is a call as well: it takes the form's request and answers the same",
  async (name, load) => {
    const contract = Object.values(CONTRACTS)
      .flatMap((group) => Object.values(group) as Contract[])
      .find((one) => callName(one) === CALLS[name]);
    if (contract === undefined || typeof contract.output === "string") expect.fail(`${name} has no call`);
    const tool = await load();
    const { request } = requestOf(tool.items(tool.example), example(tool), tool.optional);
    expect(contract.input.safeParse(request).error).toBeUndefined();
    const answer = tool.run(request);
    expect(answer.ok && contract.output.safeParse(answer.result).error).toBeUndefined();
  },
);

const example = (tool: Tool) => statesOfRequest(tool.items(tool.example), tool.example);
