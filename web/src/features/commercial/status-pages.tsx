/** Pages of rows with a status: a form while the row is open, to be read and answered afterwards. */
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Page } from "#app/page";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { FormActions } from "#record/form-actions";
import { baseOf } from "#record/form-check";
import type { ShowsField } from "#record/form-fields";
import { type FormPage, type GivenActions, RecordForm, type RecordFormProps } from "#record/record-form";
import { type PageOf, RecordNotFound } from "#record/record-form-page";
import { useFormKeys } from "#record/use-form-keys";

/** What the product writes by itself stands beside the title and in the strip. */
const isTyped: ShowsField = (_name, field) => field.systemManaged !== true;

type NewProps = PageOf & Pick<RecordFormProps, "start" | "clonedFrom" | "consequences" | "page">;

export function NewRow(props: NewProps) {
  const { rights, labels, listPath } = props;
  const { app, errors } = useWords();
  const title = say(app.record.form.newItem, { item: labels.name });
  if (!rights.create)
    return <RecordNotFound title={title} text={errors.not_authorized} icon={Lock} listPath={listPath} />;
  return <RecordForm {...props} addressId="new" loaded={undefined} shows={isTyped} />;
}

type Row = NonNullable<RecordFormProps["loaded"]> & { readonly id: string };

interface KnownProps<R extends Row> extends PageOf, Pick<RecordFormProps, "consequences"> {
  readonly row: R;
  readonly title: string;
  /** Whether the row itself can still be changed; somebody who may not change it reads it either way. */
  readonly isOpen: boolean;
  readonly mayDelete: boolean;
  readonly page: FormPage;
  readonly onClone: () => void;
  readonly actions: (settle: GivenActions["settle"], usual: ReactNode) => ReactNode;
  /** What is read once the row is settled. */
  readonly children: ReactNode;
}

export function KnownRow<R extends Row>(known: KnownProps<R>) {
  const { model, rights, row, page, actions, isOpen } = known;
  if (!isOpen || !rights.update) return <SettledRow {...known} />;
  return (
    <RecordForm
      {...known}
      start={baseOf(model, row)}
      addressId={row.id}
      loaded={row}
      clonedFrom={undefined}
      shows={isTyped}
      page={{ ...page, actions: ({ settle, usual }) => actions(settle, usual) }}
    />
  );
}

/** Nothing can be typed into what is only read. */
const isSettled = () => Promise.resolve(true);

/** What has left the house stays as it was: values as text, and the answer with them. */
function SettledRow<R extends Row>(known: KnownProps<R>) {
  const { model, labels, rights, listPath, row, title, page, actions, mayDelete, onClone, children } = known;
  const navigate = useNavigate();
  useFormKeys({ onSave: undefined, onLeave: () => void navigate(listPath) });
  const usual = (
    <FormActions
      model={model}
      labels={labels}
      rights={{ ...rights, delete: rights.delete && mayDelete }}
      row={row}
      onClone={onClone}
      onDeleted={() => void navigate(listPath)}
    />
  );
  return (
    <Page title={title} status={page.status} detail={page.detail} actions={actions(isSettled, usual)}>
      {page.above}
      {children}
      {page.below}
    </Page>
  );
}
