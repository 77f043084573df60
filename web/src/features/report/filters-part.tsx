/** The filters of a report: those of the list of the record, written the same way. */
import { Checkbox, SegmentedControl } from "@mantine/core";
import { readFilter, writeFilter } from "@plimsoll/domain/kernel/filter-value";
import { hasCountry, type RecordModel } from "@plimsoll/domain/kernel/record";
import type { ReportDefinition } from "@plimsoll/domain/report/definition";
import { useClientState } from "#app/client-state";
import { screenOf } from "#fields/registry";
import { say } from "#i18n/say";
import { filterNames } from "#record/list-query";
import { useRecordLabels } from "#record/record-words";
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
  const country = useClientState((state) => state.country);
  const { filters, active, everywhere } = definition;
  const behind = Object.keys(filters).filter((name) => name.includes("."));
  const change = (name: string, written: string | undefined) => {
    const { [name]: _, ...others } = filters;
    onChange({ filters: written === undefined ? others : { ...others, [name]: written } });
  };
  return (
    <>
      <div className={classes.fields}>
        {filterNames(model).map((name) => {
          const field = model.definition.fields[name];
          const Filter = field && screenOf(field).Filter;
          if (!field || !Filter) return null;
          const written = filters[name];
          return (
            <Filter
              key={name}
              name={name}
              field={field}
              labels={labels.field(name)}
              value={written === undefined ? undefined : readFilter(field, written)}
              onChange={(value) => change(name, value && writeFilter(value))}
              country={everywhere ? null : country}
            />
          );
        })}
      </div>
      {behind.length > 0 && (
        <p className={classes.hint}>{say(words.otherFilters, { names: behind.join(", ") })}</p>
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
