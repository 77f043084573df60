/**
 * Every declared call × every right × every kind of person and country, as a table over the decision itself. What is
 * expected stands in `fixtures/rights.ts`, by hand. That calls go through this decision, `matrix.test.ts` shows.
 *
 * @engine any: no database is opened
 */
import type { Actor, EntityType } from "@plimsoll/domain/access/actor";
import { inScope, type RowOwner } from "@plimsoll/domain/access/scope";
import { allContracts } from "@plimsoll/domain/contracts";
import { type Contract, callName } from "@plimsoll/domain/kernel/contract";
import { Catalog } from "@plimsoll/domain/kernel/record";
import { describe, expect, it } from "vitest";
import { authorize, mayCall } from "#rpc/authorize";
import { TEST_RECORDS } from "../fixtures/records.ts";
import {
  GLOBAL,
  isForAnybody,
  OF_A_COMPANY,
  OF_A_COUNTRY,
  OF_A_COUNTRY_FOR_STAFF,
  OF_A_CUSTOMER,
  OF_TESTS,
  ORDER_KINDS,
  OWN,
  OWN_BY_RIGHT,
  rightsFor,
} from "../fixtures/rights.ts";

const catalog = new Catalog(TEST_RECORDS);
const declared = [...allContracts(catalog).contracts.values()];
const contracts = declared.filter((one) => !isForAnybody(one));
/** A customer sees a pre-invoice from the moment it was sent to them. */
const CERTIFICATES_SEEN = ["sent", "approved", "reproved", "issued", "superseded", "canceled"];
const PRE_INVOICES_SEEN = ["awaiting_customer", "approved", "waiting_nf", "invoiced", "paid"];

const PERMISSIONS = ["list", "load", "create", "update", "delete", "changestatus"];
const NOTHING = ["nowhere/nothing/list"];
const EVERYTHING: readonly string[] = [];

interface Person {
  readonly types?: readonly EntityType[];
  readonly countries?: readonly string[];
  readonly legacyId?: number;
  readonly customerId?: string;
}

/** Rights as `service/role/permission`; none at all stands for everything. */
function actor(rights: readonly string[], person: Person = {}): Actor {
  const { types = ["company"], countries = ["BR"], legacyId = null, customerId = null } = person;
  const services = rights.map((right) => {
    const [name = "", role = "", permission = ""] = right.split("/");
    return { name, types: [{ name: role, permissions: [permission] }] };
  });
  const entity = { id: "house", name: "House", types, country: "BR", legacyId, customerId };
  return { userId: "me", name: "Me", profiles: [{ entity, countries, services }] };
}

/** Worked out once: the table below asks a million times. */
const CALLS = contracts.map((contract) => ({
  contract,
  name: callName(contract),
  rights: rightsFor(contract) ?? [],
}));
type KnownCall = (typeof CALLS)[number];

const namesOf = (calls: readonly KnownCall[]) => calls.map(({ name }) => name);
const openTo = (who: Actor) => namesOf(CALLS.filter(({ contract }) => mayCall(catalog, contract, who)));
const expectedFor = (holds: (right: string) => boolean) =>
  namesOf(CALLS.filter(({ rights }) => rights === "any session" || rights.some(holds)));

it("knows what opens every call, and which record is whose", () => {
  const open = declared.filter((one) => one.access === "public").map(callName);
  expect(open).toEqual(declared.filter(isForAnybody).map(callName));
  expect(contracts.filter((one) => rightsFor(one) === undefined).map(callName)).toEqual([]);
  const known = [
    ...GLOBAL,
    ...OF_A_COUNTRY,
    ...OF_A_COUNTRY_FOR_STAFF,
    ...OF_A_CUSTOMER,
    ...OF_A_COMPANY,
    ...OWN,
    ...OWN_BY_RIGHT,
    ...OF_TESTS.country,
    ...OF_TESTS.customer,
  ];
  expect(known.sort()).toEqual(catalog.models.map((model) => model.key).sort());
});

