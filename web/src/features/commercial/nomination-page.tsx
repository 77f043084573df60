/** The page of one nomination: a form while nobody has answered it, to be read afterwards. */
import { Alert, Button } from "@mantine/core";
import { isGuest } from "@plimsoll/domain/access/actor";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { PackageCheck } from "lucide-react";
import { useMemo } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { NotFoundPage } from "#app/error-page";
import { orderPath } from "#app/order-path";
import { useActor, useMay } from "#app/session";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { blankBase, cloneBase } from "#record/form-check";
import type { ShowsField } from "#record/form-fields";
import { rowTitle } from "#record/list-row";
import { fixedOf } from "#record/narrowed-model";
import { ReadOnlyForm } from "#record/read-only-form";
import { LoadedRow, type PageOf, usePageOf } from "#record/record-form-page";
import { useMayOn } from "#record/rights";
import { phasesOf } from "#record/status-phase";
import { StatusStrip } from "#status/status-strip";
import { StatusChip } from "#ui/status-chip";
import classes from "./commercial.module.css";
import { useCommercialWords, WithCommercialWords } from "./commercial-words.tsx";
import {
  type GivenNomination,
  type NominationField,
  type NominationRow,
  useNominationModel,
} from "./nomination.ts";
import { ACCEPT, NominationActions } from "./nomination-actions.tsx";
import { NominationChoices } from "./nomination-choices.tsx";
import { KnownRow, NewRow } from "./status-pages.tsx";

export function NominationPage() {
  const { id = "" } = useParams();
  if (id !== "new" && !isUuid(id)) return <NotFoundPage />;
  return (
    <WithCommercialWords>
      <Nomination key={id} id={id} />
    </WithCommercialWords>
  );
}

function Nomination({ id }: { readonly id: string }) {
  const { clone, ...page } = usePageOf(useNominationModel());
  if (id === "new") return <NewNomination {...page} clone={clone} />;
  return (
    <LoadedRow {...page} id={id}>
      {(row) => <KnownNomination {...page} row={row as NominationRow} />}
    </LoadedRow>
  );
}

function NewNomination({ clone, ...page }: PageOf & Pick<ReturnType<typeof usePageOf>, "clone">) {
  const { model } = page;
  const { locale } = useLocale();
  const given = givenWith(useLocation().state);
  const start = useMemo(() => {
    if (clone) return cloneBase(model, clone);
    const blank = blankBase(model);
    // Whoever nominates for themselves alone is not asked for whom.
    const known = Object.entries(given).filter(([name]) => !Object.hasOwn(fixedOf(model), name));
    return { ...blank, states: { ...blank.states, ...Object.fromEntries(known) } };
  }, [model, clone, given]);
  const words = useCommercialWords().nominate;
  const isCustomer = isGuest(useActor());
  const mayAccept = useMayOn(model)("changestatus") && !isCustomer;
  return (
    <NewRow
      {...page}
      start={start}
      clonedFrom={clone && rowTitle(model, clone, locale)}
      consequences={NominationChoices}
      page={{ saveAnd: mayAccept ? { label: words.saveAnd, ask: ACCEPT, when: isAcceptable } : undefined }}
    />
  );
}

/** A ship is looked up in the register before its nomination is accepted. */
const isAcceptable = ({ kind, ship_id: ship }: Values) => kind !== "ship" || ship !== null;

const NOTHING_GIVEN: GivenNomination = {};

/** What the page before knew already, such as the proposal it is made from. */
function givenWith(state: unknown): GivenNomination {
  const { given } = (state ?? {}) as { readonly given?: GivenNomination };
  return given ?? NOTHING_GIVEN;
}

const IN_THE_HEAD: ReadonlySet<string> = new Set<NominationField>(["code", "status", "work_order_id"]);

function KnownNomination(known: PageOf & { readonly row: NominationRow }) {
  const { model, labels, listPath, row } = known;
  const may = useMayOn(model);
  const navigate = useNavigate();
  const isShown: ShowsField = (name, field) =>
    !IN_THE_HEAD.has(name) && !(field.systemManaged && row[name] === null);
  return (
    <KnownRow
      {...known}
      title={row.code}
      isOpen={row.status === "pending"}
      mayDelete={false}
      page={{ status: <Chip row={row} />, detail: <Detail row={row} />, above: <Head row={row} /> }}
      onClone={() => void navigate(`${listPath.split("?")[0]}/new`, { state: { clone: row } })}
      consequences={NominationChoices}
      actions={(settle, usual) => (
        <NominationActions row={row} mayChange={may("changestatus")} settle={settle} usual={usual} />
      )}
    >
      <ReadOnlyForm model={model} labels={labels} row={row} shows={isShown} />
    </KnownRow>
  );
}

function Chip({ row }: { readonly row: NominationRow }) {
  const { records } = useWords();
  return (
    <StatusChip
      phase={phasesOf("nomination", "status")?.[row.status] ?? "planning"}
      label={records.nomination.choices.status[row.status]}
    />
  );
}

/** Vessel, customer and port on the line of the title, which is the code. */
function Detail({ row }: { readonly row: NominationRow }) {
  return [row.vessel, row.customer?.name ?? "", row.port?.name ?? ""]
    .filter((part) => part !== "")
    .join(" · ");
}

/** How it came here, and the order that it became. */
function Head({ row }: { readonly row: NominationRow }) {
  const words = useCommercialWords();
  const isCustomer = isGuest(useActor());
  const may = useMay();
  const order = row.work_order_id === null ? null : (row.work_order ?? null);
  const maySee = may({ service: "workorder", role: row.kind, permission: "load" });
  return (
    <>
      <StatusStrip label={words.timeline} entries={row.status_log ?? []} nobody={words.bySystem} />
      {order && (
        <Alert
          mb="sm"
          color="green"
          icon={<PackageCheck size={16} aria-hidden />}
          title={say(words.nominate.opened, { name: order.name })}
        >
          {words.nominate.openedText}
          {maySee && (
            <div className={classes.next}>
              <Button component={Link} to={orderPath(row.kind, order.id)} size="xs" variant="default">
                {say(words.nominate.order, { name: order.name })}
              </Button>
            </div>
          )}
        </Alert>
      )}
      {isCustomer && row.status === "pending" && <Alert mb="sm">{words.nominate.waiting}</Alert>}
    </>
  );
}
