/** The demo company: people of four countries, each seeing what their work needs, and the registers they work with. Always the same. */
import { randomUUID } from "node:crypto";
import type { Catalog } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";
import { DEMO_PASSWORD } from "#demo-accounts";
import { type LoadOrigin, loadMany } from "#record/load-many";
import { hashPassword } from "#session/password";
import { cityId } from "../reference/load-reference.ts";
import { seedId } from "../seed-id.ts";
import { DEMO_SECRET_MARK } from "./deliveries.ts";
import { demoGrants, type Grant } from "./grants.ts";
import { loadOrders } from "./orders.ts";
import { loadPositions } from "./positions.ts";
import { demoRates } from "./rates.ts";
import { customerId, firstRegisters, otherRegisters, unitId } from "./registers.ts";
import { demoReportConfigurations, demoReportModels } from "./reports.ts";
import { demoSimulations } from "./simulations.ts";
import { withCheckDigits } from "./tax-ids.ts";

const company = (name: string) => seedId("company", name);

/** The customer whose portal user the demo has. */
const CUSTOMER = customerId("BR", "AVV");

const UNITS = [
  {
    name: "Santos",
    company: "group",
    country: "BR",
    state: "SP",
    street: "Avenida Rodrigues Alves",
    number: "118",
    zip: "11015-200",
  },
  {
    name: "Rosario",
    company: "group",
    country: "AR",
    state: "S",
    street: "Calle Corrientes",
    number: "763",
    zip: "S2000",
  },
  {
    name: "Asunción",
    company: "group",
    country: "PY",
    state: "ASU",
    street: "Calle Palma",
    number: "412",
    zip: "1209",
  },
  {
    name: "Rouen",
    company: "group",
    country: "FR",
    state: "NOR",
    street: "Quai de Boisguilbert",
    number: "21",
    zip: "76000",
  },
] as const;

interface Person {
  readonly login: string;
  readonly name: string;
  readonly locale: "pt" | "en" | "es" | "fr";
  readonly country: string;
  readonly entity: string;
  readonly units: readonly string[];
  readonly grants: readonly Grant[];
  readonly classifier?: string;
}

export async function loadDemo(tx: Queryable, catalog: Catalog, origin: LoadOrigin): Promise<void> {
  const load = (record: string, rows: readonly Values[]) => loadMany(tx, catalog.get(record), rows, origin);
  for (const [record, rows] of firstRegisters()) await load(record, rows);
  await load("company", companies());
  await load("workunit", UNITS.map(workUnit));
  const people = peopleOf(demoGrants(catalog));
  await load("user", people.map(userOf));
  await load("profile", people.map(profileOf));
  for (const [record, rows] of otherRegisters(origin.now)) await load(record, rows);
  await load("exchange_rate", demoRates(origin.now));
  for (const [record, rows] of demoSimulations(origin.now.slice(0, 10))) await load(record, rows);
  await load("report_model", demoReportModels());
  await load("report_configuration", demoReportConfigurations());
  await load("setting", [
    {
      id: seedId("setting", "support_contact"),
      name: "Support",
      parameter: "support_contact",
      value: "support@demo.test",
    },
  ]);
  await loadOrders(tx, catalog, origin);
  await loadPositions(tx, origin.now);
  await tx.run(sql`insert into customer_secret (mark, secret) values (${DEMO_SECRET_MARK}, ${randomUUID()})`);
  const hash = await hashPassword(DEMO_PASSWORD);
  for (const person of people) {
    await tx.run(sql`insert into credential (user_id, password_hash, changed_at)
      values (${seedId("user", person.login)}, ${hash}, ${origin.now})`);
  }
}

function companies(): Values[] {
  return [
    {
      id: company("master"),
      country: "BR",
      name: "Plimsoll Demo",
      social_name: "Plimsoll Demo Holding S.A.",
      types: ["company"],
      legacy_id: 321,
    },
    {
      id: company("group"),
      country: "BR",
      name: "Demo Inspeções",
      social_name: "Demo Inspeções e Certificações Ltda.",
      types: ["company"],
    },
    {
      id: company("guest"),
      country: "BR",
      name: "Agrícola Vale Verde",
      social_name: "Agrícola Vale Verde Exportação Ltda.",
      types: ["guest"],
      customer_id: CUSTOMER,
    },
    {
      id: company("developer"),
      country: "BR",
      name: "Demo Desenvolvimento",
      social_name: "Demo Desenvolvimento Ltda.",
      types: ["company", "developer"],
    },
    {
      id: company("argentina"),
      country: "AR",
      name: "Demo Inspecciones",
      social_name: "Demo Inspecciones y Certificaciones S.R.L.",
      tax_id: withCheckDigits("AR", "3071967823"),
      types: ["company"],
    },
  ];
}

function workUnit(place: (typeof UNITS)[number]): Values {
  const { name, country, state, street, number, zip } = place;
  const city = cityId(country, state, name);
  const address = { id: seedId("workunit-address", name), street, number, zip, city_id: city };
  return {
    id: unitId(name),
    country,
    name: `Demo ${name}`,
    company_id: company(place.company),
    addresses: [address],
  };
}

function peopleOf(grants: ReturnType<typeof demoGrants>): Person[] {
  const everywhere = UNITS.map((place) => place.name);
  const santos = { country: "BR", locale: "pt", units: ["Santos"] } as const;
  return [
    {
      login: "admin@demo.test",
      name: "Ana Ribeiro",
      ...santos,
      entity: "master",
      units: everywhere,
      grants: [],
    },
    {
      login: "ops.br@demo.test",
      name: "Marcos Tavares",
      ...santos,
      entity: "group",
      grants: grants.operations,
    },
    {
      login: "classifier.br@demo.test",
      name: "Júlia Paranhos",
      ...santos,
      entity: "group",
      grants: grants.classifier,
      classifier: "MAPA-SP 04211",
    },
    {
      login: "billing.br@demo.test",
      name: "Renata Cordeiro",
      ...santos,
      entity: "group",
      grants: grants.billing,
    },
    {
      login: "ops.ar@demo.test",
      name: "Facundo Morales",
      locale: "es",
      country: "AR",
      entity: "group",
      units: ["Rosario"],
      grants: grants.operations,
    },
    {
      login: "customer@demo.test",
      name: "Paulo Andrade",
      ...santos,
      entity: "guest",
      grants: grants.customer,
    },
    {
      login: "dev@demo.test",
      name: "Camille Durand",
      locale: "fr",
      country: "BR",
      entity: "developer",
      units: ["Santos"],
      grants: [],
    },
  ];
}

function userOf(person: Person): Values {
  return {
    id: seedId("user", person.login),
    name: person.name,
    login: person.login,
    company_id: company(person.entity),
    locale: person.locale,
    home_country: person.country,
    is_map_classifier: person.classifier !== undefined,
    map_registration: person.classifier ?? null,
  };
}

function profileOf(person: Person): Values {
  return {
    id: seedId("profile", person.login),
    name: person.name,
    user_id: seedId("user", person.login),
    company_id: company(person.entity),
    workunit_ids: person.units.map(unitId),
    services: person.grants.map((grant, at) => ({ id: seedId("grant", person.login, String(at)), ...grant })),
  };
}
