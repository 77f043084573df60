/** What goes to the systems of customers, orders and final classifications: which went there, and sending those that are marked. */
import { Button } from "@mantine/core";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { ScrollText, Send } from "lucide-react";
import { useCallback, useState } from "react";
import { Link } from "react-router";
import { useRouteTitle } from "#app/route-words";
import { useMay } from "#app/session";
import type { Column, ListRow } from "#record/list-row";
import { narrowedModel } from "#record/narrowed-model";
import { ModelListPage } from "#record/record-list-page";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { SYNC_LOG } from "./delivery.ts";
import { type Sendable, SendDialog } from "./send-dialog.tsx";
import classes from "./sync.module.css";
import { useSyncWords, WithSyncWords } from "./sync-words.tsx";

export function OrderSyncPage() {
  return (
    <WithSyncWords>
      <Orders />
    </WithSyncWords>
  );
}

export function SendClassificationPage() {
  return (
    <WithSyncWords>
      <Finals />
    </WithSyncWords>
  );
}

interface Marked {
  readonly rows: readonly ListRow[];
  readonly onDone: () => void;
}

const OPENED = ["customer", "list"] as const;

function Orders() {
  const [role, permission] = OPENED;
  const mayAsk = useMay()({ service: "register", role, permission });
  const model = syncingOrders(useModel("work_order"), mayAsk);
  return <SendList model={model} what="work_order" />;
}

/** Finals alone: nothing else stands. */
function Finals() {
  return <SendList model={finalsOf(useModel("classification"))} what="classification" />;
}

interface SendListProps {
  readonly model: RecordModel;
  readonly what: Sendable;
}

function SendList({ model, what }: SendListProps) {
  const words = useSyncWords();
  const title = useRouteTitle();
  const maySend = useMayOn(useModel("sync"))("create");
  const [marked, setMarked] = useState<Marked>();
  return (
    <>
      {marked && (
        <SendDialog
          what={what}
          rows={marked.rows}
          onClose={() => {
            setMarked(undefined);
            marked.onDone();
          }}
        />
      )}
      <ModelListPage
        model={model}
        inDialog
        {...(title === undefined ? {} : { title })}
        column={useSyncColumn()}
        above={() => <p className={classes.hint}>{words.hint[what]}</p>}
        actions={() => (
          <Button
            component={Link}
            to={SYNC_LOG}
            variant="default"
            leftSection={<ScrollText size={16} aria-hidden />}
          >
            {words.log}
          </Button>
        )}
        {...(maySend
          ? {
              bulk: (rows, onDone) => (
                <Button
                  size="xs"
                  leftSection={<Send size={15} aria-hidden />}
                  onClick={() => setMarked({ rows, onDone })}
                >
                  {words.send}
                </Button>
              ),
            }
          : {})}
      />
    </>
  );
}

/** A moment says that it went; none says that it did not. */
function useSyncColumn(): (column: Column) => Column {
  const words = useSyncWords();
  return useCallback(
    (column) => {
      if (column.name !== "sync_date" && column.name !== "synchronized_at") return column;
      return {
        ...column,
        text: (row) => {
          const at = column.text(row);
          return at === null ? words.notSynchronized : `${words.synchronized} · ${at}`;
        },
        phase: (row) => (row[column.name] === null ? "planning" : "done"),
      };
    },
    [words],
  );
}

const COLUMNS = ["wocode", "kind", "customer_id", "ship_id", "date", "status", "sync_date"] as const;

const made = new WeakMap<RecordModel, Map<boolean, RecordModel>>();

/** Whether a customer takes deliveries stands on the customer, and is asked by those who may list customers. */
function syncingOrders(model: RecordModel, mayAsk: boolean): RecordModel {
  const known = made.get(model) ?? new Map<boolean, RecordModel>();
  made.set(model, known);
  const found = known.get(mayAsk);
  if (found) return found;
  const fixed: Readonly<Record<string, boolean>> = mayAsk ? { "customer.syncs": true } : {};
  const narrowed: RecordModel = Object.assign(narrowedModel(model, { fixed, columns: COLUMNS }), {
    actions: ["list", "load"],
  });
  known.set(mayAsk, narrowed);
  return narrowed;
}

const FINAL_COLUMNS = [
  "code",
  "work_order_id",
  "product_id",
  "date",
  "outcome",
  "type",
  "tonnage",
  "synchronized_at",
] as const;

const finals = new WeakMap<RecordModel, RecordModel>();

function finalsOf(model: RecordModel): RecordModel {
  const known =
    finals.get(model) ??
    Object.assign(narrowedModel(model, { fixed: { kind: "final" }, columns: FINAL_COLUMNS }), {
      actions: ["list", "load"],
    });
  finals.set(model, known);
  return known;
}
