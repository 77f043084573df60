/** What reports ask the database beside their rows, which come the way of any list. */

import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { ReportDefinition } from "@plimsoll/domain/report/definition";
import type { ReportSection } from "@plimsoll/domain/report/operation-report";
import type { ReportFormat } from "@plimsoll/domain/report/report-model";
import type { RunState } from "@plimsoll/domain/report/report-run";
import type { Schedule } from "@plimsoll/domain/report/schedule";
import type { Queryable } from "#db/database";
import { name, sql } from "#db/sql";

/** What is made in the background and kept with its file. */
export type Made = "report_run" | "operation_report";

export interface RunRow extends Record<string, unknown> {
  id: string;
  version: number;
  name: string;
  state: RunState;
  record: string;
  format: ReportFormat;
  language: Locale;
  asked_at: string;
  scheduled: boolean;
  definition: ReportDefinition;
  operation_country: string | null;
  recipients: string | null;
  user_id: string;
}

export async function runById(db: Queryable, id: string): Promise<RunRow | undefined> {
  const [row] =
    await db.run<RunRow>(sql`select id, version, name, state, record, format, language, asked_at, scheduled,
    definition, operation_country, recipients, user_id from report_run where id = ${id}`);
  return row;
}

/** How far it has come is no new version of it: nobody's page grows old by it. */
export async function keepProgress(db: Queryable, record: Made, id: string, progress: number): Promise<void> {
  await db.run(sql`update ${name(record)} set progress = ${progress}, state = 'running'
    where id = ${id} and state in ('waiting', 'running')`);
}

export async function isOnItsWay(db: Queryable, record: Made, id: string): Promise<boolean> {
  const rows = await db.run(
    sql`select 1 from ${name(record)} where id = ${id} and state in ('waiting', 'running')`,
  );
  return rows.length > 0;
}

export async function waitingRuns(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.run<{ n: number }>(sql`select count(*)::int as n from report_run
    where user_id = ${userId} and state in ('waiting', 'running')`);
  return row?.n ?? 0;
}

/** Reports that were made of a model stay when it goes. */
export async function leaveModel(db: Queryable, modelId: unknown): Promise<void> {
  await db.run(sql`update report_run set report_model_id = null where report_model_id = ${modelId}`);
}

export interface ScheduledModel extends Record<string, unknown> {
  id: string;
  name: string;
  record: string;
  definition: ReportDefinition;
  format: ReportFormat;
  language: Locale;
  schedule: Schedule;
  day: number | null;
  hour: number;
  recipients: string | null;
  operation_country: string | null;
  last_occasion: string | null;
  user_id: string;
}

export function scheduledModels(db: Queryable): Promise<ScheduledModel[]> {
  return db.run<ScheduledModel>(sql`select id, name, record, definition, format, language, schedule, day, hour, recipients,
    operation_country, last_occasion, user_id from report_model where active and schedule <> 'never' order by id`);
}

/** Whether the occasion is ours: it is taken once, whoever notices it. */
export async function takeOccasion(tx: Queryable, id: string, occasion: string): Promise<boolean> {
  const rows = await tx.run(sql`update report_model set last_occasion = ${occasion}
    where id = ${id} and last_occasion is distinct from ${occasion} returning id`);
  return rows.length > 0;
}

/**
 * Whoever asked may have no right to the row any more; that it was not made is written all the same. Whether it was: what
 * was canceled meanwhile stays so.
 */
export async function endRun(
  tx: Queryable,
  record: Made,
  id: string,
  { state, problem, now }: { readonly state: RunState; readonly problem: string; readonly now: string },
): Promise<boolean> {
  const rows =
    await tx.run(sql`update ${name(record)} set state = ${state}, problem = ${problem.slice(0, 300)},
    finished_at = ${now}, version = version + 1, updated_at = ${now}
    where id = ${id} and state in ('waiting', 'running') returning id`);
  return rows.length > 0;
}

export async function documentOf(
  db: Queryable,
  record: Made,
  id: string,
): Promise<{ id: string; name: string; media_type: string } | undefined> {
  const [row] = await db.run<{ id: string; name: string; media_type: string }>(sql`select id, name, media_type
    from attachment where owner_record = ${record} and owner_id = ${id} and field = 'document'
    order by created_at desc, id desc limit 1`);
  return row;
}

export interface OperationReportRow extends Record<string, unknown> {
  id: string;
  country: string | null;
  name: string;
  operation_id: string;
  state: RunState;
  format: ReportFormat;
  language: Locale;
  sections: readonly ReportSection[];
  photos_per_page: number;
  author_id: string | null;
  sent_to: string | null;
}

export async function operationReportById(
  db: Queryable,
  id: string,
): Promise<OperationReportRow | undefined> {
  const [row] =
    await db.run<OperationReportRow>(sql`select id, country, name, operation_id, state, format, language,
    sections, photos_per_page, author_id, sent_to from operation_report where id = ${id}`);
  return row;
}

/** How the reports of a customer look, where somebody said so. */
export async function configurationOf(
  db: Queryable,
  customerId: unknown,
): Promise<{ sections: readonly ReportSection[]; photos_per_page: number; language: Locale } | undefined> {
  const [row] = await db.run<{
    sections: readonly ReportSection[];
    photos_per_page: number;
    language: Locale;
  }>(
    sql`select sections, photos_per_page, language from report_configuration where customer_id = ${customerId} and active
      order by updated_at desc, id desc limit 1`,
  );
  return row;
}
