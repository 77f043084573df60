/** The samples of the grid and the results that count of each. */
import type { AnswerNamed } from "@plimsoll/domain/calls";
import { useMemo } from "react";
import { useList } from "#rpc/hooks";
import { RESULTS, SAMPLES } from "./samples.ts";

const MOST = 500;
const page = { page: 1, size: MOST } as const;

export type AnalysisResult = AnswerNamed<{
  readonly service: "service";
  readonly type: "analysis_result";
  readonly action: "load";
}>;

export type Sample = AnswerNamed<{
  readonly service: "service";
  readonly type: "sample";
  readonly action: "load";
}>;

export interface AnalysisColumn {
  readonly id: string;
  readonly name: string;
  readonly min: string | null;
  readonly max: string | null;
}

export function useResults(ids: readonly string[]) {
  const enabled = ids.length > 0;
  const samples = useList(
    SAMPLES,
    {
      fields: ["*"] as const,
      conditions: [{ attribute: "id", operator: "in", value: ids }],
      order: [["code", "asc"]],
      pagination: page,
    },
    { enabled },
  );
  const found = useList(
    RESULTS,
    {
      fields: ["*"] as const,
      conditions: [{ attribute: "sample_id", operator: "in", value: ids }],
      pagination: page,
    },
    { enabled, dependsOn: [SAMPLES] },
  );
  const all = (found.data?.attributes ?? []) as unknown as readonly AnalysisResult[];
  const current = useMemo(() => all.filter((one) => one.superseded !== true), [all]);
  const columns = useMemo(() => columnsOf(current), [current]);
  const shown = (samples.data?.attributes ?? []) as unknown as readonly Sample[];
  return { samples: shown, all, current, columns, isKnown: found.isSuccess };
}

function columnsOf(results: readonly AnalysisResult[]): readonly AnalysisColumn[] {
  const byId = new Map<string, AnalysisColumn>();
  for (const { analysis_id: id, analysis, name, min, max } of results)
    if (!byId.has(id)) byId.set(id, { id, name: analysis?.name ?? name, min, max });
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name));
}
