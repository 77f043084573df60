/** The form of any record, made from its declaration. */
import { Alert } from "@mantine/core";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { useClientState } from "#app/client-state";
import { countryName } from "#app/countries";
import { Page } from "#app/page";
import { RecordExtras } from "#app/record-extras";
import type { RowPlace } from "#fields/field-screen";
import { rowOfStates } from "#fields/form-state";
import { newId } from "#fields/new-id";
import { useReader } from "#fields/use-reader";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { Card } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import { uploads } from "#upload/uploads";
import { DraftOffer } from "./draft-offer.tsx";
import { isOutdated } from "./drafts.ts";
import { FormActions } from "./form-actions.tsx";
import type { FormBase } from "./form-check.ts";
import { FormField } from "./form-field.tsx";
import { formFields, formSections } from "./form-fields.ts";
import { FormFooter } from "./form-footer.tsx";
import { fieldLabel } from "./issue-text.ts";
import { hasCountries } from "./list-address.ts";
import { rowTitle } from "./list-row.ts";
import { MergeLayer } from "./merge-layer.tsx";
import classes from "./record-form.module.css";
import type { RecordLabels } from "./record-words.ts";
import type { Rights } from "./rights.ts";
import { useFormKeys } from "./use-form-keys.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";
import { useRecordForm } from "./use-record-form.ts";

interface RecordFormProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly rights: Rights;
  readonly start: FormBase;
  readonly addressId: string;
  /** The row as the server last told it, which live changes keep fresh. */
  readonly loaded: Values | undefined;
  /** Name of the record that this one begins as a copy of. */
  readonly clonedFrom: string | undefined;
  readonly listPath: string;
}

export function RecordForm(props: RecordFormProps) {
  const { model, labels, start, addressId, loaded, clonedFrom, listPath } = props;
  const { app } = useWords();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const isNew = start.version === null;
  const freshId = useMemo(() => (isNew ? newId() : addressId), [isNew, addressId]);
  const leaving = useRef(false);
  const pathOf = (id: string) => `${listPath.split("?")[0]}/${id}`;
  const formed = useRecordForm({
    model,
    labels,
    start,
    addressId,
    rowId: freshId,
    cloned: clonedFrom !== undefined,
    onCreated: (row) => {
      uploads.release(freshId, String(row.id));
      void navigate(pathOf(String(row.id)), { replace: true, state: { list: queryOf(listPath) } });
    },
  });
  const { form, base, isDirty, save, follow } = formed;
  useEffect(() => {
    if (loaded) follow(loaded);
  }, [loaded, follow]);
  const guard = useLeaveGuard(
    useCallback(() => !leaving.current && (isDirty() || uploads.isHolding(freshId)), [isDirty, freshId]),
  );
  const leave = useCallback(() => void navigate(listPath), [navigate, listPath]);
  useFormKeys({ onSave: () => void save(), onLeave: leave });

  const name = rowTitle(model, base.row, locale);
  const newTitle = say(app.record.form.newItem, { item: labels.name });
  const title = isNew ? (clonedFrom ? say(app.record.form.cloneOf, { name: clonedFrom }) : newTitle) : name;
  const actions = (
    <SavedActions
      {...props}
      formed={formed}
      onClone={() => void navigate(pathOf("new"), { state: { clone: base.row, list: queryOf(listPath) } })}
      onDeleted={() => {
        leaving.current = true;
        formed.forget();
        leave();
      }}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
  return (
    <Page
      title={title}
      status={isNew ? undefined : <ActiveChip active={base.row.active === true} />}
      detail={<Context model={model} labels={labels} row={base.row} isNew={isNew} />}
      {...(isNew ? {} : { actions })}
    >
      {guard}
      <Notices model={model} labels={labels} formed={formed} loaded={loaded} />
      <form onSubmit={submit} noValidate>
        <Sections model={model} labels={labels} form={form} base={base} rowId={freshId} />
        <FormFooter
          model={model}
          labels={labels}
          base={base}
          control={form.control}
          busy={formed.busy}
          failure={formed.failure}
          onLeave={leave}
        />
      </form>
    </Page>
  );
}

interface SavedActionsProps extends Pick<RecordFormProps, "model" | "labels" | "rights"> {
  readonly formed: ReturnType<typeof useRecordForm>;
  readonly onClone: () => void;
  readonly onDeleted: () => void;
}

/** What can be done with a row that exists: what its own record offers, then what every record does. */
function SavedActions({ model, labels, rights, formed, onClone, onDeleted }: SavedActionsProps) {
  const { form, base } = formed;
  return (
    <>
      <RecordExtras
        recordKey={model.key}
        row={base.row}
        values={() => rowOfStates(formFields(model), form.getValues())}
      />
      <FormActions
        model={model}
        labels={labels}
        rights={rights}
        row={base.row}
        onClone={onClone}
        onDeleted={onDeleted}
      />
    </>
  );
}

interface NoticesProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly formed: ReturnType<typeof useRecordForm>;
  readonly loaded: Values | undefined;
}

