/** The registers of the demo company as rows, in an order in which each finds what it refers to. */

import { addDays } from "@plimsoll/domain/kernel/dates";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { headingsOf } from "@plimsoll/domain/register/instrument";
import { cityId, currencyId, measureId, portId, productId, typeId } from "../reference/load-reference.ts";
import { seedId } from "../seed-id.ts";
import { ANALYSES, INSTRUMENTS, VARIATIONS } from "./analyses.data.ts";
import { CUSTOMERS } from "./customers.data.ts";
import { TAKES_DELIVERIES } from "./deliveries.ts";
import { BARGE_SERIES, SHIPS, TUGBOATS } from "./fleet.data.ts";
import { bargeRows, carrierId, shipRow } from "./fleet.ts";
import {
  BRANCHES,
  BUSINESS_UNITS,
  CONTACT_POSITIONS,
  DEPARTMENTS,
  INSPECTORS,
  POSITIONS,
  SEALS_ISSUED,
} from "./organisation.data.ts";
import { CARRIERS, COURIERS, SHIPPERS } from "./parties.data.ts";
import { DISTRICTS, LOADING_PLACES, ORIGINS, REGIONS, TERMINALS } from "./places.data.ts";
import { tankRows } from "./tanks.ts";
import { withCheckDigits } from "./tax-ids.ts";
import { CATEGORIES, RULES, SCOPE_MODELS } from "./trade.data.ts";

export type RegisterRows = readonly (readonly [record: string, rows: readonly Values[]])[];

export const customerId = (country: string, code: string) => seedId("customer", country, code);
export const unitId = (name: string) => seedId("workunit", name);
const shipperId = (country: string, code: string) => seedId("shipper", country, code);
const regionId = (country: string, code: string) => seedId("region", country, code);
export const inspectorId = (name: string) => seedId("inspector", name);
const positionId = (country: string, name: string) => seedId("role", country, name);
const departmentId = (country: string, name: string) => seedId("department", country, name);
export const buId = (country: string, code: string) => seedId("bu", country, code);
const analysisId = (code: string) => seedId("analysis", code);
const categoryId = (code: string) => seedId("category", code);

/** What people and companies need to be there first. */
export function firstRegisters(): RegisterRows {
  return [
    [
      "region",
      REGIONS.map(([country, code, name]) => ({ id: regionId(country, code), country, code, name })),
    ],
    ["district", DISTRICTS.map(districtRow)],
    ["role", CONTACT_POSITIONS.map(([country, name]) => ({ id: positionId(country, name), country, name }))],
    ["customer", CUSTOMERS.map(customerRow)],
  ];
}

/** What refers to people, companies and work units. */
export function otherRegisters(today: string): RegisterRows {
  return [
    ["branch", BRANCHES.map(branchRow)],
    ["contact", CUSTOMERS.map(contactRow)],
    ["inspector", INSPECTORS.map(inspectorRow)],
    ["seal_range", SEALS_ISSUED.map((row) => sealRangeRow(row, today))],
    [
      "bu",
      BUSINESS_UNITS.map(([country, code, name, manager]) => ({
        id: buId(country, code),
        country,
        code,
        name,
        manager_id: inspectorId(manager),
      })),
    ],
    [
      "department",
      DEPARTMENTS.map(([country, bu, name]) => ({
        id: departmentId(country, name),
        country,
        name,
        bu_id: buId(country, bu),
      })),
    ],
    [
      "role",
      POSITIONS.map(([country, department, name]) => ({
        id: positionId(country, name),
        country,
        name,
        department_id: departmentId(country, department),
      })),
    ],
    ["shipper", SHIPPERS.map(shipperRow)],
    ["carrier", CARRIERS.map(carrierRow)],
    [
      "dispatcher",
      COURIERS.map(([country, name, phone, tracking_address]) => ({
        id: seedId("dispatcher", country, name),
        country,
        name,
        phone,
        tracking_address,
      })),
    ],
    ["terminal", TERMINALS.map(terminalRow)],
    ["scale", TERMINALS.flatMap(scaleRows)],
    ["loading_place", LOADING_PLACES.map(loadingPlaceRow)],
    ["origin", ORIGINS.map(originRow)],
    ["ship", SHIPS.map(shipRow)],
    ["tank_volume", SHIPS.slice(0, 2).flatMap((ship) => tankRows(String(shipRow(ship).id)))],
    ["barge", BARGE_SERIES.flatMap(bargeRows)],
    ["tugboat", TUGBOATS.map(tugboatRow)],
    [
      "category",
      CATEGORIES.map(([code, name, parent]) => ({
        id: categoryId(code),
        code,
        name,
        parent_id: parent && categoryId(parent),
      })),
    ],
    ["analysis", ANALYSES.map(analysisRow)],
    ["instrument", INSTRUMENTS.map(instrumentRow)],
    ["variation", VARIATIONS.map(variationRow)],
    ["scope_model", SCOPE_MODELS.map(scopeModelRow)],
    ["rule", RULES.map((rule) => ruleRow(rule, today))],
  ];
}

