/** What people read in their own language, one line per language. */
import { TextInput } from "@mantine/core";
import type { PlaceField } from "@plimsoll/domain/kernel/field/place";
import { LOCALES } from "@plimsoll/domain/kernel/locale";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { useWords } from "#i18n/words-provider";

type Names = Record<string, string | null>;

function whole(names: Names): Names | null {
  return Object.values(names).every((name) => name === null || name.trim() === "") ? null : names;
}

export function NamesInput(props: InputProps<PlaceField>) {
  const { id, value, onChange, onBlur, errors, disabled = false } = props;
  const words = useWords().app.record.languages;
  const given = (value ?? {}) as Names;
  const names: Names = Object.fromEntries(LOCALES.map((locale) => [locale, given[locale] ?? null]));
  return (
    <FieldGroup of={props}>
      <div className={classes.parts}>
        {LOCALES.map((locale, index) => (
          <TextInput
            key={locale}
            id={index === 0 ? id : `${id}-${locale}`}
            lang={locale}
            label={words[locale]}
            labelProps={{ className: classes.partLabel }}
            value={names[locale] ?? ""}
            error={errors[locale]}
            disabled={disabled}
            onChange={({ currentTarget }) => onChange(whole({ ...names, [locale]: currentTarget.value }))}
            onBlur={onBlur}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
