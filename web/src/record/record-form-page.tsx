/** The page of one record: a new one, an existing one to change, or one that may only be read. */
import { Alert, Button, Skeleton } from "@mantine/core";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { RecordKey } from "@plimsoll/domain/records";
import { CloudOff, Lock, SearchX } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { useLoad, useSlow } from "#rpc/hooks";
import { RpcError } from "#rpc/rpc-error";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { toasts } from "#ui/toasts";
import { FormActions } from "./form-actions.tsx";
import { baseOf, blankBase, cloneBase } from "./form-check.ts";
import { rowTitle } from "./list-row.ts";
import { ReadOnlyForm } from "./read-only-form.tsx";
import { ActiveChip, Context, RecordForm } from "./record-form.tsx";
import { type RecordLabels, useRecordLabels } from "./record-words.ts";
import { type Rights, useRights } from "./rights.ts";
import { useFormKeys } from "./use-form-keys.ts";
import { useModel } from "./use-model.ts";

const WAITING_LINES = [1, 2, 3, 4, 5] as const;

interface RecordFormPageProps {
  readonly recordKey: RecordKey;
  readonly id: string;
}

export function RecordFormPage({ recordKey, id }: RecordFormPageProps) {
  const { clone, ...page } = usePageOf(useModel(recordKey));
  if (id === "new") return <NewPage {...page} clone={clone} />;
  return <ExistingPage {...page} id={id} />;
}

/** What every page of one record begins with; `clone` is the row that a new one begins as a copy of. */
export function usePageOf(model: RecordModel): PageOf & { readonly clone: Values | undefined } {
  const rights = useRights(model);
  const labels = useRecordLabels(model);
  const { pathname, state } = useLocation();
  const given = (state ?? {}) as { readonly clone?: Values; readonly list?: string };
  // Back to the list as it was left: its filters and page came along.
  const listPath = `${pathname.replace(/\/[^/]*\/?$/, "")}${given.list ?? ""}`;
  return { model, rights, labels, listPath, clone: given.clone };
}

export interface PageOf {
  readonly model: RecordModel;
  readonly rights: Rights;
  readonly labels: RecordLabels;
  readonly listPath: string;
}

function NewPage({
  model,
  rights,
  labels,
  listPath,
  clone,
}: PageOf & { readonly clone: Values | undefined }) {
  const { app, errors } = useWords();
  const { locale } = useLocale();
  const start = useMemo(() => (clone ? cloneBase(model, clone) : blankBase(model)), [model, clone]);
  const title = say(app.record.form.newItem, { item: labels.name });
  if (!rights.create)
    return <RecordNotFound title={title} text={errors.not_authorized} icon={Lock} listPath={listPath} />;
  return (
    <RecordForm
      model={model}
      labels={labels}
      rights={rights}
      start={start}
      addressId="new"
      loaded={undefined}
      clonedFrom={clone && rowTitle(model, clone, locale)}
      listPath={listPath}
    />
  );
}

function ExistingPage({ id, ...page }: PageOf & { readonly id: string }) {
  const { model, rights, labels, listPath } = page;
  return (
    <LoadedRow {...page} id={id}>
      {(row) =>
        rights.update ? (
          <RecordForm
            key={id}
            model={model}
            labels={labels}
            rights={rights}
            start={baseOf(model, row)}
            addressId={id}
            loaded={row}
            clonedFrom={undefined}
            listPath={listPath}
          />
        ) : (
          <ReadOnlyPage {...page} row={row} />
        )
      }
    </LoadedRow>
  );
}

interface LoadedRowProps extends PageOf {
  readonly id: string;
  readonly children: (row: Values) => ReactNode;
}

/** The row once it is here; until then, and where it does not come, the page that says so. */
export function LoadedRow({ model, rights, labels, listPath, id, children }: LoadedRowProps) {
  const { errors, app } = useWords();
  const asked = useLoad({ service: model.service, type: model.key }, id, { enabled: rights.load });
  const row = asked.data?.attributes;
  const slow = useSlow(asked.isPending);
  useLoadingToast(labels.name, slow, row !== undefined);
  if (!rights.load) {
    return (
      <RecordNotFound title={labels.name} text={errors.not_authorized} icon={Lock} listPath={listPath} />
    );
  }
  if (row !== undefined) return children(row);
  if (asked.isError) {
    const isMissing = asked.error instanceof RpcError && asked.error.status === 404;
    if (isMissing)
      return (
        <RecordNotFound title={labels.name} text={errors.not_found} icon={SearchX} listPath={listPath} />
      );
    const retry = (
      <Button variant="default" onClick={() => void asked.refetch()}>
        {app.shell.tryAgain}
      </Button>
    );
    return (
      <Page title={labels.name}>
        <Card>
          <EmptyState title={errorText(asked.error)} icon={CloudOff} action={retry} />
        </Card>
      </Page>
    );
  }
  return slow ? <Waiting labels={labels} /> : null;
}

/** A row that let itself be waited for says so, and that it has come; whoever left meanwhile hears no more of it. */
function useLoadingToast(item: string, isSlow: boolean, hasCome: boolean): void {
  const { loading, loaded } = useWords().messages;
  const came = useRef(hasCome);
  came.current = hasCome;
  useEffect(() => {
    if (!isSlow) return undefined;
    const toast = toasts.progress(say(loading, { item }));
    return () => (came.current ? toast.done(say(loaded, { item })) : toast.hide());
  }, [isSlow, loading, loaded, item]);
}

function Waiting({ labels }: { readonly labels: RecordLabels }) {
  const { messages } = useWords();
  return (
    <Page title={labels.name}>
      <Card padded role="status" aria-label={say(messages.loadingItem, { item: labels.name })}>
        {WAITING_LINES.map((line) => (
          <Skeleton key={line} height={36} mb={16} />
        ))}
      </Card>
    </Page>
  );
}

interface RecordNotFoundProps {
  readonly title: string;
  readonly text: string;
  readonly icon: typeof Lock;
  readonly listPath: string;
}

/** No such record, or none for this person: which of the two is not told. */
export function RecordNotFound({ title, text, icon, listPath }: RecordNotFoundProps) {
  const { app } = useWords();
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          title={text}
          icon={icon}
          action={
            <Button component={Link} to={listPath}>
              {app.record.form.leave}
            </Button>
          }
        />
      </Card>
    </Page>
  );
}

function ReadOnlyPage({ model, rights, labels, listPath, row }: PageOf & { readonly row: Values }) {
  const { app } = useWords();
  const { locale } = useLocale();
  const navigate = useNavigate();
  useFormKeys({ onSave: undefined, onLeave: () => void navigate(listPath) });
  return (
    <Page
      title={rowTitle(model, row, locale)}
      status={<ActiveChip active={row.active === true} />}
      detail={<Context model={model} labels={labels} row={row} isNew={false} />}
      actions={
        <FormActions
          model={model}
          labels={labels}
          rights={rights}
          row={row}
          onClone={() => void navigate(`${listPath.split("?")[0]}/new`, { state: { clone: row } })}
          onDeleted={() => void navigate(listPath)}
        />
      }
    >
      <Alert mb="sm" icon={<Lock size={16} aria-hidden />}>
        {app.record.form.readOnly}
      </Alert>
      <ReadOnlyForm model={model} labels={labels} row={row} />
    </Page>
  );
}