/** What happened to the record or to the typing while nobody looked. */
export function Notices({ model, labels, formed, loaded }: NoticesProps) {
  const { app } = useWords();
  const { base, offered, merging } = formed;
  const isNewer = loaded !== undefined && Number(loaded.version) > (base.version ?? 0);
  return (
    <>
      {offered && (
        <DraftOffer
          draft={offered}
          outdated={isOutdated(offered, base.version)}
          onRestore={() => formed.restore(offered)}
          onDiscard={formed.forget}
        />
      )}
      {isNewer && (
        <Alert color="orange" mb="sm">
          {app.record.form.newer}
        </Alert>
      )}
      {merging && (
        <MergeLayer
          model={model}
          labels={labels}
          merge={merging.merge}
          busy={formed.busy}
          onSave={(states) => void formed.saveMerged(states)}
          onCancel={formed.cancelMerge}
        />
      )}
    </>
  );
}

const queryOf = (path: string): string => (path.includes("?") ? path.slice(path.indexOf("?")) : "");

export function ActiveChip({ active }: { readonly active: boolean }) {
  const words = useWords().app.record.list;
  return <StatusChip phase={active ? "done" : "planning"} label={active ? words.active : words.inactive} />;
}

interface ContextProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly row: Values;
  readonly isNew: boolean;
}

/** Code, kind of record, country and last change on one line. */
export function Context({ model, labels, row, isNew }: ContextProps) {
  const words = useWords().app.record.form;
  const { locale } = useLocale();
  const dates = useDates();
  const operation = useClientState((state) => state.country);
  const country = hasCountries(model) ? String(row.country ?? operation) : undefined;
  const code = typeof row.code === "string" && row.code !== "" ? row.code : undefined;
  const parts: ReactNode[] = [
    ...(isNew ? [] : [labels.name]),
    ...(code === undefined ? [] : [code]),
    ...(country === undefined ? [] : [countryName(country, locale)]),
    ...(typeof row.updated_at === "string"
      ? [say(words.changedAt, { when: dates.moment(row.updated_at) })]
      : []),
  ];
  return parts.join(" · ");
}

interface SectionsProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly form: ReturnType<typeof useRecordForm>["form"];
  readonly base: FormBase;
  readonly rowId: string;
}

export function Sections({ model, labels, form, base, rowId }: SectionsProps) {
  const words = useWords().app.record.form;
  const reader = useReader();
  const operation = useClientState((state) => state.country);
  const sections = useMemo(() => formSections(model), [model]);
  const country = typeof base.row.country === "string" ? base.row.country : operation;
  const place = useMemo<RowPlace>(
    () => ({ id: rowId, country: hasCountries(model) ? country : null, isNew: base.version === null }),
    [rowId, model, country, base.version],
  );
  const fieldLabels = useMemo(
    () =>
      new Map(
        sections.flatMap(({ fields }) =>
          fields.map(([name]) => [name, fieldLabel(labels, reader, name)] as const),
        ),
      ),
    [sections, labels, reader],
  );
  return (
    <div className={classes.sections}>
      {sections.map((section) => (
        <Card key={section.name ?? ""} padded>
          {sections.length > 1 && (
            <h2 className={classes.sectionTitle}>
              {section.name === null ? words.general : labels.section(section.name)}
            </h2>
          )}
          <div className={classes.grid}>
            {section.fields.map(([name, field]) => (
              <FormField
                key={name}
                name={name}
                field={field}
                labels={fieldLabels.get(name) ?? { label: name }}
                control={form.control}
                place={place}
              />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
