/** The page of one proposal: a form while it is a draft, to be read and answered once it has left the house. */
import { Alert, Anchor } from "@mantine/core";
import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { CalendarX, GitBranch, Lock } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useClientState } from "#app/client-state";
import { NotFoundPage } from "#app/error-page";
import { toastError } from "#app/error-text";
import { Page } from "#app/page";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { FormActions } from "#record/form-actions";
import { baseOf, blankBase } from "#record/form-check";
import type { ShowsField } from "#record/form-fields";
import { ReadOnlyForm } from "#record/read-only-form";
import { type FormPage, RecordForm } from "#record/record-form";
import { LoadedRow, Nothing, type PageOf, usePageOf } from "#record/record-form-page";
import { useMayOn } from "#record/rights";
import { phasesOf } from "#record/status-phase";
import { useFormKeys } from "#record/use-form-keys";
import { useModel } from "#record/use-model";
import { useAsk, useDo } from "#rpc/hooks";
import { StatusStrip } from "#status/status-strip";
import type { StatusEntry } from "#status/verdict";
import { Card, CardTitle } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import { toasts } from "#ui/toasts";
import classes from "./commercial.module.css";
import { useCommercialWords, WithCommercialWords } from "./commercial-words.tsx";
import { ItemsTable } from "./items-table.tsx";
import { isOpen, PROPOSALS, type ProposalField, type ProposalRow, todayAt, validityNow } from "./proposal.ts";
import { ProposalActions } from "./proposal-actions.tsx";
import { ProposalChecks } from "./recheck.tsx";
import { useVersions, VersionsCard } from "./versions-card.tsx";

export function ProposalPage() {
  const { id = "" } = useParams();
  if (id !== "new" && !isUuid(id)) return <NotFoundPage />;
  return (
    <WithCommercialWords>
      <Proposal key={id} id={id} />
    </WithCommercialWords>
  );
}

function Proposal({ id }: { readonly id: string }) {
  const { clone: _, ...page } = usePageOf(useModel("proposal"));
  if (id === "new") return <NewProposal {...page} />;
  return (
    <LoadedRow {...page} id={id}>
      {(row) => <KnownProposal {...page} row={row as ProposalRow} />}
    </LoadedRow>
  );
}

/** What the product writes by itself stands beside the title and in the strip. */
const isTyped: ShowsField = (_name, field) => field.kept !== true;

function NewProposal(page: PageOf) {
  const { model, rights, labels, listPath } = page;
  const { app, errors } = useWords();
  const country = useClientState((state) => state.country);
  const start = useMemo(() => {
    const blank = blankBase(model);
    const today = { date: todayAt(country) } satisfies Partial<Record<ProposalField, string>>;
    return { ...blank, states: { ...blank.states, ...today } };
  }, [model, country]);
  const title = say(app.record.form.newItem, { item: labels.name });
  if (!rights.create)
    return <Nothing title={title} text={errors.not_authorized} icon={Lock} listPath={listPath} />;
  return (
    <RecordForm
      {...page}
      start={start}
      addressId="new"
      loaded={undefined}
      clonedFrom={undefined}
      shows={isTyped}
      consequences={ProposalChecks}
    />
  );
}

interface Known extends PageOf {
  readonly row: ProposalRow;
}

function KnownProposal(known: Known) {
  const { model, rights, row } = known;
  const may = useMayOn(model);
  const onClone = useClone(row);
  const actions = (isDirty: () => boolean, usual: ReactNode) => (
    <ProposalActions
      row={row}
      rights={rights}
      mayChange={may("changestatus")}
      isDirty={isDirty}
      usual={usual}
    />
  );
  const page: FormPage = {
    status: <Chips row={row} />,
    detail: <Detail row={row} />,
    above: <Head row={row} />,
    below: <VersionsCard row={row} />,
    onClone,
  };
  if (row.status !== "draft" || !rights.update)
    return <SettledProposal {...known} page={page} actions={actions} />;
  return (
    <RecordForm
      {...known}
      start={baseOf(model, row)}
      addressId={row.id}
      loaded={row}
      clonedFrom={undefined}
      shows={isTyped}
      consequences={ProposalChecks}
      page={{ ...page, actions: ({ isDirty, usual }) => actions(isDirty, usual) }}
    />
  );
}

