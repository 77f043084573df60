import { catalog } from "@plimsoll/domain/records";
import { describe, expect, it } from "vitest";
import { listAttributes, readListQuery, writeListQuery } from "#record/list-query";
import { chosenTab, withTab } from "#record/list-tabs";
import { NOMINATION_TABS, PROPOSAL_TABS } from "./list-tabs.ts";

const TODAY = "2026-11-15";
const tabs = PROPOSAL_TABS;
const model = catalog.get("proposal");
const empty = readListQuery(model, "");

const asked = (tab: string) =>
  listAttributes(
    model,
    { ...empty, filters: withTab(tabs, {}, tab) },
    {
      country: "BR",
      zone: "UTC",
      today: TODAY,
    },
  )
    .conditions.filter(({ attribute }) => attribute !== "country")
    .map(({ attribute, operator, value }) => `${attribute} ${operator} ${value}`);

describe("tabs of proposals", () => {
  it.each([
    ["all", []],
    ["drafts", ["status = draft"]],
    ["sent", ["status = sent"]],
    ["almost_expired", ["status = sent", "expiration_date >= 2026-11-15", "expiration_date <= 2026-11-22"]],
    ["expired", ["status = sent", "expiration_date <= 2026-11-14"]],
    ["accepted", ["status = accepted"]],
    ["refused", ["status = refused"]],
  ])("%s asks for %j", (tab, conditions) => {
    expect(asked(tab).sort()).toEqual([...conditions].sort());
  });

  it.each(Object.keys(tabs))("%s is recognised again from its address", (tab) => {
    const written = writeListQuery({ ...empty, filters: withTab(tabs, {}, tab) });
    expect(chosenTab(tabs, readListQuery(model, written).filters)).toBe(tab);
  });

  it("leaves other filters as they are", () => {
    const customer = { kind: "any", values: ["x"] } as const;
    const filters = withTab(tabs, { customer_id: customer, status: customer }, "accepted");
    expect(filters).toEqual({ customer_id: customer, status: { kind: "any", values: ["accepted"] } });
    expect(chosenTab(tabs, filters)).toBe("accepted");
  });

  it("chooses none where somebody narrowed differently", () => {
    expect(chosenTab(tabs, { status: { kind: "any", values: ["draft", "sent"] } })).toBeNull();
  });
});

it("tabs of nominations name every status once", () => {
  const { status } = catalog.get("nomination").definition.fields;
  const named = Object.values(NOMINATION_TABS).flatMap((filters) =>
    Object.values(filters).flatMap((value) => (value.kind === "any" ? value.values : [])),
  );
  expect(named).toEqual(status?.kind === "choice" ? status.choices : []);
});
