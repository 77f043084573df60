/** The form of any record, made from its declaration. */
import { Alert } from "@mantine/core";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type ComponentType, type FormEvent, type ReactNode, useCallback, useMemo, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { useClientState } from "#app/client-state";
import { countryName } from "#app/countries";
import { Page } from "#app/page";
import { RecordExtras } from "#app/record-extras";
import type { RowContext } from "#fields/field-screen";
import { rowOfStates } from "#fields/form-state";
import { newId } from "#fields/new-id";
import { useFormatContext } from "#fields/use-format-context";
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
import { formFields, formSections, type ShowsField } from "./form-fields.ts";
import { FormFooter } from "./form-footer.tsx";
import { fieldLabel } from "./issue-text.ts";
import { hasCountries } from "./list-query.ts";
import { rowTitle } from "./list-row.ts";
import { MarkedField } from "./marked-field.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { SystemManagedField } from "./read-only-form.tsx";
import classes from "./record-form.module.css";
import type { RecordLabels } from "./record-words.ts";
import type { Rights } from "./rights.ts";
import { type SaveAnd, settle, useAsking } from "./save-and.ts";
import { useFormKeys } from "./use-form-keys.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";
import { useRecordForm } from "./use-record-form.ts";

export interface RecordFormProps {
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
  /** The fields of this form, where others are shown elsewhere. */
  readonly shows?: ShowsField;
  /** What follows in one field from another, such as items from a proposal. */
  readonly consequences?: FormEffects;
  /** What the page of one feature has around the form. */
  readonly page?: FormPage;
}

/** Parts of a page that a feature decides; whatever it leaves out is as on every form. */
export interface FormPage {
  readonly status?: ReactNode;
  readonly detail?: ReactNode;
  /** Around the usual buttons of a row that exists. */
  readonly actions?: (given: GivenActions) => ReactNode;
  /** What a new row is saved for. */
  readonly saveAnd?: SaveAnd | undefined;
  /** Instead of a new form with the values of this row. */
  readonly onClone?: () => void;
  /** Between the title and the form. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

export interface GivenActions {
  /** Whether something was typed that is not saved. */
  readonly isDirty: () => boolean;
  /** Saves what was typed, if anything; false where it could not be. */
  readonly settle: () => Promise<boolean>;
  readonly usual: ReactNode;
}

/** Stands around the fields of a form and sees what is typed. */
export type FormEffects = ComponentType<{
  readonly form: UseFormReturn<Values>;
  readonly children: ReactNode;
}>;

