/** Models and kept reports as their pages read them, and where each is opened. */
import type { RowNamed } from "@plimsoll/domain/calls";
import type { AnyRecordWords } from "@plimsoll/domain/kernel/words";
import type { RunState } from "@plimsoll/domain/report/report-run";
import { useCallback } from "react";
import { useWords } from "#i18n/words-provider";
import type { Column } from "#record/list-row";
import type { Phase } from "#ui/status-chip";

export const MODELS = { service: "report", type: "report_model" } as const;
export const RUNS = { service: "report", type: "report_run" } as const;

export type ReportModelRow = RowNamed<typeof MODELS>;
export type ReportRunRow = RowNamed<typeof RUNS>;

export const reportPath = (id: string) => `/reports/reports/${id}`;

export const RUN_PHASES: Readonly<Record<RunState, Phase>> = {
  waiting: "planning",
  running: "field",
  done: "done",
  canceled: "stopped",
  refused: "stopped",
  failed: "stopped",
};

export const isOnItsWay = ({ state }: { readonly state: RunState }) =>
  state === "waiting" || state === "running";

/** The state as a chip, by what it asks of somebody, and the record by what its rows are called. */
export function useReportColumn(): (column: Column) => Column {
  const records = useWords().records as Readonly<Record<string, AnyRecordWords | undefined>>;
  return useCallback(
    (column) => {
      if (column.name === "record")
        return { ...column, text: (row) => records[String(row.record)]?.plural ?? String(row.record) };
      if (column.name !== "state") return column;
      return { ...column, phase: (row) => RUN_PHASES[String(row.state) as RunState] };
    },
    [records],
  );
}
