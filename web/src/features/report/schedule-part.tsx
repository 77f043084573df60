/** When a report goes by mail, and to whom. */
import { NumberInput, Textarea } from "@mantine/core";
import { LAST_DAY_OF_MONTH, SCHEDULES } from "@plimsoll/domain/report/schedule";
import { useWords } from "#i18n/words-provider";
import { ChooseOne } from "#ui/choose";
import type { ModelDraft } from "./model-draft.ts";
import classes from "./report.module.css";
import { useReportWords } from "./report-words.tsx";

interface SchedulePartProps {
  readonly draft: ModelDraft;
  readonly onChange: (change: Partial<ModelDraft>) => void;
  readonly errors: Readonly<Record<string, string>>;
}

const DAYS_OF_WEEK = 7;
const LAST_HOUR = 23;

export function SchedulePart({ draft, onChange, errors }: SchedulePartProps) {
  const words = useReportWords();
  const own = useWords().records.report_model;
  const isOnDay = draft.schedule === "weekly" || draft.schedule === "monthly";
  return (
    <>
      <h3 className={classes.section}>{words.scheduleTitle}</h3>
      <p className={classes.hint}>{words.scheduleText}</p>
      <div className={classes.fields}>
        <ChooseOne
          item={own.fields.schedule}
          label={own.fields.schedule}
          data={SCHEDULES.map((value) => ({ value, label: own.choices.schedule[value] }))}
          value={draft.schedule}
          onChange={(next) => {
            const schedule = SCHEDULES.find((one) => one === next) ?? "never";
            const keepsDay = schedule === "weekly" || schedule === "monthly";
            onChange({ schedule, day: keepsDay ? (draft.day ?? 1) : null });
          }}
        />
        {isOnDay && (
          <NumberInput
            label={own.fields.day}
            description={own.help.day}
            withAsterisk
            min={1}
            max={draft.schedule === "weekly" ? DAYS_OF_WEEK : LAST_DAY_OF_MONTH}
            allowDecimal={false}
            value={draft.day ?? ""}
            error={errors.day}
            onChange={(day) => onChange({ day: typeof day === "number" ? day : null })}
          />
        )}
        {draft.schedule !== "never" && (
          <NumberInput
            label={own.fields.hour}
            min={0}
            max={LAST_HOUR}
            allowDecimal={false}
            value={draft.hour}
            error={errors.hour}
            onChange={(hour) => onChange({ hour: typeof hour === "number" ? hour : 0 })}
          />
        )}
      </div>
      {draft.schedule !== "never" && (
        <Textarea
          mt="sm"
          label={own.fields.recipients}
          description={own.help.recipients}
          withAsterisk
          value={draft.recipients ?? ""}
          error={errors.recipients}
          onChange={({ currentTarget }) => onChange({ recipients: currentTarget.value || null })}
        />
      )}
    </>
  );
}
