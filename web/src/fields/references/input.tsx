/** Many rows of another record, sought by the server as somebody types. */
import type { ReferencesField } from "@plimsoll/domain/kernel/field/relation";
import { useState } from "react";
import { errorText } from "#app/error-text";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import { isNamed } from "#fields/form-state";
import { useCandidates } from "#fields/reference/use-candidates";
import { TwoTableSelect } from "#ui/two-table-select";

/** Enough to go through by eye; whoever has more narrows them by typing. */
const SHOWN = 200;

export function ReferencesInput(props: InputProps<ReferencesField>) {
  const { id, field, labels, value, onChange, onBlur, rowContext, errors, disabled = false } = props;
  const [text, onText] = useState("");
  const country = field.anyCountry ? null : rowContext.country;
  const found = useCandidates({ to: field.to, country, search: text, enabled: !disabled, size: SHOWN });
  return (
    <FieldGroup of={props}>
      <TwoTableSelect
        id={id}
        item={labels.label}
        rows={found.rows}
        selected={Array.isArray(value) ? value.filter(isNamed) : []}
        onSelect={onChange}
        onBlur={onBlur}
        search={{ text, onText }}
        isLoading={found.isPending}
        failure={found.isFailed ? errorText(found.error) : undefined}
        hasMore={found.hasMore}
        disabled={disabled}
        invalid={errors[""] !== undefined}
      />
    </FieldGroup>
  );
}
