/** A time log over its days: a lane for each cause, what overlaps outlined, and below what really stood still. */
import { formatDate, localOf } from "@plimsoll/domain/kernel/dates";
import { useDates, useNumbers } from "#i18n/formats";
import { useLocale } from "#i18n/words-provider";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { TimeEntry } from "./time-log.tsx";
import type { Logged } from "./use-logged-statement.ts";
import { useTypeNames } from "./use-type-names.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MOST_DAYS = 60;
/** As many dates as stand side by side without touching. */
const MOST_LABELS = 8;

interface TimeLineProps {
  readonly entries: readonly TimeEntry[];
  readonly logged: Logged;
  readonly shared: ReadonlySet<TimeEntry>;
  readonly zone: string;
}

interface Bar {
  readonly key: string;
  readonly from: number;
  readonly until: number;
  readonly title: string;
  readonly isShared: boolean;
}

interface Lane {
  readonly key: string;
  readonly name: string;
  readonly kind: string;
  readonly bars: readonly Bar[];
}

export function TimeLine({ entries, logged, shared, zone }: TimeLineProps) {
  const words = useOperationWords().timelog;
  const { locale } = useLocale();
  const lanes = useLanes({ entries, logged, shared, zone });
  const times = lanes.flatMap(({ bars }) => bars.flatMap(({ from, until }) => [from, until]));
  if (times.length === 0) return null;
  const begin = Math.min(...times) - HOUR;
  const end = Math.max(...times) + HOUR;
  const place = (at: number) => ((at - begin) / (end - begin)) * 100;
  const days = midnights(begin, end, zone);
  const each = Math.ceil(days.length / MOST_LABELS);
  const { commenced, completed } = logged.found ?? {};
  return (
    <div className={classes.line} role="img" aria-label={words.line}>
      <div className={classes.lane} data-kind="days">
        <span />
        <div className={classes.track}>
          {days.map(({ at: midnight, date }, at) => (
            <span key={date} className={classes.day} style={{ left: `${place(midnight)}%` }}>
              {at % each === 0 ? formatDate(date, locale).slice(0, 5) : ""}
            </span>
          ))}
          {commenced && (
            <span
              className={classes.edge}
              title={words.commenced}
              style={{ left: `${place(Date.parse(commenced))}%` }}
            />
          )}
          {completed && (
            <span
              className={classes.edge}
              title={words.completed}
              style={{ left: `${place(Date.parse(completed))}%` }}
            />
          )}
        </div>
      </div>
      {lanes.map((lane) => (
        <div key={lane.key} className={classes.lane} data-kind={lane.kind}>
          <span className={classes.laneName}>{lane.name}</span>
          <div className={classes.track}>
            {lane.bars.map((bar) => (
              <span
                key={bar.key}
                className={classes.stop}
                title={bar.title}
                data-shared={bar.isShared}
                data-moment={bar.from === bar.until}
                style={{
                  left: `${place(bar.from)}%`,
                  width: bar.from === bar.until ? undefined : `${place(bar.until) - place(bar.from)}%`,
                }}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Moments together in one lane, each kind of stop in its own, and last what the merged stops leave. */
function useLanes({ entries, logged, shared, zone }: TimeLineProps): readonly Lane[] {
  const words = useOperationWords().timelog;
  const dates = useDates();
  const numbers = useNumbers();
  const nameOf = useTypeNames(logged.types);
  const { stops = [], statement } = logged.found ?? {};
  const byEntry = new Map(stops.map((stop) => [stop.entry, stop]));
  const when = (from: string, until: string | null) =>
    until === null
      ? dates.momentIn(from, zone)
      : `${dates.momentIn(from, zone)} – ${dates.momentIn(until, zone)}`;
  const events = entries
    .filter(({ id }) => !byEntry.has(id))
    .map((one): Bar => {
      const code = logged.types.get(one.timelog_id)?.code ?? "";
      return {
        key: one.id,
        from: Date.parse(one.begin_at),
        until: Date.parse(one.end_at ?? one.begin_at),
        title: `${nameOf(code)} · ${when(one.begin_at, one.end_at)}`,
        isShared: shared.has(one),
      };
    });
  const codes = [...new Set(stops.map(({ code }) => code))];
  const lanes = codes.map(
    (code): Lane => ({
      key: code,
      name: nameOf(code),
      kind: code === "RAIN" || code === "RAINT" ? "rain" : "stop",
      bars: stops
        .filter((one) => one.code === code)
        .map((one) => ({
          key: one.entry,
          from: Date.parse(one.from),
          until: Date.parse(one.until),
          title: `${nameOf(code)} · ${when(one.from, one.until)}`,
          isShared: entries.some((entry) => entry.id === one.entry && shared.has(entry)),
        })),
    }),
  );
  const merged = (statement?.merged ?? []).map(
    (one): Bar => ({
      key: one.from,
      from: Date.parse(one.from),
      until: Date.parse(one.until),
      title: `${when(one.from, one.until)} · ${numbers.format(one.hours)} h`,
      isShared: false,
    }),
  );
  return [
    { key: "events", name: words.events, kind: "events", bars: events },
    ...lanes,
    ...(merged.length > 0 ? [{ key: "merged", name: words.allStops, kind: "merged", bars: merged }] : []),
  ];
}

/** Where each day of the port begins; of a log over months, no more than can be read. */
function midnights(begin: number, end: number, zone: string) {
  const count = Math.min(MOST_DAYS, Math.ceil((end - begin) / DAY) + 1);
  return Array.from({ length: count }, (_, at) => {
    const noon = begin + at * DAY;
    const local = localOf(new Date(noon).toISOString(), zone)?.local ?? new Date(noon).toISOString();
    const gone = Number(local.slice(11, 13)) * HOUR + Number(local.slice(14, 16)) * 60_000;
    return { at: noon - gone, date: local.slice(0, 10) };
  }).filter(({ at }) => at >= begin && at <= end);
}
