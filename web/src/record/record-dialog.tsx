/** A row of a list that has no page of its own: added, changed or read in a dialog over the list. */
import { Group } from "@mantine/core";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { Lock, SearchX } from "lucide-react";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { errorText } from "#app/error-text";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { useLoad } from "#rpc/hooks";
import { EmptyState } from "#ui/empty-state";
import { FormModal } from "#ui/form-modal";
import { FormActions } from "./form-actions.tsx";
import { baseOf, blankBase, cloneBase } from "./form-check.ts";
import { FormDialog } from "./form-dialog.tsx";
import { rowTitle } from "./list-row.ts";
import { ReadOnlyForm } from "./read-only-form.tsx";
import { type RecordLabels, useRecordLabels } from "./record-words.ts";
import type { Rights } from "./rights.ts";
import type { Opening } from "./use-opening.ts";

interface RecordDialogProps {
  readonly model: RecordModel;
  readonly rights: Rights;
  readonly opening: Opening;
  /** A row, or `new`. */
  readonly id: string;
}

export function RecordDialog({ model, rights, opening, id }: RecordDialogProps) {
  const labels = useRecordLabels(model);
  const dialog = { model, rights, opening, labels };
  return id === "new" ? <NewDialog {...dialog} /> : <ExistingDialog key={id} {...dialog} id={id} />;
}

type DialogOf = Omit<RecordDialogProps, "id"> & { readonly labels: RecordLabels };

function NewDialog({ model, rights, opening, labels }: DialogOf) {
  const { app, errors } = useWords();
  const { state } = useLocation();
  const { clone } = (state ?? {}) as { readonly clone?: Values };
  const start = useMemo(() => (clone ? cloneBase(model, clone) : blankBase(model)), [model, clone]);
  const title = say(app.record.form.newItem, { item: labels.name });
  if (!rights.create)
    return <Nothing title={title} text={errors.not_authorized} icon={Lock} onClose={opening.close} />;
  return (
    <FormDialog
      model={model}
      labels={labels}
      start={start}
      addressId="new"
      title={title}
      isClone={clone !== undefined}
      onSaved={opening.close}
      onClose={opening.close}
    />
  );
}

function ExistingDialog({ model, rights, opening, labels, id }: DialogOf & { readonly id: string }) {
  const { errors } = useWords();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const asked = useLoad({ service: model.service, type: model.key }, id, { enabled: rights.load });
  const row = asked.data?.attributes;
  const nothing = { title: labels.name, onClose: opening.close };
  if (!rights.load) return <Nothing {...nothing} text={errors.not_authorized} icon={Lock} />;
  if (asked.isError && row === undefined)
    return <Nothing {...nothing} text={errorText(asked.error)} icon={SearchX} />;
  if (row === undefined) return null;
  const title = rowTitle(model, row, locale);
  const actions = (forget: () => void) => (
    <Group gap="xs" justify="flex-end" mb="sm">
      <FormActions
        model={model}
        labels={labels}
        rights={rights}
        row={row}
        onClone={() => void navigate(opening.newPath, { replace: true, state: { clone: row } })}
        onDeleted={() => {
          forget();
          opening.close();
        }}
      />
    </Group>
  );
  if (!rights.update) {
    return (
      <FormModal opened title={title} onClose={opening.close}>
        {actions(() => undefined)}
        <ReadOnlyForm model={model} labels={labels} row={row} />
      </FormModal>
    );
  }
  return (
    <FormDialog
      model={model}
      labels={labels}
      start={baseOf(model, row)}
      addressId={id}
      title={title}
      loaded={row}
      actions={actions}
      onSaved={opening.close}
      onClose={opening.close}
    />
  );
}

interface NothingProps {
  readonly title: string;
  readonly text: string;
  readonly icon: typeof Lock;
  readonly onClose: () => void;
}

function Nothing({ title, text, icon, onClose }: NothingProps) {
  return (
    <FormModal opened title={title} onClose={onClose}>
      <EmptyState title={text} icon={icon} />
    </FormModal>
  );
}
