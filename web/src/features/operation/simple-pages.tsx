/** Pages that are their rows and no more. */
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import { catalog } from "@plimsoll/domain/records";
import { useMemo } from "react";

import { FieldRows } from "./field-rows.tsx";
import type { BodyProps } from "./page-body.tsx";

const NOW = () => new Date().toISOString();

/** A page without a body of its own shows what its record shows in lists. */
export function PlainRows(props: BodyProps) {
  const { key } = props.page;
  const columns = useMemo(
    () =>
      Object.entries<Field>(catalog.get(key).definition.fields).flatMap(([name, { list }]) =>
        list === true ? [name] : [],
      ),
    [key],
  );
  return <FieldRows {...props} record={key} columns={columns} />;
}

const ORIGIN_COLUMNS = ["at", "loading_place_id", "lots", "findings"] as const;

export function OriginInspections(props: BodyProps) {
  return <FieldRows {...props} record="origin_inspection" columns={ORIGIN_COLUMNS} begins={{ at: NOW() }} />;
}
