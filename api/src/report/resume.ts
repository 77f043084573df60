/** Everything of an operation, part by part, each within the caller's own rights: what they may not list is not there. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { mayOn } from "@plimsoll/domain/access/permission";
import { shownName } from "@plimsoll/domain/kernel/field/kinds";
import { countedInOf } from "@plimsoll/domain/kernel/field/number";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { guestModel, type RecordModel } from "@plimsoll/domain/kernel/record";
import { translationIn } from "@plimsoll/domain/kernel/row-title";
import type { SheetColumn } from "@plimsoll/domain/kernel/sheet/columns";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { SIGNERS } from "@plimsoll/domain/operation/pages/draft-survey";
import {
  type EntryType,
  type LoggedEntry,
  statementOfEntries,
} from "@plimsoll/domain/operation/statement-of-entries";
import { OPERATION_WORDS } from "@plimsoll/domain/operation/words/pages/by-language";
import { REPORT_SECTIONS, type ReportSection } from "@plimsoll/domain/report/operation-report";
import type { ResumePart } from "@plimsoll/domain/report/resume";
import { REPORT_WORDS } from "@plimsoll/domain/report/words/pages/by-language";
import { weighedTotal } from "@plimsoll/domain/weighing/weighed-sums";
import { readBundle } from "#operation/bundle";
import { listRecords } from "#record/list";
import type { WireRow } from "#record/row";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { labelOf, recordWords, wordsOf } from "#rpc/words";
import { shownStatusLog } from "#status/machine";
import {
  EMPTY,
  headed,
  listedColumns,
  momentIn,
  rowsAsText,
  type Tongue,
  unitOfColumn,
} from "./rows-as-text.ts";
import type { ReportWords } from "./shown.ts";

export interface Told {
  readonly call: Call;
  readonly bundle: Bundle;
  readonly tongue: Tongue;
  readonly words: ReportWords;
  readonly certificates: readonly WireRow[];
  readonly reports: readonly WireRow[];
}

type Body = Pick<ResumePart, "pairs" | "columns" | "rows">;

const NOTHING: Body = { pairs: [], columns: [], rows: [] };
const text = (label: string) => ({ label, number: false });
const shortNameOf = (value: unknown) => (value as { name?: string } | null)?.name;
const nameOf = (value: unknown) => shortNameOf(value) ?? EMPTY;

/** `call` is one on operations. */
export async function tell(call: Call, operationId: string): Promise<Told> {
  const bundle = await readBundle(call, operationId);
  const { words } = await REPORT_WORDS[call.locale]();
  const byOrder = { attribute: "work_order_id", operator: "=", value: bundle.order.id };
  const byOperation = { attribute: "operation_id", operator: "=", value: bundle.operation.id };
  return {
    call,
    bundle,
    tongue: { locale: call.locale, zone: bundle.zone },
    words,
    certificates: await rowsBy(call, "certificate", byOrder),
    reports: await rowsBy(call, "operation_report", byOperation),
  };
}

const MOST = 500;

async function rowsBy(
  call: Call,
  record: string,
  condition: { attribute: string; operator: string; value: unknown },
): Promise<readonly WireRow[]> {
  const model = modelOf(call, record);
  if (!mayOn(call.actor, model.definition, "list")) return [];
  const input = { conditions: [condition], pagination: { size: MOST } };
  return (await listRecords(authorizeOn(call, record, "list"), model, input)).attributes;
}

function modelOf(call: Call, record: string): RecordModel {
  const model = call.app.catalog.get(record);
  return isGuest(call.actor) ? guestModel(model) : model;
}

/** The parts asked for, in that order; those of which the caller may see nothing are left out. */
export async function partsOf(told: Told, asked: readonly ReportSection[]): Promise<ResumePart[]> {
  const titles: Readonly<Record<string, string>> =
    recordWords(told.call.locale, "operation_report")?.choices?.sections ?? {};
  const parts: ResumePart[] = [];
  for (const key of asked) {
    const body = await bodyOf(told, key);
    if (body) parts.push({ key, title: titles[key] ?? key, ...body });
  }
  return parts;
}

async function bodyOf(told: Told, key: ReportSection): Promise<Body | undefined> {
  switch (key) {
    case "order":
      return orderPart(told);
    case "scope":
      return scopePart(told);
    case "holds":
      return holdsPart(told);
    case "statement":
      return statementPart(told);
    case "certificate":
      return rowsPart(told, key, told.certificates);
    case "people":
      return peoplePart(told);
    case "approvals":
      return approvalsPart(told);
    case "photos":
      return photosPart(told);
    default:
      return rowsPart(told, key, told.bundle.records[key]);
  }
}

const GIVEN = ["operation_id", "work_order_id"];

