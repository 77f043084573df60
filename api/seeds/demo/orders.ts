/** Proposals, nominations and orders of the demo company, relative to today: as if they had gone their way. */

import { NOMINATION_SERIES } from "@plimsoll/domain/commercial/nomination";
import { ORDER_KINDS, type OrderKind, orderSeries } from "@plimsoll/domain/commercial/order-kind";
import { PROPOSAL_SERIES } from "@plimsoll/domain/commercial/proposal";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { multiply, roundTo } from "@plimsoll/domain/kernel/decimal";
import type { Catalog } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { Series } from "@plimsoll/domain/numbering/series";
import { SAMPLE_SERIES } from "@plimsoll/domain/operation/pages/sample";
import { LIFECYCLES, type OrderStatus, RANKS } from "@plimsoll/domain/work-order/status";
import type { Queryable } from "#db/database";
import { takeNumber } from "#numbering/store";
import { type LoadOrigin, loadMany } from "#record/load-many";
import { writeStatus } from "#status/store";
import { currencyId, measureId, portId, productId, typeId } from "../reference/load-reference.ts";
import { seedId } from "../seed-id.ts";
import { billingTerms, loadBilling } from "./billing.ts";
import { loadCertificates } from "./certificates.ts";
import { deliveriesOf } from "./deliveries.ts";
import { SHIP_CLASSES, SHIPS } from "./fleet.data.ts";
import { loadOperations } from "./operations.ts";
import {
  ABSENCES,
  CARGOES,
  NOMINATIONS,
  OFFICES,
  type Office,
  PROPOSALS,
  REMARKS,
  TURNS,
} from "./orders.data.ts";
import { INSPECTORS } from "./organisation.data.ts";
import { TERMINALS } from "./places.data.ts";
import { buId, customerId, inspectorId, unitId } from "./registers.ts";
import { SCOPE_MODELS } from "./trade.data.ts";

/** Codes of services by the id that they are seeded under. */
const SERVICE_CODES: ReadonlyMap<string, string> = new Map(
  SCOPE_MODELS.flatMap(([, , services]) =>
    services.map((marked) => {
      const code = marked.replace("*", "");
      return [typeId("service_type", code), code] as const;
    }),
  ),
);

/** Who stands in the histories: people who could have done it. */
const AUTHORS: Readonly<Record<Office, readonly [login: string, name: string]>> = {
  BR: ["ops.br@demo.test", "Marcos Tavares"],
  AR: ["ops.ar@demo.test", "Facundo Morales"],
  PY: ["admin@demo.test", "Ana Ribeiro"],
  FR: ["admin@demo.test", "Ana Ribeiro"],
};
const authorOf = (country: Office) => {
  const [login, name] = AUTHORS[country];
  return { id: seedId("user", login), name };
};

interface Writing {
  readonly tx: Queryable;
  readonly today: string;
  readonly now: string;
  load(record: string, rows: readonly Values[]): Promise<void>;
}

export async function loadOrders(tx: Queryable, catalog: Catalog, origin: LoadOrigin): Promise<void> {
  const load = (record: string, rows: readonly Values[]) => loadMany(tx, catalog.get(record), rows, origin);
  const writing = { tx, load, now: origin.now, today: origin.now.slice(0, 10) };
  await loadProposals(writing);
  const orders: Values[] = [];
  for (const kind of ORDER_KINDS) orders.push(...(await ordersOf(writing, kind)));
  const deliveries = deliveriesOf(orders, customerId("BR", "AVV"), writing.today);
  const sentAt = new Map(deliveries.map((one) => [one.work_order_id, one.delivered_at]));
  await load(
    "work_order",
    orders.map((order) => ({ ...order, sync_date: sentAt.get(order.id) ?? null })),
  );
  await loadOperations(
    orders,
    SERVICE_CODES,
    load,
    (country, date) => codeOf(writing, SAMPLE_SERIES, country, date),
    origin.now,
  );
  await loadBilling(orders, {
    today: writing.today,
    now: writing.now,
    load,
    code: (series, country, date) => codeOf(writing, series, country, date),
    log: (entry) => writeStatus(tx, { ...entry, justification: null }),
  });
  for (const [record, rows] of Object.entries(billingTerms(orders, writing.today))) await load(record, rows);
  await load("sync", deliveries);
  await loadCertificates(orders, writing);
  await load("appointment", orders.flatMap(appointmentsOf));
  await load(
    "absence",
    ABSENCES.map((one) => absenceRow(one, writing.today)),
  );
  await load("comment", orders.filter((_, at) => at % 4 === 1).map(commentRow));
  await loadNominations(writing);
}

