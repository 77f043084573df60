/** The page of one proposal: a form while it is a draft, to be read and answered once it has left the house. */
import { Alert, Anchor } from "@mantine/core";
import { USUAL_VALIDITY_DAYS } from "@plimsoll/domain/commercial/proposal-status";
import { addDays } from "@plimsoll/domain/kernel/dates";
import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { CalendarX, GitBranch } from "lucide-react";
import { useMemo } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useClientState } from "#app/client-state";
import { NotFoundPage } from "#app/error-page";
import { toastError } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { blankBase } from "#record/form-check";
import type { ShowsField } from "#record/form-fields";
import { ReadOnlyForm } from "#record/read-only-form";
import type { FormPage } from "#record/record-form";
import { LoadedRow, type PageOf, usePageOf } from "#record/record-form-page";
import { useMayOn } from "#record/rights";
import { phasesOf } from "#record/status-phase";
import { useModel } from "#record/use-model";
import { useMutationCall } from "#rpc/hooks";
import { StatusStrip } from "#status/status-strip";
import { Card, CardTitle } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import { toasts } from "#ui/toasts";
import classes from "./commercial.module.css";
import { useCommercialWords, WithCommercialWords } from "./commercial-words.tsx";
import { ItemsTable } from "./items-table.tsx";
import {
  isChangeable,
  isOpen,
  PROPOSALS,
  type ProposalField,
  type ProposalRow,
  sentTo,
  todayAt,
  validityNow,
} from "./proposal.ts";
import { ProposalActions, SEND } from "./proposal-actions.tsx";
import { ProposalChoices } from "./proposal-choices.tsx";
import { KnownRow, NewRow } from "./status-pages.tsx";
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

function NewProposal(page: PageOf) {
  const { model } = page;
  const country = useClientState((state) => state.country);
  const start = useMemo(() => {
    const blank = blankBase(model);
    const today = todayAt(country);
    const days = {
      date: today,
      expiration_date: addDays(today, USUAL_VALIDITY_DAYS),
    } satisfies Partial<Record<ProposalField, string>>;
    return { ...blank, states: { ...blank.states, ...days } };
  }, [model, country]);
  const words = useCommercialWords().send;
  const saveAnd = useMayOn(model)("changestatus") ? { label: words.saveAnd, ask: SEND } : undefined;
  return (
    <NewRow
      {...page}
      start={start}
      clonedFrom={undefined}
      consequences={ProposalChoices}
      page={{ saveAnd }}
    />
  );
}

function KnownProposal(known: PageOf & { readonly row: ProposalRow }) {
  const { model, rights, row } = known;
  const may = useMayOn(model);
  const onClone = useClone(row);
  const isWritten = isChangeable(row);
  const page: FormPage = {
    status: <Chips row={row} />,
    detail: <Detail row={row} />,
    above: <Head row={row} />,
    below: <VersionsCard row={row} />,
    onClone,
  };
  return (
    <KnownRow
      {...known}
      title={row.propcode}
      isOpen={isWritten}
      mayDelete={isWritten}
      page={page}
      onClone={onClone}
      consequences={ProposalChoices}
      actions={(settle, usual) => (
        <ProposalActions
          row={row}
          rights={rights}
          mayChange={may("changestatus")}
          settle={settle}
          usual={usual}
        />
      )}
    >
      <SettledProposal {...known} />
    </KnownRow>
  );
}

/** A copy under a code of its own, made by the server with the same items and text. */
function useClone(row: ProposalRow): () => void {
  const words = useCommercialWords();
  const navigate = useNavigate();
  const { run } = useMutationCall({ ...PROPOSALS, action: "clone" });
  return () => {
    const clone = async () => {
      const { attributes } = await run({ id: row.id });
      toasts.success(say(words.cloned, { name: attributes.propcode }));
      await navigate(`../${attributes.id}`, { relative: "path" });
    };
    clone().catch(toastError);
  };
}

const IN_THE_HEAD: ReadonlySet<string> = new Set<ProposalField>([
  "propcode",
  "revision",
  "status",
  "superseded",
]);
const ITEMS = "items" satisfies ProposalField;

function SettledProposal({ model, labels, row }: PageOf & { readonly row: ProposalRow }) {
  const isGeneral: ShowsField = (name, field) =>
    field.section === undefined && !IN_THE_HEAD.has(name) && !(field.systemManaged && row[name] === null);
  // A row without a text has none to show; its files are not part of it and come by themselves.
  const isRest: ShowsField = (name, field) =>
    field.section !== undefined && name !== ITEMS && row[name] !== null;
  return (
    <>
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
    </>
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

/** How it came here, and what there is to know before anything is done with it. */
function Head({ row }: { readonly row: ProposalRow }) {
  const { errors } = useWords();
  const words = useCommercialWords();
  const newest = useVersions(row).at(-1);
  const addressees = sentTo(row);
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
        entries={(row.status_log ?? []).filter((entry) => entry.active || !row.superseded)}
        nobody={words.byLink}
      />
      {addressees && <p className={classes.quiet}>{say(words.sentTo, { to: addressees })}</p>}
    </>
  );
}