export function RecordForm(props: RecordFormProps) {
  const { model, labels, start, addressId, loaded, clonedFrom, listPath, page = {} } = props;
  const { app } = useWords();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const isNew = start.version === null;
  const freshId = useMemo(() => (isNew ? newId() : addressId), [isNew, addressId]);
  const leaving = useRef(false);
  const { asked, saveAnd } = useAsking();
  const pathOf = (id: string) => `${listPath.split("?")[0]}/${id}`;
  const formed = useRecordForm({
    model,
    labels,
    start,
    addressId,
    rowId: freshId,
    cloned: clonedFrom !== undefined,
    loaded,
    onCreated: (row, isMoreTyped) => {
      uploads.release(freshId, String(row.id));
      if (isMoreTyped) formed.takeTo(row);
      const state = { list: queryOf(listPath), ask: asked.current };
      void navigate(pathOf(String(row.id)), { replace: true, state });
    },
  });
  const { form, base, isDirty, save } = formed;
  const guard = useLeaveGuard(
    useCallback(() => !leaving.current && (isDirty() || uploads.isHolding(freshId)), [isDirty, freshId]),
  );
  const leave = useCallback(() => void navigate(listPath), [navigate, listPath]);
  useFormKeys({ onSave: () => void save(), onLeave: leave });

  const name = rowTitle(model, base.row, locale);
  const newTitle = say(app.record.form.newItem, { item: labels.name });
  const title = isNew ? (clonedFrom ? say(app.record.form.cloneOf, { name: clonedFrom }) : newTitle) : name;
  const cloneHere = () =>
    void navigate(pathOf("new"), { state: { clone: base.row, list: queryOf(listPath) } });
  const usual = (
    <SavedActions
      {...props}
      formed={formed}
      onClone={page.onClone ?? cloneHere}
      onDeleted={() => {
        leaving.current = true;
        formed.forgetAll();
        leave();
      }}
    />
  );
  return (
    <Page
      title={title}
      status={page.status ?? (isNew ? undefined : <ActiveChip active={base.row.active === true} />)}
      detail={page.detail ?? <Context model={model} labels={labels} row={base.row} isNew={isNew} />}
      {...(isNew
        ? {}
        : { actions: page.actions?.({ isDirty, settle: () => settle(formed), usual }) ?? usual })}
    >
      {guard}
      {page.above}
      <Notices model={model} labels={labels} formed={formed} loaded={loaded} />
      <form onSubmit={savesOnSubmit(save)} noValidate>
        <Sections {...props} form={form} base={base} rowId={freshId} />
        <FormFooter
          model={model}
          labels={labels}
          base={base}
          control={form.control}
          busy={formed.busy}
          failure={formed.failure}
          saveAnd={isNew ? page.saveAnd : undefined}
          onSaveAnd={(ask) => void saveAnd(formed, ask)}
          onLeave={leave}
        />
      </form>
      {page.below}
    </Page>
  );
}

/** A form in a dialog lies, in React's eyes, inside the one under it: the outer one must not hear of it. */
export function savesOnSubmit(save: () => Promise<void>) {
  return (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
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
      {offered.map((draft) => (
        <DraftOffer
          key={draft.at}
          draft={draft}
          outdated={isOutdated(draft, base.version)}
          onRestore={() => formed.restore(draft)}
          onDiscard={() => formed.discard(draft)}
        />
      ))}
      {isNewer && (
        <Alert color="orange" mb="sm">
          {app.record.form.newer}
        </Alert>
      )}
      {merging && (
        <MergeDialog
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
  readonly shows?: ShowsField | undefined;
  readonly consequences?: FormEffects | undefined;
}

export function Sections({ consequences: Around, ...of }: SectionsProps) {
  if (!Around) return <SectionCards {...of} />;
  return (
    <Around form={of.form}>
      <SectionCards {...of} />
    </Around>
  );
}

function SectionCards({ model, labels, form, base, rowId, shows }: Omit<SectionsProps, "consequences">) {
  const words = useWords().app.record.form;
  const formats = useFormatContext();
  const operation = useClientState((state) => state.country);
  const isNew = base.version === null;
  const sections = useMemo(() => formSections(model, { withKept: !isNew, shows }), [model, isNew, shows]);
  const country = typeof base.row.country === "string" ? base.row.country : operation;
  const rowContext = useMemo<RowContext>(
    () => ({ id: rowId, country: hasCountries(model) ? country : null, isNew }),
    [rowId, model, country, isNew],
  );
  const fieldLabels = useMemo(
    () =>
      new Map(
        sections.flatMap(({ fields }) =>
          fields.map(([name]) => [name, fieldLabel(labels, formats, name)] as const),
        ),
      ),
    [sections, labels, formats],
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
            {section.fields.map(([name, field]) =>
              field.systemManaged ? (
                <SystemManagedField
                  key={name}
                  model={model}
                  name={name}
                  field={field}
                  row={base.row}
                  labels={fieldLabels.get(name) ?? { label: name }}
                />
              ) : (
                <MarkedField
                  key={name}
                  model={model}
                  base={base}
                  name={name}
                  field={field}
                  labels={fieldLabels.get(name) ?? { label: name }}
                  control={form.control}
                  rowContext={rowContext}
                />
              ),
            )}
          </div>
        </Card>
      ))}
    </div>
  );
}
