import { describe, expect, it } from "vitest";
import type { Actor, ProfileService } from "./actor.ts";
import { type GrantedProfile, grantIssues } from "./granting.ts";

function granter(services: readonly ProfileService[], legacyId: number | null = null): Actor {
  const entity = {
    id: "own",
    name: "Own",
    types: ["company" as const],
    country: "BR",
    legacyId,
    customerId: null,
  };
  return { userId: "u", name: "Granter", profiles: [{ entity, countries: ["BR"], services }] };
}
const clerk = granter([{ name: "register", types: [{ name: "port", permissions: ["list", "load"] }] }]);
const everything = granter([]);
const profile = (rest: Partial<GrantedProfile>): GrantedProfile => ({
  companyId: "own",
  services: [{ service: "register", role: "port", permissions: ["list"] }],
  countries: ["BR"],
  ...rest,
});
const fields = (who: Actor, rest: Partial<GrantedProfile>) =>
  grantIssues(who, profile(rest)).map((found) => [found.code, found.field]);

describe("granting", () => {
  it("lets somebody hand on what they have", () => {
    expect(fields(clerk, {})).toEqual([]);
    expect(fields(everything, { services: [] })).toEqual([]);
  });

  it("refuses a permission that the granter lacks, and names its line", () => {
    const services = [
      { service: "register", role: "port", permissions: ["list"] },
      { service: "register", role: "port", permissions: ["load", "delete"] },
    ];
    expect(fields(clerk, { services })).toEqual([["grants_more_than_own", "services.1.permissions"]]);
  });

  it("refuses an empty list, which allows everything, to those who have a list themselves", () => {
    expect(fields(clerk, { services: [] })).toEqual([["grants_more_than_own", "services"]]);
  });

  it("keeps to the own company, unless it is a master's", () => {
    expect(fields(everything, { companyId: "other" })).toEqual([["grants_more_than_own", "company_id"]]);
    expect(fields(granter([], 321), { companyId: "other" })).toEqual([]);
    expect(fields(granter([], 875), { companyId: "other" })).toEqual([]);
    expect(fields(granter([], 322), { companyId: "other" })).toHaveLength(1);
  });

  it("keeps to the own countries, unless it is a master's", () => {
    expect(fields(everything, { countries: ["BR", "AR"] })).toEqual([
      ["grants_more_than_own", "workunit_ids"],
    ]);
    expect(fields(granter([], 321), { countries: ["BR", "AR"] })).toEqual([]);
  });

  it("lets nobody without a profile grant anything", () => {
    expect(fields({ userId: "u", name: "None", profiles: [] }, {}).length).toBeGreaterThan(0);
  });
});
