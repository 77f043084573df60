/** A model of a report is written here: which rows, what is shown of them, on which paper, and when by mail. */
import { Alert, Button, Group, TextInput } from "@mantine/core";
import { LOCALES } from "@plimsoll/domain/kernel/locale";
import { EMPTY_DEFINITION, type ReportDefinition } from "@plimsoll/domain/report/definition";
import { REPORT_FORMATS } from "@plimsoll/domain/report/report-model";
import { type FormEvent, useState } from "react";
import { errorText } from "#app/error-text";
import { newId } from "#fields/new-id";
import { useWords } from "#i18n/words-provider";
import { useMutationCall } from "#rpc/hooks";
import { RpcError } from "#rpc/rpc-error";
import { ChooseOne } from "#ui/choose";
import { FormModal } from "#ui/form-modal";
import { toasts } from "#ui/toasts";
import { useFindModel, useRecordChoices } from "./column-choices.ts";
import { FiltersPart } from "./filters-part.tsx";
import type { ModelDraft } from "./model-draft.ts";
import classes from "./report.module.css";
import { MODELS } from "./report.ts";
import { useReportWords } from "./report-words.tsx";
import { SchedulePart } from "./schedule-part.tsx";
import { TablePart } from "./table-part.tsx";

interface ModelEditorProps {
  readonly start: ModelDraft;
  readonly onClose: () => void;
}

export function ModelEditor({ start, onClose }: ModelEditorProps) {
  const words = useReportWords();
  const [draft, setDraft] = useState(start);
  const { save, isBusy, errors, problem } = useSaveModel(onClose);
  const change = (next: Partial<ModelDraft>) => setDraft((before) => ({ ...before, ...next }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(draft);
  };
  return (
    <FormModal opened title={words.editTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        {problem !== undefined && (
          <Alert color="red" mb="md">
            {problem}
          </Alert>
        )}
        <Head draft={draft} onChange={change} errors={errors} />
        <About draft={draft} onChange={change} errors={errors} />
        <SchedulePart draft={draft} onChange={change} errors={errors} />
        <Buttons isBusy={isBusy} onClose={onClose} />
      </form>
    </FormModal>
  );
}

function Buttons({ isBusy, onClose }: { readonly isBusy: boolean; readonly onClose: () => void }) {
  const words = useReportWords();
  const { shell } = useWords().app;
  return (
    <Group justify="flex-end" gap="xs" mt="lg">
      <Button variant="default" onClick={onClose}>
        {shell.cancel}
      </Button>
      <Button type="submit" loading={isBusy}>
        {words.save}
      </Button>
    </Group>
  );
}

/** Every refusal stands at its field; what has no field of its own stands above. */
function useSaveModel(onClose: () => void) {
  const words = useReportWords();
  const create = useMutationCall({ ...MODELS, action: "create" });
  const update = useMutationCall({ ...MODELS, action: "update" });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const save = async ({ id, version, ...values }: ModelDraft) => {
    try {
      if (id === null) await create.run({ id: newId(), ...values });
      else await update.run({ id, version, ...values });
      toasts.success(words.saved);
      onClose();
    } catch (failure) {
      const issues = failure instanceof RpcError ? failure.errors : [];
      setErrors(
        Object.fromEntries(issues.map(({ field, message }) => [field?.split(".")[0] ?? "", message])),
      );
      setProblem(errorText(failure));
    }
  };
  return { save, isBusy: create.isBusy || update.isBusy, errors, problem };
}

interface PartProps {
  readonly draft: ModelDraft;
  readonly onChange: (change: Partial<ModelDraft>) => void;
  readonly errors: Readonly<Record<string, string>>;
}

function Head({ draft, onChange, errors }: PartProps) {
  const { labels, records } = useWords();
  const own = records.report_model;
  const choices = useRecordChoices();
  return (
    <div className={classes.fields}>
      <TextInput
        data-autofocus
        label={labels.name}
        withAsterisk
        maxLength={120}
        value={draft.name}
        error={errors.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <ChooseOne
        item={own.fields.record}
        label={own.fields.record}
        withAsterisk
        data={choices}
        value={draft.record === "" ? null : draft.record}
        error={errors.record}
        // Columns and filters of another record say nothing here.
        onChange={(record) => onChange({ record: record ?? "", definition: EMPTY_DEFINITION })}
      />
      <ChooseOne
        item={own.fields.format}
        label={own.fields.format}
        data={REPORT_FORMATS.map((value) => ({ value, label: own.choices.format[value] }))}
        value={draft.format}
        onChange={(next) => onChange({ format: REPORT_FORMATS.find((one) => one === next) ?? "pdf" })}
      />
      <ChooseOne
        item={own.fields.language}
        label={own.fields.language}
        data={LOCALES.map((value) => ({ value, label: own.choices.language[value] }))}
        value={draft.language}
        onChange={(next) => onChange({ language: LOCALES.find((one) => one === next) ?? draft.language })}
      />
    </div>
  );
}

function About({ draft, onChange, errors }: PartProps) {
  const words = useReportWords();
  const find = useFindModel();
  const model = find(draft.record);
  if (!model) return null;
  const { definition } = draft;
  const change = (next: Partial<ReportDefinition>) => onChange({ definition: { ...definition, ...next } });
  return (
    <>
      <h3 className={classes.section}>{words.filters}</h3>
      <FiltersPart model={model} definition={definition} onChange={change} />
      <TablePart model={model} definition={definition} onChange={change} error={errors.definition} />
    </>
  );
}