/** The rows of a record as its list shows them. */
function rowsPart(
  { call, tongue }: Told,
  record: string,
  rows: readonly WireRow[] | undefined,
): Body | undefined {
  if (!rows || !mayOn(call.actor, call.app.catalog.get(record).definition, "list")) return undefined;
  const model = modelOf(call, record);
  const columns = listedColumns(model, GIVEN);
  return {
    pairs: [],
    columns: headed(model, columns, tongue.locale),
    rows: rowsAsText(model, columns, rows, tongue),
  };
}

const OF_ORDER = [
  "wocode",
  "status",
  "customer_id",
  "date",
  "ship_id",
  "product_id",
  "expected_volume",
  "shipper_id",
  "port_id",
  "terminal_id",
  "destination",
] as const;
const OF_OPERATION = ["code", "status", "started_at", "finished_at", "planned"] as const;

function orderPart({ call, bundle, tongue }: Told): Body {
  const pairs = (record: string, row: WireRow, fields: readonly string[]) => {
    const model = modelOf(call, record);
    // Asked for by name, whatever its list shows.
    const columns = listedOrNot(
      model,
      fields.filter((name) => isOfKind(model, name, row.kind)),
    );
    const [texts = []] = rowsAsText(model, columns, [row], tongue);
    return columns.map((column, at) => {
      const value = texts[at] ?? EMPTY;
      const unit = unitOfColumn(model, column) ?? countedIn(model, column, row);
      return {
        label: labelOf(tongue.locale, record, column.field),
        value: value === EMPTY || unit === undefined ? value : `${value} ${unit}`,
      };
    });
  };
  return {
    ...NOTHING,
    pairs: [
      ...pairs("work_order", bundle.order as unknown as WireRow, OF_ORDER),
      ...pairs("operation", bundle.operation as unknown as WireRow, OF_OPERATION),
    ],
  };
}

/** Orders of trucks have no ship: what an order of this kind never has is not told as missing. */
const isOfKind = (model: RecordModel, name: string, kind: unknown) =>
  model.definition.fields[name]?.only?.some((one) => one === kind) ?? true;

/** By the reference beside the figure. */
function countedIn({ definition }: RecordModel, { field: name }: SheetColumn, row: WireRow) {
  const counted = countedInOf(definition.fields[name]);
  return counted === undefined ? undefined : shortNameOf(row[shownName(counted)]);
}

function listedOrNot(model: RecordModel, fields: readonly string[]) {
  const whole = { ...model.definition.fields };
  const asked = Object.fromEntries(
    fields.flatMap((name) => (whole[name] ? [[name, { ...whole[name], list: true }]] : [])),
  );
  const columns = listedColumns({ ...model, definition: { ...model.definition, fields: asked } }, []);
  return fields.flatMap((name) => columns.find(({ field }) => field === name) ?? []);
}

function scopePart({ call, bundle }: Told): Body {
  const own = recordWords(call.locale, "work_order")?.children?.scope?.fields ?? {};
  const { yes, no } = wordsOf(call.locale).messages;
  const columns = ["service_type_id", "mandatory", "confirmed"] as const;
  return {
    ...NOTHING,
    columns: columns.map((name) => text(own[name] ?? labelOf(call.locale, "work_order", name))),
    rows: bundle.order.scope.map((line) => [
      nameOf(line.service_type),
      line.mandatory ? yes : no,
      line.confirmed ? yes : no,
    ]),
  };
}

function holdsPart({ call, bundle, words }: Told): Body | undefined {
  // Trucks have none.
  if (bundle.operation.carrier === "trucks") return undefined;
  const own = recordWords(call.locale, "operation")?.children?.storage_plan?.fields ?? {};
  const periods = bundle.records.weighing_period as readonly { hold: number; total: string }[] | undefined;
  const figure = (value: string | null) => (value === null ? EMPTY : formatNumber(value, call.locale));
  const number = (label: string) => ({ label, number: true });
  return {
    ...NOTHING,
    columns: [
      text(own.hold ?? "hold"),
      text(own.product_id ?? "product"),
      number(`${own.planned ?? "planned"} (MT)`),
      ...(periods ? [number(`${words.resume.weighed} (MT)`)] : []),
    ],
    rows: bundle.operation.storage_plan.map((line) => [
      String(line.hold),
      nameOf(line.product),
      figure(line.planned),
      ...(periods ? [figure(weighedTotal(periods.filter(({ hold }) => hold === line.hold)))] : []),
    ]),
  };
}