/** Codes are taken from their series in the order of their days, so that the next real one follows on. */
async function codeOf({ tx }: Writing, series: Series, country: string, date: string): Promise<string> {
  return (await takeNumber(tx, series, { country, date })).text;
}

async function logged(
  { tx }: Writing,
  record: string,
  id: string,
  country: Office,
  entries: readonly (readonly [status: string, at: string, justification?: string])[],
): Promise<void> {
  for (const [status, at, justification = null] of entries)
    await writeStatus(tx, { record, id, status, at, user: authorOf(country), justification });
}

const at = (date: string, hour = 12) => `${date}T${String(hour).padStart(2, "0")}:00:00.000Z`;

async function loadProposals(writing: Writing): Promise<void> {
  const rows: Values[] = [];
  for (const [index, proposal] of [...PROPOSALS.entries()].sort(([, a], [, b]) => b[3] - a[3])) {
    const [country, customer, status, age, validity, services] = proposal;
    const date = addDays(writing.today, -age);
    const id = proposalId(country, customer, index);
    const propcode = await codeOf(writing, PROPOSAL_SERIES, country, date);
    const isAnswered = status === "accepted" || status === "refused";
    const answered = addDays(date, Math.min(age, 3));
    const reason = status === "refused" ? "Preço acima do orçamento" : null;
    rows.push({
      id,
      country,
      propcode,
      status,
      customer_id: customerId(country, customer),
      date,
      expiration_date: addDays(date, validity),
      currency_id: currencyId("USD"),
      text: "<p>Serviços executados conforme as normas aplicáveis e o contrato entre as partes.</p>",
      items: services.map((line, position) => itemRow(id, line, position)),
      author_id: authorOf(country).id,
      sent_at: status === "draft" ? null : at(date, 14),
      answered_at: isAnswered ? at(answered, 15) : null,
      answered_by: isAnswered ? "Paulo Andrade" : null,
      answer: reason,
    });
    await logged(writing, "proposal", id, country, [
      ["draft", at(date, 13)],
      ...(status === "draft" ? [] : ([["sent", at(date, 14)]] as const)),
      ...(isAnswered ? ([[status, at(answered, 15), reason ?? ""]] as const) : []),
    ]);
  }
  await writing.load("proposal", rows);
}

const proposalId = (country: string, customer: string, index: number) =>
  seedId("proposal", country, customer, String(index));

function itemRow(owner: string, line: string, position: number): Values {
  const [code = "", rate = "1"] = line.split(":");
  return {
    id: seedId("item", owner, String(position)),
    service_type_id: typeId("service_type", code),
    unit_id: measureId("MT"),
    rate,
  };
}

/** Every status that an order of the kind can have, one order each: 60 in all. */
function statusesOf(kind: OrderKind): OrderStatus[] {
  const beside: readonly OrderStatus[] = ["paused", "suspension", "canceled", "appointment_canceled"];
  if (kind === "ship") return [...LIFECYCLES.ship, ...beside];
  if (kind === "convoy") return LIFECYCLES.convoy.filter((_, index) => index % 8 !== 7);
  if (kind === "fob") return [...LIFECYCLES.fob, "paused", "canceled"];
  return [...LIFECYCLES.default];
}

async function ordersOf(writing: Writing, kind: OrderKind): Promise<Values[]> {
  const statuses = statusesOf(kind);
  const turns = TURNS[kind];
  const rows: Values[] = [];
  // The furthest are the oldest.
  for (const [index, status] of [...statuses.entries()].sort(([, a], [, b]) => rankOf(b) - rankOf(a))) {
    const country = turns[index % turns.length] ?? "BR";
    rows.push(await orderRow(writing, kind, status, country, index));
  }
  return rows;
}

const rankOf = (status: OrderStatus) => RANKS[status] ?? 15;

