/** Adds the reports whose occasion has come. Each runs by itself, with the rights of whoever keeps its model. */
import { DEFAULT_COUNTRY } from "@plimsoll/domain/access/actor";
import { zoneOf } from "@plimsoll/domain/country/time-zone";
import { localOf } from "@plimsoll/domain/kernel/dates";
import { occasionOf } from "@plimsoll/domain/report/schedule";
import { uuid7 } from "#adapters/ids";
import type { App } from "#app";
import { loadMany } from "#record/load-many";
import { type ScheduledModel, scheduledModels, takeOccasion } from "./store.ts";

export async function scheduleReports(app: App): Promise<void> {
  const now = app.clock.now();
  for (const model of await scheduledModels(app.db)) {
    const local = localOf(now, zoneOf(model.operation_country ?? DEFAULT_COUNTRY))?.local;
    if (local === undefined) continue;
    const occasion = occasionOf(model, { date: local.slice(0, 10), hour: Number(local.slice(11, 13)) });
    if (occasion !== undefined && occasion !== model.last_occasion) await add(app, model, occasion, now);
  }
  app.jobs.nudge();
}

async function add(app: App, model: ScheduledModel, occasion: string, now: string): Promise<void> {
  const id = uuid7(now);
  await app.db.transaction(async (tx) => {
    if (!(await takeOccasion(tx, model.id, occasion))) return;
    const row = {
      id,
      name: `${model.name} ${occasion}`,
      record: model.record,
      format: model.format,
      language: model.language,
      asked_at: now,
      scheduled: true,
      definition: model.definition,
      operation_country: model.operation_country,
      recipients: model.recipients,
      report_model_id: model.id,
      user_id: model.user_id,
    };
    await loadMany(tx, app.catalog.get("report_run"), [row], { now, requestId: id, user: null });
    await app.jobs.add(tx, "report", { id });
  });
}
