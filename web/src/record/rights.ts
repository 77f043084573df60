/** What the signed-in person may do with a record: the call must exist, and the profile must allow it. */
import { mayOn } from "@plimsoll/domain/access/permission";
import type { RecordAction, RecordModel } from "@plimsoll/domain/kernel/record";
import { useMemo } from "react";
import { useSession } from "#app/session";
import { fixedOf } from "./narrowed-model.ts";

export type Rights = Readonly<Record<RecordAction, boolean>>;

/** Beyond the usual actions: whether the person may make another call on this record, such as changing a status. */
export function useMayOn(model: RecordModel): (permission: string) => boolean {
  const session = useSession();
  return useMemo(() => {
    const { definition } = model;
    // A list of one kind asks for the role of that kind; a record without kinds has one role.
    const subtype = definition.subtypes === undefined ? undefined : fixedOf(model)[definition.subtypes];
    const asked =
      typeof subtype === "string" ? { ...definition, key: subtype, subtypes: undefined } : definition;
    return (permission) => session !== undefined && mayOn(session.actor, asked, permission);
  }, [model, session]);
}

export function useRights(model: RecordModel): Rights {
  const may = useMayOn(model);
  return useMemo(() => {
    const has = (action: RecordAction): boolean => model.actions.includes(action) && may(action);
    return {
      list: has("list"),
      load: has("load"),
      create: has("create"),
      update: has("update"),
      delete: has("delete"),
    };
  }, [model, may]);
}
