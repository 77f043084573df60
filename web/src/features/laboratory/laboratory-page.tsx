/** The laboratory: every sample by where it is, sent, received, labelled and analysed from here. */
import { Button } from "@mantine/core";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { AWAITED_STATES, SAMPLE_STATES, type SampleState } from "@plimsoll/domain/operation/pages/sample";
import {
  Barcode,
  ChartLine,
  Clock,
  CopyCheck,
  FlaskConical,
  PackageCheck,
  ScanBarcode,
  Truck,
} from "lucide-react";
import { useCallback, useState } from "react";
import { Link } from "react-router";
import { useOpenPrinted } from "#app/open-printed";
import { useRouteTitle } from "#app/route-words";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { changeListQuery, type ListQuery, writeListQuery } from "#record/list-query";
import type { Column, ListRow } from "#record/list-row";
import { narrowedModel } from "#record/narrowed-model";
import { ModelListPage } from "#record/record-list-page";
import { useMayOn } from "#record/rights";
import { phasesOf } from "#record/status-phase";
import type { ListView } from "#record/use-list-view";
import { useModel } from "#record/use-model";
import { call } from "#rpc/client";
import { useCall } from "#rpc/hooks";
import { CountedTabs } from "#ui/counted-tabs";
import { MoreMenu } from "#ui/more-menu";
import classes from "./laboratory.module.css";
import { useLaboratoryWords, WithLaboratoryWords } from "./laboratory-words.tsx";
import { MoveDialog, type Moving } from "./move-dialog.tsx";
import { ReceiveDialog } from "./receive-dialog.tsx";
import { RESULTS_PATH, SAMPLES } from "./samples.ts";

export function LaboratoryPage() {
  return (
    <WithLaboratoryWords>
      <Samples />
    </WithLaboratoryWords>
  );
}

function Samples() {
  const title = useRouteTitle();
  const model = listed(useModel("sample"));
  const [moving, setMoving] = useState<Moving>();
  return (
    <>
      {moving && (
        <MoveDialog
          moving={moving}
          onClose={() => {
            setMoving(undefined);
            moving.onDone();
          }}
        />
      )}
      <ModelListPage
        model={model}
        inDialog
        {...(title === undefined ? {} : { title })}
        column={useProgressColumn()}
        actions={() => (
          <>
            <ScanButton />
            <TrendLinks />
          </>
        )}
        above={(view) => <StateTabs view={view} />}
        bulk={(rows, onDone) => <Actions rows={rows} onMove={(to) => setMoving({ rows, to, onDone })} />}
      />
    </>
  );
}

/** For whoever stands at the door with the parcel. */
function ScanButton() {
  const words = useLaboratoryWords().receiving;
  const mayMove = useMayOn(useModel("sample"))("changestatus");
  const [isOpen, setOpen] = useState(false);
  if (!mayMove) return null;
  return (
    <>
      {isOpen && <ReceiveDialog onClose={() => setOpen(false)} />}
      <Button
        variant="default"
        leftSection={<ScanBarcode size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.scan}
      </Button>
    </>
  );
}

/** To the figures over time, for whoever may see what they are made of. */
function TrendLinks() {
  const words = useLaboratoryWords();
  const mayTrend = useMayOn(useModel("classification"))("list");
  const mayCheck = useMayOn(useModel("double_check"))("list");
  const trends = { label: words.trends, icon: ChartLine, to: "/operation/laboratory/trends" };
  const checks = { label: words.classifiers, icon: CopyCheck, to: "/operation/laboratory/classifiers" };
  return <MoreMenu items={[...(mayTrend ? [trends] : []), ...(mayCheck ? [checks] : [])]} />;
}

interface ActionsProps {
  readonly rows: readonly ListRow[];
  readonly onMove: (to: Moving["to"]) => void;
}

