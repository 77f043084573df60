/** What a report shows of its rows: columns, or groups with what is summed up, and a chart of them. */
import { ActionIcon, Button } from "@mantine/core";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import {
  CHARTS,
  GROUPINGS,
  MEASURES,
  MOST_COLUMNS,
  MOST_GROUPS,
  MOST_MEASURES,
  type ReportDefinition,
} from "@plimsoll/domain/report/definition";
import { Plus, X } from "lucide-react";
import { say } from "#i18n/say";
import { ChooseMany, ChooseOne } from "#ui/choose";
import { type ColumnChoice, useColumnChoices } from "./column-choices.ts";
import classes from "./report.module.css";
import { useReportWords } from "./report-words.tsx";

interface TablePartProps {
  readonly model: RecordModel;
  readonly definition: ReportDefinition;
  readonly onChange: (change: Partial<ReportDefinition>) => void;
  readonly error: string | undefined;
}

export function TablePart({ model, definition, onChange, error }: TablePartProps) {
  const words = useReportWords();
  const choices = useColumnChoices(model);
  return (
    <>
      <h3 className={classes.section}>{words.columns}</h3>
      <ChooseMany
        item={words.columns}
        label={words.columns}
        description={words.columnsHint}
        data={choices}
        maxValues={MOST_COLUMNS}
        value={[...definition.columns]}
        error={error}
        onChange={(columns) => onChange({ columns })}
      />
      <Groups choices={choices} definition={definition} onChange={onChange} />
      <Sums choices={choices} definition={definition} onChange={onChange} />
      <h3 className={classes.section}>{words.chart}</h3>
      <ChooseOne
        item={words.chart}
        aria-label={words.chart}
        data={CHARTS.map((value) => ({ value, label: words.charts[value] }))}
        value={definition.chart}
        onChange={(chart) => onChange({ chart: CHARTS.find((one) => one === chart) ?? "none" })}
      />
    </>
  );
}

interface PartProps extends Pick<TablePartProps, "definition" | "onChange"> {
  readonly choices: readonly ColumnChoice[];
}

/** The column, and which of several of the same one it is. */
function keyOf(all: readonly { readonly column: string }[], at: number): string {
  const column = all[at]?.column ?? "";
  return `${column} ${all.slice(0, at).filter((one) => one.column === column).length}`;
}

const isTime = ({ column }: ColumnChoice) => column.type === "date" || column.type === "moment";
const isNumber = ({ column }: ColumnChoice) => column.type === "number";

function Groups({ choices, definition: { groups }, onChange }: PartProps) {
  const words = useReportWords();
  const change = (at: number, next: Partial<(typeof groups)[number]>) =>
    onChange({ groups: groups.map((one, index) => (index === at ? { ...one, ...next } : one)) });
  const [first] = choices;
  return (
    <>
      <h3 className={classes.section}>{words.groups}</h3>
      {groups.map((group, at) => {
        const chosen = choices.find(({ value }) => value === group.column);
        const offered = GROUPINGS.filter((by) => by === "value" || (chosen && isTime(chosen)));
        return (
          <div key={keyOf(groups, at)} className={classes.pair}>
            <ChooseOne
              item={words.groups}
              label={say(words.group, { number: at + 1 })}
              data={choices}
              value={group.column}
              onChange={(column) => column && change(at, { column, by: "value" })}
            />
            <ChooseOne
              item={words.by}
              label={words.by}
              data={offered.map((value) => ({ value, label: words.groupings[value] }))}
              value={group.by}
              onChange={(by) => change(at, { by: GROUPINGS.find((one) => one === by) ?? "value" })}
            />
            <TakeAway onClick={() => onChange({ groups: groups.filter((_, index) => index !== at) })} />
          </div>
        );
      })}
      {groups.length < MOST_GROUPS && first && (
        <Button
          variant="default"
          leftSection={<Plus size={15} aria-hidden />}
          onClick={() => onChange({ groups: [...groups, { column: first.value, by: "value" }] })}
        >
          {words.addGroup}
        </Button>
      )}
    </>
  );
}

function Sums({ choices, definition: { measures }, onChange }: PartProps) {
  const words = useReportWords();
  const numbers = choices.filter(isNumber);
  const [first] = numbers;
  const change = (at: number, next: Partial<(typeof measures)[number]>) =>
    onChange({ measures: measures.map((one, index) => (index === at ? { ...one, ...next } : one)) });
  if (!first) return null;
  return (
    <>
      <h3 className={classes.section}>{words.sums}</h3>
      {measures.map((measure, at) => (
        <div key={keyOf(measures, at)} className={classes.pair}>
          <ChooseOne
            item={words.sums}
            label={say(words.figure, { number: at + 1 })}
            data={numbers}
            value={measure.column}
            onChange={(column) => column && change(at, { column })}
          />
          <ChooseOne
            item={words.as}
            label={words.as}
            data={MEASURES.map((value) => ({ value, label: words.measures[value] }))}
            value={measure.as}
            onChange={(as) => change(at, { as: MEASURES.find((one) => one === as) ?? "sum" })}
          />
          <TakeAway onClick={() => onChange({ measures: measures.filter((_, index) => index !== at) })} />
        </div>
      ))}
      {measures.length < MOST_MEASURES && (
        <Button
          variant="default"
          leftSection={<Plus size={15} aria-hidden />}
          onClick={() => onChange({ measures: [...measures, { column: first.value, as: "sum" }] })}
        >
          {words.addSum}
        </Button>
      )}
    </>
  );
}

function TakeAway({ onClick }: { readonly onClick: () => void }) {
  const words = useReportWords();
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={words.takeAway} onClick={onClick}>
      <X size={16} aria-hidden />
    </ActionIcon>
  );
}
