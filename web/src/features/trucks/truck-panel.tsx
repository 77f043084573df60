/** One truck beside the board: what is known of it, and the steps that it may take now. Made for a tablet at the gate. */
import { Button, Drawer } from "@mantine/core";
import type { ShownVerdicts } from "@plimsoll/domain/kernel/status-output";
import { UNDO_STATUS } from "@plimsoll/domain/kernel/undo-status";
import type { TruckState } from "@plimsoll/domain/operation/pages/truck";
import { DoorOpen, Images, Pencil, Wheat } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { withDialog } from "#app/dialog-address";
import { toastError } from "#app/error-text";
import { useFormatContext } from "#fields/use-format-context";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { type ListRow, makeColumn } from "#record/list-row";
import { useMayOn, useRights } from "#record/rights";
import { phasesOf } from "#record/status-phase";
import type { ListView } from "#record/use-list-view";
import { useModel } from "#record/use-model";
import { useList, useLoad, useMutationCall } from "#rpc/hooks";
import { StatusDialog } from "#status/status-dialog";
import { useStatusChange } from "#status/use-status-change";
import { VerdictButton } from "#status/verdict-button";
import { useFocusBack } from "#ui/focus-back";
import { StatusChip } from "#ui/status-chip";
import { toasts } from "#ui/toasts";
import { useTruckWords } from "./truck-words.tsx";
import classes from "./trucks.module.css";

export const TRUCKS = { service: "service", type: "truck" } as const;

/** What the gate asks about first. */
const FACTS = [
  "work_order_id",
  "driver",
  "trailers",
  "carrier_id",
  "shipper_id",
  "loading_place_id",
  "programmed_at",
  "nf_key",
  "tare",
  "gross",
  "net",
  "origin_net",
  "loss",
  "refusal",
  "discount",
] as const;

interface TruckPanelProps {
  readonly id: string;
  readonly view: ListView;
  readonly onClose: () => void;
}

export function TruckPanel({ id, view, onClose }: TruckPanelProps) {
  useFocusBack();
  const words = useTruckWords().panel;
  const loaded = useLoad(TRUCKS, id);
  const row = loaded.data?.attributes;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={440}
      title={row ? say(words.title, { plate: row.plate }) : ""}
      closeButtonProps={{ "aria-label": words.close }}
    >
      {row && <TruckInHand key={row.id} row={row} view={view} />}
    </Drawer>
  );
}

type Row = NonNullable<ReturnType<typeof useLoad<typeof TRUCKS>>["data"]>["attributes"];

function TruckInHand({ row, view }: { readonly row: Row; readonly view: ListView }) {
  const words = useTruckWords().panel;
  const { records } = useWords();
  const formats = useFormatContext();
  const { search } = useLocation();
  const may = useMayOn(view.model);
  const facts = FACTS.map((name) => makeColumn(view.model, name, view.labels, formats)).flatMap(
    ({ name, label, text }) => {
      const shown = text(row as unknown as ListRow);
      return shown ? [{ name, label, shown }] : [];
    },
  );
  return (
    <>
      <StatusChip
        phase={phasesOf("truck", "state")?.[row.state] ?? "planning"}
        label={records.truck.choices.state[row.state]}
      />
      {may("changestatus") && <Steps row={row} />}
      <dl className={classes.facts}>
        {facts.map(({ name, label, shown }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.steps}>
        <ClassificationLink row={row} />
        <Button
          component={Link}
          to={`/services/wosfob/truck/${row.id}/gallery`}
          variant="default"
          leftSection={<Images size={16} aria-hidden />}
        >
          {words.photos}
        </Button>
      </div>
      {may("update") && (
        <Button
          component={Link}
          to={withDialog(search, row.id)}
          variant="default"
          leftSection={<Pencil size={16} aria-hidden />}
        >
          {words.edit}
        </Button>
      )}
      {may("update") && (
        <Button
          component={Link}
          to={`/services/wosfob/${row.work_order_id}/gate`}
          variant="default"
          leftSection={<DoorOpen size={16} aria-hidden />}
        >
          {words.gate}
        </Button>
      )}
    </>
  );
}

const CLASSIFICATIONS = { service: "classification", type: "classification" } as const;

/** To what was found in its sample; a truck that is there and has none leads to the form. */
function ClassificationLink({ row }: { readonly row: Row }) {
  const words = useTruckWords().panel;
  const rights = useRights(useModel("classification"));
  const found = useList(
    CLASSIFICATIONS,
    {
      fields: ["code", "number", "superseded"] as const,
      conditions: [{ attribute: "truck_id", operator: "=", value: row.id }],
      order: [["number", "desc"]],
      pagination: { page: 1, size: 20 },
    },
    { enabled: rights.list },
  );
  if (!found.isSuccess) return null;
  const below = `/services/wosfob/${row.work_order_id}/classification`;
  const newest = found.data.attributes.find(({ superseded }) => superseded !== true);
  if (!newest && (row.state === "programmed" || !rights.create)) return null;
  return (
    <Button
      component={Link}
      to={newest ? `${below}/${newest.id}/edit` : `${below}/new?truck=${row.id}`}
      variant="default"
      leftSection={<Wheat size={16} aria-hidden />}
    >
      {newest ? words.classification : words.classify}
    </Button>
  );
}

/** The steps that the server offers, the one that goes on first; what it refuses says why. */
function Steps({ row }: { readonly row: Row }) {
  const words = useTruckWords().panel;
  const { records } = useWords();
  const names: Readonly<Record<string, string>> = records.truck.choices.state;
  const [asking, setAsking] = useState<TruckState>();
  const change = useStatusChange(TRUCKS, row);
  const { run: undo } = useMutationCall({ ...TRUCKS, action: UNDO_STATUS });
  const verdicts = (row as { readonly verdicts?: ShownVerdicts }).verdicts?.statuses ?? [];
  const enter = async (to: string, justification: string | null) => {
    const changed = await change.change({ status: to, ...(justification === null ? {} : { justification }) });
    if (!changed) return;
    setAsking(undefined);
    const said = say(words.changed, { plate: row.plate, state: names[to] ?? to });
    toasts.undoable(said, words.undo, () => {
      undo({ id: row.id, version: Number(changed.version) } as never).catch(toastError);
    });
  };
  return (
    <div className={classes.steps}>
      {asking && (
        <StatusDialog
          title={names[asking] ?? asking}
          yes={names[asking] ?? asking}
          danger={asking === "refused"}
          asks={{ label: words.reason, required: true, missing: words.reasonMissing }}
          isBusy={change.isBusy}
          error={change.error}
          onYes={(reason) => void enter(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {[...verdicts]
        .sort((one, other) => Number(one.to === "refused") - Number(other.to === "refused"))
        .map(({ to, justification, reasons }) => (
          <VerdictButton
            key={to}
            size="md"
            variant={justification ? "default" : "filled"}
            reasons={reasons
              .filter(({ code }) => code !== "justification_required")
              .map((one) => one.message)}
            onClick={() => (justification ? setAsking(to as TruckState) : void enter(to, null))}
          >
            {names[to] ?? to}
          </VerdictButton>
        ))}
    </div>
  );
}