function districtRow([country, state, city, region, name]: (typeof DISTRICTS)[number]): Values {
  return {
    id: seedId("district", country, city, name),
    country,
    name,
    city_id: cityId(country, state, city),
    region_id: regionId(country, region),
  };
}

function customerRow(row: (typeof CUSTOMERS)[number]): Values {
  const [country, code, name, social_name, tax, state, city, language, person, position] = row;
  const contact = { id: seedId("customer-contact", country, code), name: person };
  return {
    id: customerId(country, code),
    country,
    code,
    name,
    social_name,
    tax_id: withCheckDigits(country, tax),
    city_id: cityId(country, state, city),
    language,
    ...(country === "BR" && code === "AVV" ? TAKES_DELIVERIES : {}),
    contacts: [{ ...contact, email: mailOf(person, code), position_id: positionId(country, position) }],
  };
}

function contactRow(row: (typeof CUSTOMERS)[number]): Values {
  const [country, code, , , , , , language, person, position] = row;
  return {
    id: seedId("contact", country, code),
    country,
    name: person,
    customer_id: customerId(country, code),
    position_id: positionId(country, position),
    email: mailOf(person, code),
    language,
    receives: ["reports", "drafts", "invoices"],
  };
}

/** Addresses that can belong to nobody. */
function mailOf(person: string, code: string): string {
  const [first = "", last = ""] = person
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .split(" ");
  return `${first}.${last}@${code.toLowerCase()}.example`;
}

function branchRow([country, code, name, tax, state, city]: (typeof BRANCHES)[number]): Values {
  return {
    id: seedId("branch", country, code),
    country,
    code,
    name,
    company_id: seedId("company", "group"),
    tax_id: withCheckDigits(country, tax),
    city_id: cityId(country, state, city),
  };
}

function inspectorRow(row: (typeof INSPECTORS)[number]): Values {
  const [country, unit, name, registration, login, skills] = row;
  return {
    id: inspectorId(name),
    country,
    name,
    registration,
    workunit_id: unitId(unit),
    user_id: login && seedId("user", login),
    skill_ids: skills.map((code) => typeId("service_type", code)),
  };
}

function sealRangeRow(row: (typeof SEALS_ISSUED)[number], today: string): Values {
  const [country, person, prefix, first, last, ago, place] = row;
  const issued = { issued_on: addDays(today.slice(0, 10), -ago), place };
  const id = seedId("seal_range", country, prefix, first);
  return { id, country, inspector_id: inspectorId(person), prefix, first, last, ...issued };
}

function shipperRow(row: (typeof SHIPPERS)[number]): Values {
  const [country, code, name, tax, state, city, latitude, longitude] = row;
  return {
    id: shipperId(country, code),
    country,
    code,
    name,
    tax_id: withCheckDigits(country, tax),
    city_id: cityId(country, state, city),
    latitude,
    longitude,
  };
}

function carrierRow(row: (typeof CARRIERS)[number]): Values {
  const [country, code, name, modes, tax, state, city, phone, registration] = row;
  return {
    id: carrierId(country, code),
    country,
    code,
    name,
    modes,
    tax_id: withCheckDigits(country, tax),
    city_id: cityId(country, state, city),
    phone,
    registration,
  };
}

function terminalRow(row: (typeof TERMINALS)[number]): Values {
  const [port, name, berth, load_rate, max_draft, latitude, longitude] = row;
  return {
    id: seedId("terminal", port, name),
    country: port.slice(0, 2),
    name,
    port_id: portId(port),
    berth,
    load_rate,
    max_draft,
    latitude,
    longitude,
  };
}

