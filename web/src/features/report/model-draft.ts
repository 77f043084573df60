/** A model while somebody writes it: what stands in the form, and what is sent. */
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { EMPTY_DEFINITION, type ReportDefinition } from "@plimsoll/domain/report/definition";
import { READY_MODELS, type ReadyKey } from "@plimsoll/domain/report/ready-models";
import type { ReportFormat } from "@plimsoll/domain/report/report-model";
import type { Schedule } from "@plimsoll/domain/report/schedule";
import type { ReportModelRow } from "./report.ts";

export interface ModelDraft {
  readonly id: string | null;
  readonly version: number | null;
  readonly name: string;
  readonly record: string;
  readonly definition: ReportDefinition;
  readonly format: ReportFormat;
  readonly language: Locale;
  readonly schedule: Schedule;
  readonly day: number | null;
  readonly hour: number;
  readonly recipients: string | null;
}

const NEW = {
  id: null,
  version: null,
  format: "pdf",
  schedule: "never",
  day: null,
  hour: 6,
  recipients: null,
} as const;

export const newDraft = (language: Locale): ModelDraft => ({
  ...NEW,
  name: "",
  record: "",
  definition: EMPTY_DEFINITION,
  language,
});

export const copyOfReady = (key: ReadyKey, name: string, language: Locale): ModelDraft => ({
  ...NEW,
  ...READY_MODELS[key],
  name,
  language,
});

export function draftOf(row: ReportModelRow): ModelDraft {
  const { id, version, name, record, definition, format, language, schedule, day, hour, recipients } = row;
  return { id, version, name, record, definition, format, language, schedule, day, hour, recipients };
}