async function orderRow(
  writing: Writing,
  kind: OrderKind,
  status: OrderStatus,
  country: Office,
  index: number,
): Promise<Values> {
  const office = OFFICES[country];
  const rank = rankOf(status);
  const date = addDays(writing.today, -Math.floor(rank / 3) - (index % 5));
  const id = seedId("work_order", kind, status, String(index));
  const customer = office.customers[index % office.customers.length] ?? office.customers[0];
  const [product, tonnes] = CARGOES[index % CARGOES.length] ?? CARGOES[0];
  const ports = kind === "convoy" ? office.river : office.sea;
  const port = ports[index % ports.length] ?? ports[0];
  const terminal = TERMINALS.find(([place]) => place === port);
  const [shipName, shipClass, , , imo] = SHIPS[index % SHIPS.length] ?? SHIPS[0];
  const people = INSPECTORS.filter(([where]) => where === country);
  const assigned = [people[index % people.length], people[(index + 2) % people.length]];
  const isPlanned = rank >= 30;
  const share = kind === "ship" ? "1" : kind === "convoy" ? "0.2" : "0.05";
  const offer = PROPOSALS.findIndex(
    ([where, who, state]) => where === country && who === customer && state === "accepted",
  );
  const row: Values = {
    id,
    country,
    kind,
    status,
    wocode: await codeOf(writing, orderSeries(kind), country, date),
    customer_id: customerId(country, customer),
    proposal_id: offer === -1 || customer === "MTP" ? null : proposalId(country, customer, offer),
    contract: `${customer}-${date.slice(0, 4)}/${100 + index}`,
    bu_id: buId(country, office.bu),
    workunit_id: unitId(office.unit),
    date,
    appointment_date: rank >= 20 ? appointmentDate(date, rank, writing.today, index) : null,
    ship_id: kind === "ship" ? seedId("ship", imo) : null,
    tugboat_id: kind === "convoy" ? seedId("tugboat", country === "BR" ? "EM-01" : "RE-01") : null,
    barge_ids: kind === "convoy" ? bargesOf(country) : [],
    product_id: productId(product),
    expected_volume: roundTo(multiply(tonnes, share), 3),
    unit_id: measureId("MT"),
    port_id: portId(port),
    terminal_id: terminal ? seedId("terminal", terminal[0], terminal[1]) : null,
    destination: kind === "ship" ? "Qingdao" : null,
    cadences:
      terminal && kind !== "default"
        ? [{ id: seedId("cadence", id), place: terminal[1], value: terminal[3], unit: "MT" }]
        : [],
    storage_plan: kind === "ship" && rank >= 50 ? storagePlan(id, shipClass, product, tonnes) : [],
    items:
      offer === -1 ? [] : (PROPOSALS[offer]?.[5] ?? []).map((line, position) => itemRow(id, line, position)),
    scope_model_id: seedId("scope_model", country, office.scope[kind]),
    scope: scopeOf(id, country, office.scope[kind], rank >= 120),
    inspector_ids: isPlanned
      ? [...new Set(assigned.flatMap((one) => (one ? [inspectorId(one[2])] : [])))]
      : [],
    author_id: authorOf(country).id,
    finished_at: rank >= 120 ? at(addDays(writing.today, -1), 18) : null,
    note: kind === "ship" ? `${shipName}: ${product}` : null,
  };
  await logged(writing, "work_order", id, country, wayTo(kind, status, date));
  return row;
}

/** Some of what has not begun is late, the rest is to come; what runs was appointed when it began. */
function appointmentDate(date: string, rank: number, today: string, index: number): string {
  if (rank >= 40) return addDays(date, 1);
  return index % 3 === 1 ? addDays(today, -1 - index) : addDays(today, 1 + (index % 6));
}

function bargesOf(country: Office): string[] {
  const [prefix, first] = country === "BR" ? ["TPJ", 101] : ["HPP", 301];
  return Array.from({ length: 5 }, (_, index) => seedId("barge", `${prefix}-0${first + index}`));
}

const OIL = "Crude degummed soybean oil";

