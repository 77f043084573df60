/** The way of the order, left to right; where it stands comes into sight by itself. */
import { useEffect, useRef } from "react";
import { useDates } from "#i18n/formats";
import { Card } from "#ui/card";
import { Timeline } from "#ui/timeline";
import type { LogEntry, OrderRow } from "./order.ts";
import { useOrderWords } from "./order-words.tsx";
import { timelineOf } from "./timeline-steps.ts";
import classes from "./work-order.module.css";

interface OrderTimelineProps {
  readonly order: OrderRow;
  readonly log: readonly LogEntry[] | undefined;
}

export function OrderTimeline({ order, log }: OrderTimelineProps) {
  const words = useOrderWords();
  const dates = useDates();
  const box = useRef<HTMLDivElement>(null);
  const length = log?.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip is moved when its steps came or changed.
  useEffect(() => {
    const list = box.current?.querySelector("ol");
    const current = list?.querySelector<HTMLElement>("[aria-current=step]");
    if (!list || !current) return;
    list.scrollLeft = current.offsetLeft - list.offsetLeft - (list.clientWidth - current.clientWidth) / 2;
  }, [length, order.status]);
  if (log === undefined) return <Card padded className={classes.strip} aria-hidden />;
  const steps = timelineOf(log).map(({ entry, state, key }) => ({
    key,
    label: entry.label,
    state,
    ...(entry.date === null
      ? {}
      : {
          detail: [dates.moment(entry.date).slice(0, 5), entry.user?.name.split(" ")[0] ?? ""]
            .filter((one) => one !== "")
            .join(" · "),
        }),
  }));
  return (
    <Card padded className={classes.strip} ref={box}>
      <Timeline label={words.timeline} steps={steps} />
    </Card>
  );
}