function Actions({ rows, onMove }: ActionsProps) {
  const words = useLaboratoryWords();
  const mayMove = useMayOn(useModel("sample"))("changestatus");
  const mayRead = useMayOn(useModel("analysis_result"))("list");
  const ids = rows.map((row) => row.id);
  const { open, isBusy } = useOpenPrinted(async () => {
    const answer = await call({ ...SAMPLES, action: "labels", attributes: { ids } });
    return answer.attributes;
  });
  return (
    <>
      {mayMove && (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<Truck size={15} aria-hidden />}
            onClick={() => onMove("dispatched")}
          >
            {words.ship}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<PackageCheck size={15} aria-hidden />}
            onClick={() => onMove("arrived")}
          >
            {words.receive}
          </Button>
        </>
      )}
      <Button
        size="xs"
        variant="default"
        loading={isBusy}
        leftSection={<Barcode size={15} aria-hidden />}
        onClick={() => void open()}
      >
        {words.labels}
      </Button>
      {mayRead && (
        <Button
          size="xs"
          component={Link}
          to={`${RESULTS_PATH}?samples=${ids.join(",")}`}
          leftSection={<FlaskConical size={15} aria-hidden />}
        >
          {words.results}
        </Button>
      )}
    </>
  );
}

const ALL = "all";

function StateTabs({ view: { query, country } }: { readonly view: ListView }) {
  const words = useLaboratoryWords();
  const { state: names } = useWords().records.sample.choices;
  const counted = useCall({ ...SAMPLES, action: "counts", attributes: { country } }).data?.attributes;
  const { state: now, due_date: due, ...others } = query.filters;
  const chosen = now?.kind === "any" && now.values.length === 1 ? now.values[0] : now ? null : ALL;
  const phases = phasesOf("sample", "state");
  const searchOf = (filters: ListQuery["filters"]) =>
    `?${writeListQuery(changeListQuery(query, { filters }))}`;
  const kept = due === undefined || due.kind === "relative" ? others : { ...others, due_date: due };
  const late = counted?.late ?? 0;
  return (
    <CountedTabs
      label={words.states}
      tabs={[ALL, ...SAMPLE_STATES].map((tab) => ({
        key: tab,
        label: tab === ALL ? words.all : names[tab as SampleState],
        search: searchOf(tab === ALL ? kept : { ...kept, state: { kind: "any", values: [tab] } }),
        isChosen: tab === chosen,
        phase: phases?.[tab],
        count: counted && (tab === ALL ? counted.total : (counted.by_state[tab as SampleState] ?? 0)),
      }))}
      end={
        late > 0 && (
          <Link className={classes.late} to={{ search: searchOf({ ...others, ...LATE }) }}>
            <Clock size={15} aria-hidden /> {sayCount(words.late, late)}
          </Link>
        )
      }
    />
  );
}

/** What the server counts as late. */
const LATE: ListQuery["filters"] = {
  state: { kind: "any", values: AWAITED_STATES },
  due_date: { kind: "relative", days: "before-today" },
};

/** How many analyses are answered, of how many. */
function useProgressColumn(): (column: Column) => Column {
  const words = useLaboratoryWords();
  return useCallback(
    (column) => {
      if (column.name === "results_of") return { ...column, label: "", text: () => null };
      if (column.name !== "results_done") return column;
      return {
        ...column,
        text: (row) => say(words.ofDone, { done: Number(row.results_done), of: Number(row.results_of) }),
      };
    },
    [words],
  );
}

const COLUMNS = [
  "code",
  "seal",
  "represents",
  "product_id",
  "state",
  "dispatcher_id",
  "tracking_number",
  "dispatch_date",
  "arrival_date",
  "results_done",
  "results_of",
  "due_date",
] as const;

const made = new WeakMap<RecordModel, RecordModel>();

/** Samples are drawn on the page of their operation, so none is added here. */
function listed(model: RecordModel): RecordModel {
  const known =
    made.get(model) ??
    Object.assign(narrowedModel(model, { fixed: {}, columns: COLUMNS }), {
      actions: model.actions.filter((action) => action !== "create"),
    });
  made.set(model, known);
  return known;
}
