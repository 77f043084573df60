/** A street address in its parts; the city is a reference of its own. */
import { TextInput } from "@mantine/core";
import { ADDRESS_PARTS, type PlaceField } from "@plimsoll/domain/kernel/field/place";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { useWords } from "#i18n/words-provider";

type Parts = Record<string, string | null>;

/** Nothing in any part is no address at all. */
function whole(parts: Parts): Parts | null {
  return Object.values(parts).every((part) => part === null || part.trim() === "") ? null : parts;
}

export function AddressInput(props: InputProps<PlaceField>) {
  const { id, value, onChange, onBlur, errors, disabled = false } = props;
  const words = useWords().app.record.address;
  const given = (value ?? {}) as Parts;
  const parts: Parts = Object.fromEntries(ADDRESS_PARTS.map((part) => [part, given[part] ?? null]));
  return (
    <FieldGroup of={props}>
      <div className={classes.parts}>
        {ADDRESS_PARTS.map((part, index) => (
          <TextInput
            key={part}
            id={index === 0 ? id : `${id}-${part}`}
            label={words[part]}
            labelProps={{ className: classes.partLabel }}
            value={parts[part] ?? ""}
            error={errors[part]}
            disabled={disabled}
            onChange={({ currentTarget }) => onChange(whole({ ...parts, [part]: currentTarget.value }))}
            onBlur={onBlur}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
