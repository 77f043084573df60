/** The filters of a report: those of the list of the record, and of the lists of what its rows refer to, written the same way. */
import { Checkbox, SegmentedControl } from "@mantine/core";
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import { readFilter, writeFilter } from "@plimsoll/domain/kernel/filter-value";
import { hasCountry, type RecordModel } from "@plimsoll/domain/kernel/record";
import type { ReportDefinition } from "@plimsoll/domain/report/definition";
import { useState } from "react";
import { useClientState } from "#app/client-state";
import type { FieldLabels } from "#fields/field-screen";
import { screenOf } from "#fields/registry";
import { filterNames } from "#record/list-query";
import { useRecordLabels } from "#record/record-words";
import { ChooseMany } from "#ui/choose";
import { type FilterChoice, useFiltersBehind } from "./column-choices.ts";
import classes from "./report.module.css";
import { useReportWords } from "./report-words.tsx";

interface FiltersPartProps {
  readonly model: RecordModel;
  readonly definition: ReportDefinition;
  readonly onChange: (change: Partial<ReportDefinition>) => void;
}

export function FiltersPart({ model, definition, onChange }: FiltersPartProps) {
  const words = useReportWords();
  const labels = useRecordLabels(model);
  const behind = useFiltersBehind(model);
  const { filters, active, everywhere } = definition;
  // Those that narrow something, and those that were chosen and do not yet.
  const [added, setAdded] = useState<readonly string[]>([]);
  const chosen = behind.filter(({ value }) => filters[value] !== undefined || added.includes(value));
  const change = (name: string, written: string | undefined) => {
    const { [name]: _, ...others } = filters;
    onChange({ filters: written === undefined ? others : { ...others, [name]: written } });
  };
  const choose = (names: readonly string[]) => {
    setAdded(names);
    const gone = chosen.filter(({ value }) => !names.includes(value)).map(({ value }) => value);
    const kept = Object.entries(filters).filter(([name]) => !gone.includes(name));
    onChange({ filters: Object.fromEntries(kept) });
  };
  const own = filterNames(model).flatMap((name) => {
    const field = model.definition.fields[name];
    return field ? [{ value: name, field, labels: labels.field(name) }] : [];
  });
  const one = ({ value: name, field, labels: called }: Pick<FilterChoice, "value" | "field" | "labels">) => (
    <OneFilter
      key={name}
      name={name}
      field={field}
      labels={called}
      written={filters[name]}
      isEverywhere={everywhere}
      onChange={(written) => change(name, written)}
    />
  );
  return (
    <>
      <div className={classes.fields}>{own.map(one)}</div>
      {behind.length > 0 && (
        <>
          <ChooseMany
            item={words.filtersBehind}
            label={words.filtersBehind}
            mt="sm"
            data={behind.map(({ value, label }) => ({ value, label }))}
            value={chosen.map(({ value }) => value)}
            onChange={choose}
          />
          <div className={classes.fields}>{chosen.map(one)}</div>
        </>
      )}
      <div className={classes.rowsInUse}>
        <SegmentedControl
          aria-label={words.inUse}
          data={[
            { value: "all", label: words.inUseAll },
            { value: "yes", label: words.inUseYes },
            { value: "no", label: words.inUseNo },
          ]}
          value={active === null ? "all" : active ? "yes" : "no"}
          onChange={(next) => onChange({ active: next === "all" ? null : next === "yes" })}
        />
        {hasCountry(model.definition.scope) && (
          <Checkbox
            label={words.everywhere}
            checked={everywhere}
            onChange={({ currentTarget }) => onChange({ everywhere: currentTarget.checked })}
          />
        )}
      </div>
    </>
  );
}

interface OneFilterProps {
  readonly name: string;
  readonly field: Field;
  readonly labels: FieldLabels;
  readonly written: string | undefined;
  readonly isEverywhere: boolean;
  readonly onChange: (written: string | undefined) => void;
}

function OneFilter({ name, field, labels, written, isEverywhere, onChange }: OneFilterProps) {
  const country = useClientState((state) => state.country);
  const { Filter } = screenOf(field);
  if (!Filter) return null;
  return (
    <Filter
      name={name}
      field={field}
      labels={labels}
      value={written === undefined ? undefined : readFilter(field, written)}
      onChange={(value) => onChange(value && writeFilter(value))}
      country={isEverywhere ? null : country}
    />
  );
}