const rightsInUse = [...new Set(CALLS.flatMap(({ rights }) => (rights === "any session" ? [] : rights)))];
/** Under every name that a call has, too: a ship of the register is not the order of one. */
const ROLES = [
  ...new Set([
    ...rightsInUse.map((right) => right.slice(0, right.lastIndexOf("/"))),
    ...contracts.map(({ service, type }) => `${service}/${type}`),
  ]),
].sort();

describe.each(ROLES)("%s", (role) => {
  const rights = PERMISSIONS.map((permission) => `${role}/${permission}`);

  it("opens to whoever holds it the calls that are written down, and no other", () => {
    for (const right of rights)
      expect([right, openTo(actor([right]))]).toEqual([right, expectedFor((one) => one === right)]);
  });

  it("is missed by whoever holds every right but this one", () => {
    for (const right of rights) {
      const others = new Set([...NOTHING, ...rightsInUse]);
      others.delete(right);
      expect([right, openTo(actor([...others]))]).toEqual([right, expectedFor((one) => others.has(one))]);
    }
  });
});

it("opens everything to an empty list of services, and what needs no right to everybody with a session", () => {
  const open = expectedFor(() => false);
  expect(openTo(actor(EVERYTHING))).toEqual(contracts.map(callName));
  expect(openTo(actor(NOTHING))).toEqual(open);
  expect(openTo({ userId: "me", name: "Me", profiles: [] })).toEqual(open);
  // The first profile alone counts.
  const [first, second] = [...actor(NOTHING).profiles, ...actor(EVERYTHING).profiles];
  if (!first || !second) throw new Error("no profile");
  expect(openTo({ userId: "me", name: "Me", profiles: [first, second] })).toEqual(open);
});

const PEOPLE: Readonly<Record<string, Person>> = {
  "staff of Brazil": { countries: ["BR"] },
  "staff of Argentina and Paraguay": { countries: ["AR", "PY"] },
  "staff without a country": { countries: [] },
  "a developer": { types: ["developer"], countries: ["BR"] },
  "a master": { legacyId: 321 },
  "the other master": { legacyId: 875, countries: [] },
  "almost a master": { legacyId: 322, countries: ["AR"] },
  "a customer": { types: ["guest"], customerId: "mine" },
  "a guest of no customer": { types: ["guest"] },
};
/** Rows of every country, customer, company and person, in every state that narrows who sees them. */
const ROWS = makeRows();
const isMaster = ({ legacyId = 0 }: Person) => [321, 875].includes(legacyId);

describe.each(Object.entries(PEOPLE))("%s", (_name, person) => {
  const who = actor(EVERYTHING, person);
  const { countries = ["BR"] } = person;

  it("names their own countries and no other, in every call", () => {
    for (const country of ["BR", "AR", "PY", "XX", "br", "", "BRA"]) {
      const isCountry = ["BR", "AR", "PY", "XX"].includes(country);
      const isTheirs = countries.includes(country) || (countries.length === 0 && country === "BR");
      const expected = isCountry && (isMaster(person) || isTheirs) ? "open" : "country_not_available";
      const others = contracts.filter((one) => answer(one, who, country) !== expected);
      expect([country, expected, others.map(callName)]).toEqual([country, expected, []]);
    }
  });

  it("is refused for the right before the country is looked at", () => {
    const answered = contracts
      .filter((one) => rightsFor(one) !== "any session")
      .map((one) => answer(one, actor(NOTHING, person), "XX"));
    expect([...new Set(answered)]).toEqual(["not_authorized"]);
  });

  it.each(catalog.models.map((model) => model.key))("sees of %s the rows that are theirs", (record) => {
    for (const contract of contracts.filter((one) => one.record === record)) {
      const { filter } = authorize(catalog, contract, who, undefined);
      const expected = ROWS.filter((row) => isSeen(person, record, row) && isOfKind(contract, row));
      const seen = ROWS.filter((row) => inScope(filter, row));
      expect([callName(contract), seen]).toEqual([callName(contract), expected]);
    }
  });
});

