/** The way of a row as a strip: the statuses it has had with who and when, and those that usually follow. */
import type { StatusEntry } from "@plimsoll/domain/kernel/status-output";
import { useDates } from "#i18n/formats";
import { Card } from "#ui/card";
import { Timeline, type TimelineStep } from "#ui/timeline";
import classes from "./status.module.css";

interface StatusStripProps {
  readonly label: string;
  readonly entries: readonly StatusEntry[];
  /** Who did it, where nobody with an account did. */
  readonly nobody: string;
}

export function StatusStrip({ label, entries, nobody }: StatusStripProps) {
  const dates = useDates();
  // Said twice in a row, as by sending something again, a status counts as of the last time.
  const had = entries
    .filter((entry) => entry.active)
    .filter((entry, index, all) => entry.status !== all[index + 1]?.status);
  const steps: TimelineStep[] = had.map((entry, index) => ({
    key: `${entry.status} ${entry.date}`,
    label: entry.label,
    detail: `${dates.moment(entry.date)} · ${entry.user?.name ?? nobody}`,
    state: index === had.length - 1 ? "current" : "active",
  }));
  const coming = entries.filter((entry) => !entry.active).map((entry) => entry.label);
  steps.push(...coming.map((name): TimelineStep => ({ key: name, label: name, state: "inactive" })));
  if (had.length === 0) return null;
  return (
    <Card padded className={classes.strip ?? ""}>
      <Timeline label={label} steps={steps} />
    </Card>
  );
}
