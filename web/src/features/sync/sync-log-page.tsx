/** The sync log: what went to the systems of customers, the newest first. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { useRouteTitle } from "#app/route-words";
import { narrowedModel } from "#record/narrowed-model";
import { ModelListPage } from "#record/record-list-page";
import { useModel } from "#record/use-model";
import { withPhases } from "./delivery.ts";
import { WithSyncWords } from "./sync-words.tsx";

export function SyncLogPage() {
  return <WithSyncWords>{<Log />}</WithSyncWords>;
}

function Log() {
  const title = useRouteTitle();
  return (
    <ModelListPage
      model={readOnly(useModel("sync"))}
      column={withPhases}
      {...(title === undefined ? {} : { title })}
    />
  );
}

const COLUMNS = [
  "name",
  "what",
  "customer_id",
  "status",
  "attempts",
  "response_status",
  "at",
  "delivered_at",
] as const;

const logs = new WeakMap<RecordModel, RecordModel>();

/** Nobody adds to a log: whoever may send does so where the thing itself is. */
function readOnly(model: RecordModel): RecordModel {
  const known = logs.get(model) ?? narrowedModel(model, { fixed: {}, columns: COLUMNS });
  logs.set(model, known);
  return known;
}
