/** Orders of one kind: phases as tabs, the same rows as a list, a board or a map, and a status for many at once. */
import { Button } from "@mantine/core";
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import { Milestone } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { NotFoundPage } from "#app/error-page";
import { useRouteTitle } from "#app/route-words";
import type { ListRow } from "#record/list-row";
import { ModelListPage } from "#record/record-list-page";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { BulkStatusDialog } from "./bulk-status-dialog.tsx";
import { OrderBoard } from "./order-board.tsx";
import { OrderMap } from "./order-map.tsx";
import { allOrdersModel, orderModelOf } from "./order-model.ts";
import { ALL_ORDERS, kindAt } from "./order-paths.ts";
import { useOrderWords, WithOrderWords } from "./order-words.tsx";
import { PhaseTabs } from "./phase-tabs-bar.tsx";
import { useOrderPresets } from "./use-order-presets.ts";

export function OrderListPage() {
  const { pathname } = useLocation();
  const kind = kindAt(pathname);
  if (kind === undefined && pathname !== ALL_ORDERS) return <NotFoundPage />;
  return (
    <WithOrderWords>
      <OrderList key={kind ?? ALL_ORDERS} kind={kind} />
    </WithOrderWords>
  );
}

interface Bulk {
  readonly rows: readonly ListRow[];
  readonly onDone: () => void;
}

/** Without a kind: all of them. */
function OrderList({ kind }: { readonly kind: OrderKind | undefined }) {
  const whole = useModel("work_order");
  const model = kind === undefined ? allOrdersModel(whole) : orderModelOf(kind, whole);
  const may = useMayOn(model);
  const presets = useOrderPresets();
  const [bulk, setBulk] = useState<Bulk>();
  const title = useRouteTitle();
  return (
    <>
      {bulk && (
        <BulkStatusDialog
          rows={bulk.rows}
          onClose={(isDone) => {
            setBulk(undefined);
            if (isDone) bulk.onDone();
          }}
        />
      )}
      <ModelListPage
        model={model}
        {...(title === undefined ? {} : { title })}
        presets={presets}
        above={(view) => <PhaseTabs view={view} kind={kind} />}
        shapes={{
          board: (view) => <OrderBoard view={view} />,
          map: (view) => <OrderMap view={view} kind={kind} />,
        }}
        {...(may("changestatus")
          ? { bulk: (rows, onDone) => <BulkButton onClick={() => setBulk({ rows, onDone })} /> }
          : {})}
      />
    </>
  );
}

function BulkButton({ onClick }: { readonly onClick: () => void }) {
  const words = useOrderWords().bulk;
  return (
    <Button size="xs" variant="default" leftSection={<Milestone size={15} aria-hidden />} onClick={onClick}>
      {words.change}
    </Button>
  );
}
