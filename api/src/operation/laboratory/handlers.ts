/** What a laboratory does with samples: orders analyses, enters figures, looks a second time, analyses once more. */
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { checkChange } from "@plimsoll/domain/kernel/row-schema";
import type { laboratoryContracts } from "@plimsoll/domain/operation/laboratory-contract";
import type { z } from "zod";
import { readRow } from "#record/load";
import type { WireRow } from "#record/row";
import { changeRecord, insertChecked } from "#record/write";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { auditUser, currentRow } from "#status/change";
import { printLabels } from "./labels.ts";
import { currentResult, stateCounts } from "./store.ts";

type Input<K extends keyof typeof laboratoryContracts> = z.infer<(typeof laboratoryContracts)[K]["input"]>;
type ResultRow = z.input<(typeof laboratoryContracts)["retest"]["output"]>;

const resultModel = (call: Call) => call.app.catalog.get("analysis_result");
const shown = (row: WireRow) => row as unknown as ResultRow;

export const laboratoryHandlers = {
  orderAnalyses: (call: Call, { sample_ids: samples, analysis_ids: analyses }: Input<"orderAnalyses">) =>
    call.inTransaction(async (inner) => {
      const ordered: ResultRow[] = [];
      const onSamples = authorizeOn(inner, "sample", "load");
      for (const sampleId of new Set(samples)) {
        if (!(await readRow(onSamples, inner.app.catalog.get("sample"), sampleId)))
          throw refuse("not_found", "sample_ids");
        for (const analysisId of new Set(analyses)) {
          if (!isUuid(analysisId)) throw refuse("reference_not_found", "analysis_ids");
          if ((await currentResult(inner.db, sampleId, analysisId)) !== undefined) continue;
          const values = { sample_id: sampleId, analysis_id: analysisId, name: "-", revision: 1 };
          ordered.push(shown(await insertChecked(inner, resultModel(inner), values)));
        }
      }
      return ordered;
    }),

  enterResults: (call: Call, { rows }: Input<"enterResults">) =>
    call.inTransaction(async (inner) => {
      const model = resultModel(inner);
      const entered: ResultRow[] = [];
      for (const { sample_id: sampleId, analysis_id: analysisId, value } of rows) {
        const isKnown = isUuid(sampleId) && isUuid(analysisId);
        const id = isKnown ? await currentResult(inner.db, sampleId, analysisId) : undefined;
        const row = id === undefined ? undefined : await readRow(inner, model, id);
        if (!row) throw refuse("result_not_ordered", "analysis_id");
        if (row.released === true) throw refuse("finished");
        const checked = checkChange(model, { value }, row);
        if (!checked.ok) throw new Failure(checked.issues);
        entered.push(shown(await changeRecord(inner, model, row, checked.values, "enterresults")));
      }
      return entered;
    }),

  checkResult: (call: Call, seen: Input<"checkResult">) =>
    call.inTransaction(async (inner) => {
      const row = await currentRow(inner, resultModel(inner), seen);
      if (row.superseded === true) throw refuse("result_superseded");
      if (row.value === null) throw refuse("result_missing", "value");
      const by = auditUser(inner)?.id ?? null;
      if (by === null || by === row.entered_by_id) throw refuse("not_authorized");
      const values = { checked_at: inner.now, checked_by_id: by };
      return shown(await changeRecord(inner, resultModel(inner), row, values, "verify"));
    }),

  retest: (call: Call, { reason, ...seen }: Input<"retest">) =>
    call.inTransaction(async (inner) => {
      const model = resultModel(inner);
      const row = await currentRow(inner, model, seen);
      if (row.superseded === true) throw refuse("result_superseded");
      if (row.value === null) throw new Failure([issue("result_missing", "value")]);
      await changeRecord(inner, model, row, { superseded: true, released: false }, "retest");
      const next = await insertChecked(inner, model, {
        sample_id: row.sample_id,
        analysis_id: row.analysis_id,
        name: row.name,
        revision: Number(row.revision) + 1,
        replaces_id: row.id,
        reason,
      });
      return shown(next);
    }),

  labels: (call: Call, { ids }: Input<"labels">) => printLabels(call, ids),

  async counts(call: Call, { country = null }: Input<"counts">) {
    const today = todayIn(country ?? call.country, call.now);
    const model = call.app.catalog.get("sample");
    const rows = await stateCounts(call.db, call.filter, model, { country, today });
    const sum = (of: "samples" | "late") => rows.reduce((all, row) => all + row[of], 0);
    const states = Object.fromEntries(rows.map((row) => [row.state, row.samples]));
    return { by_state: states, total: sum("samples"), late: sum("late") };
  },
};
