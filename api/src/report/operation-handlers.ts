/** The summary of an operation, and its reports: asking for one, canceling it, and sending one that was kept. */
import { issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { isEmail } from "@plimsoll/domain/kernel/field/text";
import type { reportContracts } from "@plimsoll/domain/report/contract";
import { sectionsFor } from "@plimsoll/domain/report/operation-report";
import { addressesIn } from "@plimsoll/domain/report/report-model";
import type { z } from "zod";
import { findRow, readRow } from "#record/load";
import { redactFor } from "#record/row";
import { changeRecord, insertChecked } from "#record/write";
import { asSideEffectOn, authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { recordWords } from "#rpc/words";
import { auditUser } from "#status/change";
import { cancelMade } from "./canceled.ts";
import { mailReport } from "./mail.ts";
import { ALL_PARTS, partsOf, tell } from "./resume.ts";
import { configurationOf, documentOf, type OperationReportRow } from "./store.ts";

type Contracts = typeof reportContracts;
type Input<K extends keyof Contracts> = z.infer<Contracts[K]["input"]>;
type Output<K extends keyof Contracts> = z.input<Contracts[K]["output"]>;

const reports = (call: Call) => call.app.catalog.get("operation_report");

export const operationReportHandlers = {
  async resume(call: Call, { id, kind }: Input<"resume">): Promise<Output<"resume">> {
    const told = await tell(call, id);
    const { operation, order, carrier } = told.bundle;
    const configured = await configurationOf(call.db, order.customer_id);
    const asked = kind == null ? ALL_PARTS : sectionsFor(kind, configured?.sections);
    return {
      code: operation.code,
      name: carrier?.name ?? operation.code,
      customer: order.customer,
      order: order.wocode,
      parts: await partsOf(told, asked),
    };
  },

  makeReport: (call: Call, input: Input<"makeReport">) =>
    call.inTransaction(async (inner): Promise<Output<"makeReport">> => {
      const { operation_id: id, kind, format } = input;
      if (!isUuid(id)) throw refuse("reference_not_found", "operation_id");
      const onOperations = authorizeOn(inner, "operation", "load");
      const operation = await findRow(onOperations, inner.app.catalog.get("operation"), id);
      if (!operation) throw refuse("not_found");
      const order = await findRow(
        authorizeOn(inner, "work_order", "load"),
        inner.app.catalog.get("work_order"),
        operation.work_order_id,
      );
      if (!order) throw refuse("not_found");
      const configured = await configurationOf(inner.db, order.customer_id);
      const language = input.language ?? configured?.language ?? inner.locale;
      const called = recordWords(language, "operation_report")?.choices?.kind?.[kind] ?? kind;
      const row = await insertChecked(asSideEffectOn(inner, "operation_report"), reports(inner), {
        operation_id: id,
        name: `${called} ${String(operation.code)}`,
        kind,
        format,
        language,
        sections: sectionsFor(kind, configured?.sections),
        photos_per_page: configured?.photos_per_page ?? 4,
        asked_at: inner.now,
        author_id: auditUser(inner)?.id ?? null,
      });
      await inner.app.jobs.add(inner.db, "operation_report", { id: String(row.id) });
      inner.afterCommit(() => inner.app.jobs.nudge());
      return redactFor(inner, reports(inner), row) as unknown as Output<"makeReport">;
    }),

  sendOperationReport: (call: Call, { id, to }: Input<"sendOperationReport">) =>
    call.inTransaction(async (inner): Promise<Output<"sendOperationReport">> => {
      const wrong = to.flatMap((address, at) =>
        isEmail(address) ? [] : [issue("invalid_email", `to.${at}`)],
      );
      if (wrong.length > 0) throw new Failure(wrong);
      const row = (await readRow(inner, reports(inner), id)) as OperationReportRow | undefined;
      if (!row) throw refuse("not_found");
      const document = row.state === "done" ? await documentOf(inner.db, "operation_report", id) : undefined;
      if (!document) throw refuse("report_not_done");
      const addresses = addressesIn(to.join(","));
      const file = { id: document.id, name: document.name, mediaType: document.media_type };
      const mailed = { name: row.name, language: row.language, user_id: inner.actor.userId, rows: null };
      for (const address of addresses) await mailReport(inner, mailed, address, file);
      const sent = [row.sent_to, `${inner.now} ${addresses.join(", ")}`].filter(Boolean).join("\n");
      const onReports = asSideEffectOn(inner, "operation_report");
      await changeRecord(onReports, reports(inner), row, { sent_to: sent.slice(-10_000) }, "send");
      inner.afterCommit(() => inner.app.jobs.nudge());
      const shown = await findRow(inner, reports(inner), id);
      return redactFor(inner, reports(inner), shown) as unknown as Output<"sendOperationReport">;
    }),

  async cancelOperationReport(call: Call, { id }: Input<"cancelOperationReport">) {
    const row = await cancelMade(call, "operation_report", id);
    return redactFor(call, reports(call), row) as unknown as Output<"cancelOperationReport">;
  },
};
