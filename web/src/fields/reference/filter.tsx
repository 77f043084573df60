import type { ReferenceField, ReferencesField } from "@plimsoll/domain/kernel/field/relation";
import type { FilterProps } from "#fields/field-screen";
import { ReferenceSelect } from "./reference-select.tsx";
import { useNames } from "./use-candidates.ts";

export function ReferenceFilter({
  field,
  labels,
  value,
  onChange,
  country,
}: FilterProps<ReferenceField | ReferencesField>) {
  const ids = value?.kind === "any" ? value.values : [];
  const names = useNames(field.to, ids);
  const [id] = ids;
  return (
    <ReferenceSelect
      label={labels.label}
      to={field.to}
      item={labels.label}
      country={field.anyCountry ? null : country}
      value={id === undefined ? null : { id, name: names.get(id) ?? "…" }}
      clearable
      onValue={(next) => onChange(next === null ? undefined : { kind: "any", values: [next.id] })}
    />
  );
}