async function statementPart({ call, bundle, tongue }: Told): Promise<Body | undefined> {
  const { timelog_entry: entries, timelog: types, draft_survey: surveys } = bundle.records;
  if (!entries || !types) return undefined;
  const quantity = (surveys?.[0]?.cargo ?? null) as string | null;
  const answer = statementOfEntries(entries as unknown as LoggedEntry[], types as unknown as EntryType[], {
    quantity: quantity?.startsWith("-") ? null : quantity,
    now: call.now,
  });
  const { words } = await OPERATION_WORDS[call.locale]();
  const { timelog } = words;
  const statement = answer.ok ? answer.result.statement : null;
  if (!statement)
    return {
      ...NOTHING,
      pairs: [{ label: timelog.facts, value: answer.ok ? timelog.notBegun : timelog.wrongOrder }],
    };
  const figure = (value: string | null, unit: string) =>
    value === null ? EMPTY : `${formatNumber(value, tongue.locale)} ${unit}`;
  const called = (code: string) => {
    const type = types.find((one) => one.code === code);
    return translationIn(type?.names, tongue.locale) ?? String(type?.name ?? code);
  };
  return {
    pairs: [
      { label: timelog.gross, value: figure(statement.gross_hours, "h") },
      { label: timelog.merged, value: figure(statement.stopped_hours, "h") },
      { label: timelog.net, value: figure(statement.net_hours, "h") },
      { label: timelog.netRate, value: figure(statement.net_rate, "t/h") },
    ],
    columns: [text(timelog.cause), { label: timelog.hours, number: true }],
    rows: Object.entries(statement.by_code).map(([code, hours]) => [
      called(code),
      formatNumber(hours, tongue.locale),
    ]),
  };
}

/** What somebody printed for themselves is no step of the work: a report is one once it was to be approved, or sent back. */
const submitted = (reports: readonly WireRow[]) =>
  reports.filter(({ status, revision }) => status !== "draft" || Number(revision) > 1);

/** Who began and ended it, signed, classified, certified and reported, and when. */
async function peoplePart(told: Told): Promise<Body | undefined> {
  const { call, bundle, tongue, words, certificates, reports } = told;
  // How we work is no customer's business.
  if (isGuest(call.actor)) return undefined;
  const { resume } = words;
  const log = await shownStatusLog(call, call.app.catalog.get("operation"), bundle.operation as never);
  const [survey] = bundle.records.draft_survey ?? [];
  const signed = SIGNERS.filter((signer) => survey?.[`${signer}_signature_state`] === "valid");
  const rows = [
    ...log
      .filter(({ active }) => active)
      .map(({ label, user, date }) => [label, user?.name ?? resume.nobody, momentIn(date, tongue)]),
    ...signed.map((signer) => [
      resume.signed,
      String(survey?.[`${signer}_name`] ?? EMPTY),
      momentIn(survey?.[`${signer}_signed_at`], tongue),
    ]),
    ...(bundle.records.classification ?? []).map((row) => [
      interpolate(resume.classified, { code: String(row.code) }),
      nameOf(row.author),
      momentIn(row.created_at, tongue),
    ]),
    ...certificates.map((row) => [
      interpolate(resume.certified, { name: String(row.name) }),
      nameOf(row.author),
      momentIn(row.issued_at ?? row.created_at, tongue),
    ]),
    ...submitted(reports).map((row) => [
      String(row.name),
      nameOf(row.author),
      momentIn(row.asked_at, tongue),
    ]),
  ];
  return { ...NOTHING, columns: [text(resume.what), text(resume.who), text(resume.when)], rows };
}

async function approvalsPart({ call, tongue, words, reports }: Told): Promise<Body | undefined> {
  if (isGuest(call.actor)) return undefined;
  const model = call.app.catalog.get("operation_report");
  const { resume } = words;
  const rows: string[][] = [];
  for (const report of submitted(reports))
    for (const { label, user, date, justification, active } of await shownStatusLog(call, model, report))
      if (active)
        rows.push([
          String(report.name),
          label,
          user?.name ?? resume.nobody,
          momentIn(date, tongue),
          justification ?? EMPTY,
        ]);
  const own = recordWords(call.locale, "operation_report");
  const heads = [own?.name ?? "", own?.fields.status ?? "", resume.who, resume.when, resume.why];
  return { ...NOTHING, columns: heads.map(text), rows };
}

export const isPicture = ({ media_type: type }: { readonly media_type: string }) => type.startsWith("image/");

function photosPart({ call, bundle, words }: Told): Body {
  const pictures = bundle.files.filter(isPicture);
  const records = [...new Set(pictures.map(({ reference_type: record }) => record))];
  return {
    ...NOTHING,
    columns: [text(words.resume.what), { label: words.resume.photos, number: true }],
    rows: records.map((record) => [
      recordWords(call.locale, record)?.plural ?? record,
      String(pictures.filter((one) => one.reference_type === record).length),
    ]),
  };
}

export const ALL_PARTS: readonly ReportSection[] = REPORT_SECTIONS;