it("orders of a kind whose role is not held are out of sight, under every name", () => {
  for (const kind of ORDER_KINDS) {
    const who = actor([`workorder/${kind}/list`, `workorder/${kind}/load`]);
    const onlyLists = actor([`workorder/${kind}/list`]);
    for (const type of ["work_order", kind]) {
      const contract = contracts.find((one) => callName(one) === `workorder/${type}/list`);
      if (!contract) throw new Error(type);
      const { filter } = authorize(catalog, contract, who, "BR");
      const expected = ROWS.filter((row) => row.country === "BR" && row.scopeValues?.kind === kind);
      expect([kind, type, ROWS.filter((row) => inScope(filter, row))]).toEqual([kind, type, expected]);
      // What cannot be opened is not listed.
      expect(authorize(catalog, contract, onlyLists, "BR").filter).toEqual({ kind: "none" });
    }
  }
});

function answer(contract: Contract, who: Actor, country: string): string {
  try {
    authorize(catalog, contract, who, country);
    return "open";
  } catch (refusal) {
    return (refusal as { issues: readonly { code: string }[] }).issues[0]?.code ?? String(refusal);
  }
}

function makeRows(): RowOwner[] {
  const whose = ["BR", "AR", null].flatMap((country) =>
    ["mine", "another", null].flatMap((customerId) =>
      ["house", "another"].flatMap((companyId) =>
        ["me", "another"].map((userId) => ({ country, customerId, companyId, userId })),
      ),
    ),
  );
  const states = [
    ...ORDER_KINDS.map((kind) => ({ kind, status: "draft", internal: true, released: false })),
    { kind: "ship", status: "sent", internal: false, released: true },
    { kind: "ship", status: "accepted", internal: true, released: false },
    { kind: "ship", status: "refused", internal: false, released: true },
    { kind: "ship", status: "awaiting_customer", internal: true, released: false },
    { kind: "ship", status: "pending_level_2", internal: true, released: false },
    { kind: "final", status: "draft", internal: true, sent: true },
    { kind: "final", status: "draft", internal: true, sent: false },
    { kind: "partial", status: "draft", internal: true, sent: true },
  ];
  // What belongs to another row has that one's owner, at every level up.
  return whose.flatMap((one) =>
    states.map((scopeValues) => {
      const owner = { ...one, scopeValues };
      return { ...owner, above: [owner, owner, owner] };
    }),
  );
}

/** A call under the name of one kind of order is about that kind; the dashboard's name is not one of them. */
const isOfKind = ({ service, record, type }: Contract, row: RowOwner) =>
  record !== "work_order" ||
  service === "dashboard" ||
  !ORDER_KINDS.includes(type) ||
  row.scopeValues?.kind === type;

function isSeen(person: Person, record: string, row: RowOwner): boolean {
  const { types = ["company"], countries = ["BR"], customerId } = person;
  const isGuest = types.includes("guest");
  if (OWN.includes(record) || OWN_BY_RIGHT.includes(record)) return row.userId === "me";
  if (isGuest && [...OF_A_COUNTRY_FOR_STAFF, ...OF_A_COMPANY].includes(record)) return false;
  if (GLOBAL.includes(record)) return true;
  if (isGuest && [...OF_A_CUSTOMER, ...OF_TESTS.customer].includes(record))
    return customerId !== undefined && row.customerId === customerId && isForGuests(record, row);
  if (isMaster(person)) return true;
  if (OF_A_COMPANY.includes(record)) return row.companyId === "house";
  return row.country !== null && countries.includes(row.country);
}

/** Customers read an offer once it was sent, a final classification once they have it, and no comment of the house. */
function isForGuests(record: string, { scopeValues = {} }: RowOwner): boolean {
  if (record === "pre_invoice") return PRE_INVOICES_SEEN.includes(String(scopeValues.status));
  // A draft is ours until it is sent, and what is said about it.
  if (record === "certificate" || record === "certificate_comment")
    return CERTIFICATES_SEEN.includes(String(scopeValues.status));
  if (record === "proposal") return ["sent", "accepted", "refused"].includes(String(scopeValues.status));
  // What the laboratory found, once it stands for good.
  if (record === "analysis_result") return scopeValues.released === true;
  if (record === "classification" || record === "oil_classification")
    return scopeValues.kind === "final" && scopeValues.sent === true;
  return record !== "comment" || scopeValues.internal === false;
}
