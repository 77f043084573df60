/** Asking for a report, canceling it, and sending one that was kept. */
import { issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { isEmail } from "@plimsoll/domain/kernel/field/text";
import type { reportContracts } from "@plimsoll/domain/report/contract";
import { checkDefinition, type ReportDefinition } from "@plimsoll/domain/report/definition";
import { READY_MODELS } from "@plimsoll/domain/report/ready-models";
import { addressesIn } from "@plimsoll/domain/report/report-model";
import { REPORT_WORDS } from "@plimsoll/domain/report/words/pages/by-language";
import type { z } from "zod";
import { findRow, readRow } from "#record/load";
import { redactFor } from "#record/row";
import { changeRecord, insertChecked } from "#record/write";
import { asSideEffectOn, authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { cancelMade } from "./canceled.ts";
import { mailReport } from "./mail.ts";
import { modelsSeenBy } from "./read-cells.ts";
import { documentOf, type RunRow, waitingRuns } from "./store.ts";

type Contracts = typeof reportContracts;
type Input<K extends keyof Contracts> = z.infer<Contracts[K]["input"]>;
type Output<K extends keyof Contracts> = z.input<Contracts[K]["output"]>;

/** So many of one person wait at a time: reports are made one after another, and others wait too. */
const MOST_WAITING = 10;
/** When another try may be worth it: most reports take seconds. */
const RETRY_SECONDS = 10;

const runs = (call: Call) => call.app.catalog.get("report_run");

export const reportHandlers = {
  runReport: (call: Call, input: Input<"runReport">) =>
    call.inTransaction(async (inner): Promise<Output<"runReport">> => {
      const asked = await askedFor(inner, input);
      const find = modelsSeenBy(inner);
      const model = find(asked.record);
      // What they may not list is refused now, and again when it runs.
      if (!model) throw refuse("not_authorized");
      const issues = checkDefinition(find, model, asked.definition);
      if (issues.length > 0) throw new Failure(issues);
      const count = await waitingRuns(inner.db, inner.actor.userId);
      if (count >= MOST_WAITING)
        throw new Failure([issue("reports_waiting", undefined, { max: MOST_WAITING })], {
          retryAfter: RETRY_SECONDS,
        });
      const row = await insertChecked(asSideEffectOn(inner, "report_run"), runs(inner), {
        ...asked,
        asked_at: inner.now,
        operation_country: inner.country,
        user_id: inner.actor.userId,
      });
      await inner.app.jobs.add(inner.db, "report", { id: String(row.id) });
      inner.afterCommit(() => inner.app.jobs.nudge());
      return redactFor(inner, runs(inner), row) as unknown as Output<"runReport">;
    }),

  sendReport: (call: Call, { id, to }: Input<"sendReport">) =>
    call.inTransaction(async (inner): Promise<Output<"sendReport">> => {
      const wrong = to.flatMap((address, at) =>
        isEmail(address) ? [] : [issue("invalid_email", `to.${at}`)],
      );
      if (wrong.length > 0) throw new Failure(wrong);
      const row = (await readRow(inner, runs(inner), id)) as (RunRow & { rows: number }) | undefined;
      if (!row) throw refuse("not_found");
      const document = row.state === "done" ? await documentOf(inner.db, "report_run", id) : undefined;
      if (!document) throw refuse("report_not_done");
      const addresses = addressesIn(to.join(","));
      const file = { id: document.id, name: document.name, mediaType: document.media_type };
      for (const address of addresses) await mailReport(inner, row, address, file);
      const sent = [row.sent_to, `${inner.now} ${addresses.join(", ")}`].filter(Boolean).join("\n");
      const onRuns = asSideEffectOn(inner, "report_run");
      // The oldest lines give way: the mails themselves are in the log of mails.
      await changeRecord(onRuns, runs(inner), row, { sent_to: sent.slice(-10_000) }, "send");
      inner.afterCommit(() => inner.app.jobs.nudge());
      const shown = await findRow(inner, runs(inner), id);
      return redactFor(inner, runs(inner), shown) as unknown as Output<"sendReport">;
    }),

  async cancelReport(call: Call, { id }: Input<"cancelReport">) {
    const row = await cancelMade(call, "report_run", id);
    return redactFor(call, runs(call), row) as unknown as Output<"cancelReport">;
  },
};

interface Asked {
  readonly name: string;
  readonly record: string;
  readonly definition: ReportDefinition;
  readonly format: string;
  readonly language: string;
  readonly report_model_id: string | null;
}

/** A model of the caller's own, or one that is ready: exactly one of both. */
async function askedFor(
  call: Call,
  { report_model_id: id, ready, format, language }: Input<"runReport">,
): Promise<Asked> {
  if (ready != null) {
    if (id != null) throw refuse("invalid", "ready");
    const spoken = language ?? call.locale;
    const { words } = await REPORT_WORDS[spoken]();
    const { record, definition } = READY_MODELS[ready];
    return {
      name: words.ready[ready],
      record,
      definition,
      format: format ?? "pdf",
      language: spoken,
      report_model_id: null,
    };
  }
  if (!isUuid(id)) throw refuse("required", "report_model_id");
  const model = call.app.catalog.get("report_model");
  const row = await readRow(authorizeOn(call, "report_model", "load"), model, id);
  if (!row) throw refuse("not_found");
  return {
    name: String(row.name),
    record: String(row.record),
    definition: row.definition as ReportDefinition,
    format: format ?? String(row.format),
    language: language ?? String(row.language),
    report_model_id: id,
  };
}
