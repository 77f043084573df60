/** Which days, which view, which port and work unit: all of it in the address. */
import { ActionIcon, Button, SegmentedControl } from "@mantine/core";
import type { CalendarDate } from "@plimsoll/domain/kernel/dates";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useClientState } from "#app/client-state";
import { ReferenceFilter } from "#fields/reference/filter";
import { useRecordLabels } from "#record/record-words";
import { useModel } from "#record/use-model";
import { useDayWords } from "./day-words.ts";
import type { Window } from "./lanes.ts";
import { type Span, startOf, step } from "./period.ts";
import { type PlanQuery, PORT, UNIT, VIEWS, type View } from "./plan-query.ts";
import classes from "./planner.module.css";
import { usePlannerWords } from "./planner-words.tsx";

export type GoPlan = (change: Partial<PlanQuery>) => void;

interface PlanToolbarProps {
  readonly address: PlanQuery;
  readonly window: Window;
  readonly span: Span;
  readonly today: CalendarDate;
  readonly go: GoPlan;
}

export function PlanToolbar({ address, window, span, today, go }: PlanToolbarProps) {
  const words = usePlannerWords();
  const named = useDayWords();
  const isMonth = span === "month";
  const text = isMonth
    ? named.monthAndYear(window.from)
    : `${named.short(window.from)} – ${named.short(window.to)}`;
  const isNow = window.from <= today && today <= window.to;
  return (
    <div className={classes.toolbar}>
      <div className={classes.stepper}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={words.previous}
          onClick={() => go({ from: step(span, window.from, -1) })}
        >
          <ChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" disabled={isNow} onClick={() => go({ from: null })}>
          {words.today}
        </Button>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={words.next}
          onClick={() => go({ from: step(span, window.from, 1) })}
        >
          <ChevronRight size={18} aria-hidden />
        </ActionIcon>
        <span className={classes.period} aria-live="polite">
          {text}
        </span>
      </div>
      <PlanFilters address={address} go={go} />
    </div>
  );
}

interface PlanSwitchesProps extends PlanToolbarProps {
  readonly isNarrow: boolean;
  /** Lengths that there is room for. */
  readonly spans: readonly Span[];
}

/** How long a period is, and how it is shown. */
export function PlanSwitches(props: PlanSwitchesProps) {
  const { address, window, span, spans, today, isNarrow, go } = props;
  const words = usePlannerWords();
  return (
    <div className={classes.switches}>
      {address.view !== "calendar" && !isNarrow && (
        <SegmentedControl
          aria-label={words.spans.label}
          value={span}
          data={spans.map((value) => ({ value, label: words.spans[value] }))}
          onChange={(value) => go(spanned(value as Span, window.from, today))}
        />
      )}
      <SegmentedControl
        aria-label={words.views.label}
        value={address.view}
        data={VIEWS.map((value) => ({ value, label: words.views[value] }))}
        onChange={(value) => go({ view: value as View })}
      />
    </div>
  );
}

/** Another length of period begins where this one did; one that holds today needs no date. */
function spanned(span: Span, from: CalendarDate, today: CalendarDate): Partial<PlanQuery> {
  const start = startOf(span, from);
  return { span, from: start === startOf(span, today) ? null : start };
}

interface PlanFiltersProps {
  readonly address: PlanQuery;
  readonly go: GoPlan;
}

function PlanFilters({ address, go }: PlanFiltersProps) {
  const model = useModel("work_order");
  return (
    <div className={classes.filters}>
      <PlaceFilter model={model} name={PORT} value={address.port} onValue={(port) => go({ port })} />
      <PlaceFilter model={model} name={UNIT} value={address.unit} onValue={(unit) => go({ unit })} />
    </div>
  );
}

interface PlaceFilterProps {
  readonly model: RecordModel;
  readonly name: string;
  readonly value: string | null;
  readonly onValue: (id: string | null) => void;
}

function PlaceFilter({ model, name, value, onValue }: PlaceFilterProps) {
  const labels = useRecordLabels(model);
  const country = useClientState((state) => state.country);
  const field = model.definition.fields[name];
  if (field?.kind !== "reference") return null;
  return (
    <ReferenceFilter
      name={name}
      field={field}
      labels={labels.field(name)}
      value={value === null ? undefined : { kind: "any", values: [value] }}
      country={country}
      onChange={(next) => onValue(next?.kind === "any" ? (next.values[0] ?? null) : null)}
    />
  );
}