function storagePlan(
  id: string,
  shipClass: keyof typeof SHIP_CLASSES,
  product: string,
  tonnes: string,
): Values[] {
  const last = SHIP_CLASSES[shipClass].holds.length - 1;
  return SHIP_CLASSES[shipClass].holds.map((share, index) => ({
    id: seedId("storage", id, String(index)),
    hold: index + 1,
    // Crushers ship their oil along with their meal, in a deep tank.
    product_id: productId(product === "Soybean meal" && index === last ? OIL : product),
    planned: roundTo(multiply(tonnes, multiply(String(share), "0.001")), 0),
  }));
}

function scopeOf(id: string, country: string, model: string, isConfirmed: boolean): Values[] {
  const services = SCOPE_MODELS.find(([where, name]) => where === country && name === model)?.[3] ?? [];
  return services.map((marked) => ({
    id: seedId("scope", id, marked),
    service_type_id: typeId("service_type", marked.replace("*", "")),
    mandatory: marked.startsWith("*"),
    confirmed: isConfirmed,
  }));
}

/** The statuses on the way, a day or two apart and none later than now. */
function wayTo(kind: OrderKind, status: OrderStatus, date: string): [string, string, string?][] {
  const line = LIFECYCLES[kind];
  const isBeside = !line.includes(status);
  const last =
    status === "paused" || status === "suspension" ? "operating" : isBeside ? "scope_released" : status;
  const passed = line.slice(0, line.indexOf(last) + 1);
  const steps = passed.map((one, index): [string, string] => [
    one,
    at(addDays(date, Math.floor(index / 3)), 6 + index),
  ]);
  if (!isBeside) return steps;
  const reason = status === "paused" || status === "suspension" ? "Chuva" : "Navio desviado para outro porto";
  return [...steps, [status, at(addDays(date, Math.floor(passed.length / 3)), 22), reason]];
}

function appointmentsOf(order: Values): Values[] {
  const begin = String(order.appointment_date ?? order.date);
  return (order.inspector_ids as string[]).map((inspector, index) => ({
    id: seedId("appointment", String(order.id), inspector),
    country: order.country,
    work_order_id: order.id,
    inspector_id: inspector,
    begin_date: begin,
    end_date: addDays(begin, index === 0 ? 2 : 1),
    designation_type_id: typeId("designation_type", index === 0 ? "LEAD" : "SURVEYOR"),
  }));
}

function absenceRow([name, kind, first, last]: (typeof ABSENCES)[number], today: string): Values {
  return {
    id: seedId("absence", name),
    country: INSPECTORS.find((one) => one[2] === name)?.[0] ?? "BR",
    inspector_id: inspectorId(name),
    kind,
    begin_date: addDays(today, first),
    end_date: addDays(today, last),
  };
}

function commentRow(order: Values, index: number): Values {
  const [text, internal] = REMARKS[index % REMARKS.length] ?? REMARKS[0];
  const author = authorOf(order.country as Office);
  return {
    id: seedId("comment", String(order.id)),
    country: order.country,
    work_order_id: order.id,
    author_name: author.name,
    author_id: author.id,
    text,
    internal,
  };
}

async function loadNominations(writing: Writing): Promise<void> {
  const rows: Values[] = [];
  for (const [index, [country, customer, status, kind, ship, product, days]] of NOMINATIONS.entries()) {
    const [name, , , , imo] = SHIPS[ship] ?? SHIPS[0];
    const id = seedId("nomination", country, customer, String(index));
    const reason =
      status === "refused" ? "Sem inspetores na data" : status === "canceled" ? "Navio trocado" : null;
    rows.push({
      id,
      country,
      code: await codeOf(writing, NOMINATION_SERIES, country, writing.today),
      status,
      kind,
      customer_id: customerId(country, customer),
      vessel: name,
      ship_id: kind === "ship" ? seedId("ship", imo) : null,
      product_id: productId(product),
      volume: "42000.000",
      port_id: portId(OFFICES[country].sea[0]),
      eta: addDays(writing.today, days),
      window_end: addDays(writing.today, days + 3),
      answer: reason,
      author_id:
        country === "BR" && customer === "AVV" ? seedId("user", "customer@demo.test") : authorOf(country).id,
    });
    await logged(writing, "nomination", id, country, [
      ["pending", at(addDays(writing.today, -2), 10)],
      ...(status === "pending"
        ? []
        : ([[status, at(addDays(writing.today, -1), 11), reason ?? ""]] as const)),
    ]);
  }
  await writing.load("nomination", rows);
}