/** A copy under a code of its own, made by the server with the same items and text. */
function useClone(row: ProposalRow): () => void {
  const words = useCommercialWords();
  const navigate = useNavigate();
  const { run } = useDo<ProposalRow>({ ...PROPOSALS, action: "clone" });
  return () => {
    const clone = async () => {
      const { attributes } = await run({ id: row.id });
      toasts.success(say(words.cloned, { name: attributes.propcode }));
      await navigate(`../${attributes.id}`, { relative: "path" });
    };
    clone().catch(toastError);
  };
}

const never = () => false;
const IN_THE_HEAD: ReadonlySet<string> = new Set<ProposalField>([
  "propcode",
  "revision",
  "status",
  "superseded",
]);
const ITEMS = "items" satisfies ProposalField;

interface SettledProps extends Known {
  readonly page: FormPage;
  readonly actions: (isDirty: () => boolean, usual: ReactNode) => ReactNode;
}

/** What has left the house stays as it was: values as text, and the answer with them. */
function SettledProposal({ model, labels, rights, listPath, row, page, actions }: SettledProps) {
  const navigate = useNavigate();
  useFormKeys({ onSave: undefined, onLeave: () => void navigate(listPath) });
  const isGeneral: ShowsField = (name, field) =>
    field.section === undefined && !IN_THE_HEAD.has(name) && !(field.kept && row[name] === null);
  // A row without a text has none to show; its files are not part of it and come by themselves.
  const isRest: ShowsField = (name, field) =>
    field.section !== undefined && name !== ITEMS && row[name] !== null;
  const usual = (
    <FormActions
      model={model}
      labels={labels}
      rights={{ ...rights, delete: rights.delete && row.status === "draft" }}
      row={row}
      onClone={page.onClone ?? (() => undefined)}
      onDeleted={() => void navigate(listPath)}
    />
  );
  return (
    <Page title={row.propcode} status={page.status} detail={page.detail} actions={actions(never, usual)}>
      {page.above}
      <ReadOnlyForm model={model} labels={labels} row={row} shows={isGeneral} />
      <Card padded className={classes.part ?? ""}>
        <CardTitle>{labels.section(ITEMS)}</CardTitle>
        <ItemsTable
          field={model.definition.fields[ITEMS] as ChildrenField}
          labels={labels.field(ITEMS)}
          rows={row.items as readonly Values[]}
        />
      </Card>
      <ReadOnlyForm model={model} labels={labels} row={row} shows={isRest} />
      {page.below}
    </Page>
  );
}

function Chips({ row }: { readonly row: ProposalRow }) {
  const { records } = useWords();
  const words = useCommercialWords().validity;
  const validity = isOpen(row) ? validityNow(row) : "valid";
  return (
    <>
      <StatusChip
        phase={phasesOf("proposal", "status")?.[row.status] ?? "planning"}
        label={records.proposal.choices.status[row.status]}
      />
      {validity !== "valid" && (
        <StatusChip phase={validity === "expired" ? "stopped" : "billing"} label={words[validity]} />
      )}
    </>
  );
}

/** Version and customer on the line of the title, which is the code. */
function Detail({ row }: { readonly row: ProposalRow }) {
  const words = useCommercialWords();
  return [say(words.version, { revision: row.revision }), row.customer?.name ?? ""]
    .filter((part) => part !== "")
    .join(" · ");
}

const AHEAD = { draft: ["sent", "accepted"], sent: ["accepted"], accepted: [], refused: [] } as const;

/** How it came here, and what there is to know before anything is done with it. */
function Head({ row }: { readonly row: ProposalRow }) {
  const { errors, records } = useWords();
  const words = useCommercialWords();
  const log = useAsk<readonly StatusEntry[]>(
    { ...PROPOSALS, action: "getstatuslog", attributes: { id: row.id } },
    { keepPrevious: false },
  );
  const newest = useVersions(row).at(-1);
  return (
    <>
      {row.superseded && (
        <Alert mb="sm" icon={<GitBranch size={16} aria-hidden />}>
          {words.replaced}{" "}
          {newest && newest.id !== row.id && (
            <Anchor component={Link} to={`../${newest.id}`} relative="path" underline="always">
              {say(words.seeNewest, { revision: newest.revision })}
            </Anchor>
          )}
        </Alert>
      )}
      {isOpen(row) && validityNow(row) === "expired" && (
        <Alert mb="sm" color="red" icon={<CalendarX size={16} aria-hidden />}>
          {errors.proposal_expired}
        </Alert>
      )}
      <StatusStrip
        label={words.timeline}
        entries={log.data?.attributes ?? []}
        ahead={row.superseded ? [] : AHEAD[row.status].map((one) => records.proposal.choices.status[one])}
        nobody={words.byLink}
      />
    </>
  );
}
