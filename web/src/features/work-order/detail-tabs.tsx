/** What the order says: its fields, its items and plan, its files, its history. */
import { Alert } from "@mantine/core";
import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import type { FileField } from "@plimsoll/domain/kernel/field/relation";
import type { HistoryEntry } from "@plimsoll/domain/kernel/record-output";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { Lock } from "lucide-react";
import { FileInput } from "#fields/file/input";
import { useDates } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import { HistoryList } from "#record/history-drawer";
import { ReadOnlyForm } from "#record/read-only-form";
import { useRecordLabels } from "#record/record-words";
import { phasesOf } from "#record/status-phase";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import { CargoCard } from "./cargo-card.tsx";
import { ChildTable } from "./child-table.tsx";
import type { LogEntry } from "./order.ts";
import { isOverviewField, type OrderField } from "./order-model.ts";
import type { OrderTabProps } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";
import classes from "./work-order.module.css";

interface TabProps {
  readonly part: OrderTabProps;
}

const STORAGE_PLAN = "storage_plan" satisfies OrderField;

export function OverviewTab({ part }: TabProps) {
  const words = useOrderWords();
  const { order, model, labels, rights } = part;
  return (
    <div className={classes.stack}>
      {part.isLocked && rights.update && <Alert icon={<Lock size={16} aria-hidden />}>{words.locked}</Alert>}
      <CargoCard order={order} title={labels.field(STORAGE_PLAN).label} />
      <ReadOnlyForm model={model} labels={labels} row={order} shows={isOverviewField} hidesEmpty />
    </div>
  );
}

const TABLES = ["items", "cadences", "storage_plan"] as const satisfies readonly OrderField[];

export function ItemsTab({ part }: TabProps) {
  const words = useOrderWords();
  const { order, model, labels } = part;
  const empty = { items: words.noItems, cadences: words.noCadences, storage_plan: words.noPlan };
  return (
    <div className={classes.stack}>
      {TABLES.map((name) => {
        const field = model.definition.fields[name];
        return field === undefined ? null : (
          <Card key={name} padded>
            <CardTitle>{labels.field(name).label}</CardTitle>
            <ChildTable
              field={field as ChildrenField}
              labels={labels.field(name)}
              rows={(order[name] ?? []) as readonly Values[]}
              empty={empty[name]}
            />
          </Card>
        );
      })}
    </div>
  );
}

/** A convoy has photos of its own beside its papers. */
const FILES = ["documents", "photos"] as const satisfies readonly OrderField[];
const NOTHING = () => undefined;

export function DocumentsTab({ part: { order, model, labels, rights, isLocked } }: TabProps) {
  return (
    <div className={classes.stack}>
      {FILES.map((name) => {
        const field = model.definition.fields[name];
        return field === undefined ? null : (
          <Card key={name} padded>
            <FileInput
              id={`order-${name}`}
              name={name}
              field={field as FileField}
              labels={labels.field(name)}
              value={null}
              onChange={NOTHING}
              onBlur={NOTHING}
              errors={{}}
              rowContext={{ id: order.id, country: order.country, isNew: false }}
              disabled={!rights.update || isLocked}
            />
          </Card>
        );
      })}
    </div>
  );
}

const STATUS = "status" satisfies OrderField;
/** The way of the order stands above, with its reasons; it is not told twice. */
const isNoStatusChange = ({ action, changes }: HistoryEntry) => action === "create" || !(STATUS in changes);

/** Which way it went, for everybody; which of us changed which field, among ourselves. */
export function HistoryTab({ part: { order, log = [], isGuest } }: TabProps) {
  const words = useOrderWords();
  const model = useModel("work_order");
  const labels = useRecordLabels(model);
  return (
    <div className={classes.stack}>
      <Card padded>
        <CardTitle>{words.statusLog}</CardTitle>
        <StatusLog log={log} />
      </Card>
      {!isGuest && (
        <Card padded>
          <CardTitle>{words.changes}</CardTitle>
          <HistoryList
            model={model}
            labels={labels}
            id={order.id}
            country={order.country}
            shows={isNoStatusChange}
          />
        </Card>
      )}
    </div>
  );
}

/** Every status the order has had, newest first, with who entered it and why. */
function StatusLog({ log }: { readonly log: readonly LogEntry[] }) {
  const { app } = useWords();
  const dates = useDates();
  const phases = phasesOf("work_order", "status");
  const had = log.filter((entry) => entry.active).reverse();
  return (
    <ol className={classes.log} aria-label={useOrderWords().statusLog}>
      {had.map((entry) => (
        <li key={entry.date}>
          <StatusChip phase={phases?.[entry.status] ?? "planning"} label={entry.label} />
          <span>{entry.user?.name ?? app.record.history.system}</span>
          <time className={classes.quiet} dateTime={entry.date ?? ""}>
            {dates.moment(entry.date)}
          </time>
          {entry.justification !== null && <q className={classes.why}>{entry.justification}</q>}
        </li>
      ))}
    </ol>
  );
}
