/** What the signed-in person may do with a record: the call must exist, and the profile must allow it. */
import { isOpen } from "@plimsoll/domain/kernel/open-actions";
import type { RecordAction, RecordModel } from "@plimsoll/domain/kernel/record";
import { useMemo } from "react";
import { useMay } from "#app/session";

export type Rights = Readonly<Record<RecordAction, boolean>>;

export function useRights(model: RecordModel): Rights {
  const may = useMay();
  return useMemo(() => {
    const has = (action: RecordAction): boolean =>
      model.actions.includes(action) &&
      (isOpen(model.definition, action) ||
        may({ service: model.service, role: model.key, permission: action }));
    return {
      list: has("list"),
      load: has("load"),
      create: has("create"),
      update: has("update"),
      delete: has("delete"),
    };
  }, [model, may]);
}
