/** What the order says: its fields, its items and plan, its files. */
import { Alert } from "@mantine/core";
import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import type { FileField } from "@plimsoll/domain/kernel/field/relation";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { Lock } from "lucide-react";
import { FileInput } from "#fields/file/input";
import { ReadOnlyForm } from "#record/read-only-form";
import { Card, CardTitle } from "#ui/card";
import { CargoCard } from "./cargo-card.tsx";
import { ChildTable } from "./child-table.tsx";
import { MarginCard } from "./margin-card.tsx";
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
      <MarginCard orderId={order.id} country={order.country} />
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
