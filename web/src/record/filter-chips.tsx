/** The filters in force, one chip each, each removable. */
import { CloseButton } from "@mantine/core";
import { formatDate } from "@plimsoll/domain/kernel/dates";
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { countryName } from "#app/countries";
import type { FieldLabels, Reader } from "#fields/field-screen";
import type { FilterValue } from "#fields/filter-value";
import { useNames } from "#fields/reference/use-candidates";
import { useReader } from "#fields/use-reader";
import { say } from "#i18n/say";
import { narrowingCount } from "./list-address.ts";
import classes from "./record-list.module.css";
import type { ListView } from "./use-list-view.ts";

interface ChipProps {
  readonly name: string;
  readonly text: string;
  readonly remove: string;
  readonly onRemove: () => void;
}

function Chip({ name, text, remove, onRemove }: ChipProps) {
  return (
    <li className={classes.chip}>
      <span className={classes.chipName}>{name}:</span>
      <span>{text}</span>
      <CloseButton
        size="xs"
        radius="xl"
        aria-label={say(remove, { item: `${name}: ${text}` })}
        onClick={onRemove}
      />
    </li>
  );
}

function endText(field: Field, end: string, reader: Reader): string {
  const isTime = field.kind === "date" || field.kind === "instant" || field.kind === "localTime";
  return isTime ? formatDate(end, reader.locale) : formatNumber(end, reader.locale);
}

function valueText(field: Field, value: FilterValue, labels: FieldLabels, reader: Reader): string {
  const { yes, no } = reader.words.messages;
  switch (value.kind) {
    case "text":
      return value.text;
    case "flag":
      return value.value ? yes : no;
    case "any":
      return value.values.map((one) => labels.choices?.[one] ?? one).join(", ");
    case "range": {
      const from = value.from === null ? "…" : endText(field, value.from, reader);
      const to = value.to === null ? "…" : endText(field, value.to, reader);
      return from === to ? from : `${from} – ${to}`;
    }
  }
}

interface FilterChipProps {
  readonly field: Field;
  readonly value: FilterValue;
  readonly labels: FieldLabels;
  readonly remove: string;
  readonly onRemove: () => void;
}

function ReferenceChip({ field, value, labels, remove, onRemove }: FilterChipProps) {
  const ids = value.kind === "any" ? value.values : [];
  const names = useNames(field.kind === "reference" || field.kind === "references" ? field.to : "", ids);
  const text = ids.map((id) => names.get(id) ?? "…").join(", ");
  return <Chip name={labels.label} text={text} remove={remove} onRemove={onRemove} />;
}

function FilterChip(props: FilterChipProps) {
  const reader = useReader();
  const { field, value, labels, remove, onRemove } = props;
  if (field.kind === "reference" || field.kind === "references") return <ReferenceChip {...props} />;
  return (
    <Chip
      name={labels.label}
      text={valueText(field, value, labels, reader)}
      remove={remove}
      onRemove={onRemove}
    />
  );
}

export function FilterChips({ view }: { readonly view: ListView }) {
  const { address, go, model, labels, presets } = view;
  const reader = useReader();
  const words = reader.words.app.record.filter;
  const { remove } = words;
  const filters = Object.entries(address.filters);
  const preset = presets.find((one) => one.key === address.preset);
  if (narrowingCount(address) === 0) return null;
  const { yes, no } = reader.words.messages;
  const { baseFields } = reader.words;
  return (
    <ul className={classes.chips} aria-label={words.active}>
      {address.search !== "" && (
        <Chip name={words.search} text={address.search} remove={remove} onRemove={() => go({ search: "" })} />
      )}
      {preset && (
        <Chip
          name={reader.words.app.record.views.preset}
          text={preset.label}
          remove={remove}
          onRemove={() => go({ preset: null })}
        />
      )}
      {filters.map(([name, value]) => {
        const field = model.definition.fields[name];
        const { [name]: _, ...others } = address.filters;
        return (
          field && (
            <FilterChip
              key={name}
              field={field}
              value={value}
              labels={labels.field(name)}
              remove={remove}
              onRemove={() => go({ filters: others })}
            />
          )
        );
      })}
      {address.active !== null && (
        <Chip
          name={baseFields.active}
          text={address.active ? yes : no}
          remove={remove}
          onRemove={() => go({ active: null })}
        />
      )}
      {address.country !== null && (
        <Chip
          name={baseFields.country}
          text={address.country === "all" ? words.allCountries : countryName(address.country, reader.locale)}
          remove={remove}
          onRemove={() => go({ country: null })}
        />
      )}
    </ul>
  );
}
