/** The filters in force, one chip each, each removable. */
import { CloseButton } from "@mantine/core";
import { formatDate } from "@plimsoll/domain/kernel/dates";
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import type { FilterValue } from "@plimsoll/domain/kernel/filter-value";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { countryName } from "#app/countries";
import { relativeText } from "#fields/date/relative-text";
import type { FieldLabels, FormatContext } from "#fields/field-screen";
import { useNames } from "#fields/reference/use-candidates";
import { useFormatContext } from "#fields/use-format-context";
import { say } from "#i18n/say";
import classes from "./filters.module.css";
import { narrowingCount } from "./list-query.ts";
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

function endText(field: Field, end: string, formats: FormatContext): string {
  const isTime = field.kind === "date" || field.kind === "instant" || field.kind === "localTime";
  return isTime ? formatDate(end, formats.locale) : formatNumber(end, formats.locale);
}

function valueText(field: Field, value: FilterValue, labels: FieldLabels, formats: FormatContext): string {
  const { yes, no } = formats.words.messages;
  switch (value.kind) {
    case "text":
      return value.text;
    case "flag":
      return value.value ? yes : no;
    case "any":
      return value.values.map((one) => labels.choices?.[one] ?? one).join(", ");
    case "relative":
      return relativeText(value.days, formats.words.app.record.filter.days);
    case "range": {
      const from = value.from === null ? "…" : endText(field, value.from, formats);
      const to = value.to === null ? "…" : endText(field, value.to, formats);
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
  const formats = useFormatContext();
  const { field, value, labels, remove, onRemove } = props;
  if (field.kind === "reference" || field.kind === "references") return <ReferenceChip {...props} />;
  return (
    <Chip
      name={labels.label}
      text={valueText(field, value, labels, formats)}
      remove={remove}
      onRemove={onRemove}
    />
  );
}

export function FilterChips({ view }: { readonly view: ListView }) {
  const { query, go, model, labels, presets } = view;
  const formats = useFormatContext();
  const words = formats.words.app.record.filter;
  const { remove } = words;
  const filters = Object.entries(query.filters);
  const preset = presets.find((one) => one.key === query.preset);
  if (narrowingCount(query) === 0) return null;
  const { yes, no } = formats.words.messages;
  return (
    <ul className={classes.chips} aria-label={words.active}>
      {query.search !== "" && (
        <Chip name={words.search} text={query.search} remove={remove} onRemove={() => go({ search: "" })} />
      )}
      {preset && (
        <Chip
          name={formats.words.app.record.views.preset}
          text={preset.label}
          remove={remove}
          onRemove={() => go({ preset: null })}
        />
      )}
      {filters.map(([name, value]) => {
        const field = model.definition.fields[name];
        const { [name]: _, ...others } = query.filters;
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
      {query.active !== null && (
        <Chip
          name={formats.words.labels.active}
          text={query.active ? yes : no}
          remove={remove}
          onRemove={() => go({ active: null })}
        />
      )}
      {query.country !== null && (
        <Chip
          name={formats.words.labels.country}
          text={query.country === "all" ? words.allCountries : countryName(query.country, formats.locale)}
          remove={remove}
          onRemove={() => go({ country: null })}
        />
      )}
    </ul>
  );
}
