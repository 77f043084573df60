/** How the file of a scale is laid out: as the register of the scale says, to be set right while one sees what it gives. */
import { NumberInput, Select, TextInput } from "@mantine/core";
import { DATE_ORDERS, DECIMAL_MARKS, SCALE_COLUMNS, SEPARATORS } from "@plimsoll/domain/register/scale";
import type { ScaleFormat } from "@plimsoll/domain/weighing/scale-file";
import { useWords } from "#i18n/words-provider";
import classes from "./weighing.module.css";

interface ScaleLayoutProps {
  readonly format: ScaleFormat;
  readonly onChange: (format: ScaleFormat) => void;
}

const CHOICES = {
  separator: SEPARATORS,
  date_order: DATE_ORDERS,
  decimal_mark: DECIMAL_MARKS,
  unit: ["MT", "KG"],
} as const;
type Chosen = keyof typeof CHOICES;

export function ScaleLayout({ format, onChange }: ScaleLayoutProps) {
  const { fields, choices } = useWords().records.scale;
  const choose = (name: Chosen) => {
    const labels: Readonly<Record<string, string>> = choices[name];
    return (
      <Select
        key={name}
        label={fields[name]}
        data={CHOICES[name].map((value) => ({ value, label: labels[value] ?? value }))}
        value={format[name]}
        allowDeselect={false}
        onChange={(value) => onChange({ ...format, [name]: value ?? format[name] })}
      />
    );
  };
  return (
    <div className={classes.layout}>
      {choose("separator")}
      <NumberInput
        label={fields.header_rows}
        min={0}
        max={100}
        allowDecimal={false}
        value={format.header_rows}
        onChange={(value) => onChange({ ...format, header_rows: Number(value) || 0 })}
      />
      {(["date_order", "decimal_mark", "unit"] as const).map(choose)}
      {SCALE_COLUMNS.map((name) => (
        <TextInput
          key={name}
          label={fields[name]}
          value={format[name] ?? ""}
          placeholder={format.separator === "fixed" ? "1-10" : "1"}
          onChange={({ currentTarget }) =>
            onChange({ ...format, [name]: currentTarget.value.trim() || null })
          }
        />
      ))}
    </div>
  );
}
