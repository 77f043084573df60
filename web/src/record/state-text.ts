/** A form value as text, the same words that a list would show. */
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import { shownName } from "@plimsoll/domain/kernel/field/kinds";
import type { FieldLabels, FormatContext } from "#fields/field-screen";
import { attributesOfState, type ChildState } from "#fields/form-state";
import { isRefused } from "#fields/refused-text";
import { screenOf } from "#fields/registry";
import { NOT_ENTERED } from "#i18n/formats";

export function stateText(
  name: string,
  field: Field,
  state: unknown,
  labels: FieldLabels,
  formats: FormatContext,
): string {
  if (isRefused(state)) return state.refused;
  if (field.kind === "children") return childrenText(field.fields, state, labels, formats);
  const row = { ...attributesOfState(name, field, state), [shownName(name)]: state };
  return screenOf(field).text({ name, field, row, labels, formats }) ?? NOT_ENTERED;
}

/** Row by row, because "3 rows" and "3 rows" would look alike. */
function childrenText(
  fields: Readonly<Record<string, Field>>,
  state: unknown,
  labels: FieldLabels,
  formats: FormatContext,
): string {
  const rows = Array.isArray(state) ? (state as ChildState[]) : [];
  if (rows.length === 0) return NOT_ENTERED;
  const cells = (row: ChildState) =>
    Object.entries(fields).map(([name, field]) =>
      stateText(name, field, row.values[name], labels.inner?.[name] ?? { label: name }, formats),
    );
  return rows.map((row) => cells(row).join(" · ")).join("\n");
}