/** Two at each terminal, as the periods of the demo name them; the second writes a file of fixed places. */
function scaleRows([port, terminal]: (typeof TERMINALS)[number]): Values[] {
  const of = { country: port.slice(0, 2), terminal_id: seedId("terminal", port, terminal) };
  const sheet = { date_column: "1", time_column: "2", ticket_column: "3", weight_column: "4" };
  const places = {
    separator: "fixed",
    header_rows: 0,
    date_column: "1-8",
    time_column: "9-14",
    ticket_column: "15-20",
    weight_column: "21-29",
  };
  return [sheet, places].map((layout, index) => {
    const name = `Balança ${index + 1}`;
    return { id: seedId("scale", port, terminal, name), name, ...of, ...layout };
  });
}

function instrumentRow([country, name, sample, columns]: (typeof INSTRUMENTS)[number]): Values {
  return {
    id: seedId("instrument", country, name),
    country,
    name,
    headings: headingsOf([sample, ...columns.map(([, column]) => column)]),
    sample_column: sample,
    columns: columns.map(([code, column]) => ({ analysis_id: analysisId(code), column })),
  };
}

function loadingPlaceRow(row: (typeof LOADING_PLACES)[number]): Values {
  const [country, state, city, shipper, name, street, number, zip, latitude, longitude] = row;
  return {
    id: seedId("loading_place", country, name),
    country,
    name,
    shipper_id: shipperId(country, shipper),
    address: { street, number, complement: null, district: null, zip },
    city_id: cityId(country, state, city),
    latitude,
    longitude,
  };
}

function originRow([country, state, city, region, code, name]: (typeof ORIGINS)[number]): Values {
  return {
    id: seedId("origin", country, code),
    country,
    code,
    name,
    city_id: cityId(country, state, city),
    region_id: regionId(country, region),
  };
}

function tugboatRow([name, code, country, owner, mmsi, power]: (typeof TUGBOATS)[number]): Values {
  return { id: seedId("tugboat", code), name, code, owner_id: carrierId(country, owner), mmsi, power };
}

function analysisRow(row: (typeof ANALYSES)[number]): Values {
  const [code, unit, product, decimals, min, max, method, en, pt, es, fr] = row;
  return {
    id: analysisId(code),
    code,
    name: en,
    names: { pt, en, es, fr },
    method,
    unit_id: measureId(unit),
    product_id: product && productId(product),
    decimals,
    min,
    max,
  };
}

function variationRow([name, product, group, type, limits]: (typeof VARIATIONS)[number]): Values {
  return {
    id: seedId("variation", name),
    name,
    product_id: productId(product),
    group,
    type,
    limits: Object.entries(limits).map(([code, maximum]) => ({
      id: seedId("variation-limit", name, code),
      analysis_id: analysisId(code),
      maximum,
    })),
  };
}

function scopeModelRow([country, name, kinds, services]: (typeof SCOPE_MODELS)[number]): Values {
  return {
    id: seedId("scope_model", country, name),
    country,
    name,
    kinds: [...kinds],
    items: services.map((marked, at) => ({
      id: seedId("scope_model-item", country, name, String(at)),
      service_type_id: typeId("service_type", marked.replace("*", "")),
      mandatory: marked.startsWith("*"),
      order: at + 1,
    })),
  };
}

function ruleRow(rule: (typeof RULES)[number], today: string): Values {
  const { country, name, type, level, service, currency, rate, unit, customer, product, minimum, tiers } =
    rule;
  return {
    id: seedId("rule", country, name),
    country,
    name,
    rule_type_id: typeId("rule_type", type),
    service_type_id: service === undefined ? null : typeId("service_type", service),
    level_id: typeId("level", level),
    customer_id: customer === undefined ? null : customerId(country, customer),
    product_id: product === undefined ? null : productId(product),
    currency_id: currencyId(currency),
    rate,
    unit_id: measureId(unit),
    minimum_fee: minimum ?? null,
    valid_from: `${today.slice(0, 4)}-01-01`,
    tier_mode: tiers === undefined ? null : "marginal",
    tiers: (tiers ?? []).map(([from_volume, own], at) => ({
      id: seedId("rule-tier", country, name, String(at)),
      from_volume,
      rate: own,
    })),
  };
}
