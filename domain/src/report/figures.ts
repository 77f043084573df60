// Decides the figures that a report works out of values of a row: hours from a beginning to an end (two decimals), days
// from a first to a last one with both counted, and what is left of a quantity. Where one of them is missing there is no
// figure, and never a zero.
import { daysBetween } from "../kernel/dates.ts";
import { divide, scaleOf, subtract, withScale } from "../kernel/decimal.ts";

export interface Figure {
  readonly kind: "hours" | "days" | "difference";
  /** The later of two moments or days, or what is taken from. */
  readonly of: string;
  /** The earlier one, or what is taken away. */
  readonly from: string;
  /** What else is taken away from a quantity. */
  readonly alsoFrom?: readonly string[];
  readonly scale: number;
}

export const fieldsOfFigure = ({ of, from, alsoFrom = [] }: Figure): readonly string[] => [
  of,
  from,
  ...alsoFrom,
];

const hours: Figure = { kind: "hours", of: "end_at", from: "begin_at", scale: 2 };

/** By record and key; what each is called stands in the words. */
export const FIGURES: Readonly<Record<string, Readonly<Record<string, Figure>>>> = {
  timelog_entry: { hours },
  weighing_period: { hours },
  appointment: { days: { kind: "days", of: "end_date", from: "begin_date", scale: 0 } },
  draft_survey: { loss: { kind: "difference", of: "bill_of_lading", from: "cargo", scale: 3 } },
  invoice: { open: { kind: "difference", of: "net", from: "paid", alsoFrom: ["credited"], scale: 2 } },
};

const MS_PER_HOUR = "3600000";

export function figureOf(figure: Figure, row: Readonly<Record<string, unknown>>): string | null {
  const values = fieldsOfFigure(figure).map((name) => row[name]);
  if (!values.every((value) => typeof value === "string")) return null;
  const [of = "", from = "", ...others] = values;
  switch (figure.kind) {
    case "hours":
      return withScale(
        divide(String(Date.parse(of) - Date.parse(from)), MS_PER_HOUR, figure.scale, "half_up"),
        figure.scale,
      );
    case "days":
      return String(daysBetween(from, of) + 1);
    case "difference": {
      const difference = [from, ...others].reduce((left, taken) => subtract(left, taken), of);
      return withScale(difference, Math.max(figure.scale, scaleOf(difference)));
    }
  }
}
