/** The time that a loading took, and what a charter makes of it. */
import { STOP_CODES } from "@plimsoll/domain/operation/event-codes.data";
import { countLaytime } from "@plimsoll/domain/operation/laytime";
import { readStatement, type Statement } from "@plimsoll/domain/operation/statement-of-facts";
import { choice, figure, flag, moment, rows, smallFigure } from "#calculator/calculator-form";
import { laytimeChoice, laytimeRatesItems, showLaytime } from "#calculator/laytime";
import { defineTool } from "#calculator/tool";

export const statementTool = defineTool({
  items: () => [
    moment("commenced", (w) => w.fields.statement.commenced),
    moment("completed", (w) => w.fields.statement.completed),
    figure("quantity", (w) => w.fields.statement.quantity),
    rows("stops", (w) => w.fields.statement.stops, [
      choice(
        "code",
        (w) => w.fields.stop.code,
        STOP_CODES,
        (w) => w.operation.stops,
      ),
      moment("from", (w) => w.fields.stop.from),
      moment("until", (w) => w.fields.stop.until),
    ]),
  ],
  optional: [],
  start: { stops: [{}] },
  example: {
    commenced: "2026-11-10T06:00:00Z",
    completed: "2026-11-12T18:00:00Z",
    quantity: "57000",
    stops: [
      { code: "RAIN", from: "2026-11-10T12:00:00Z", until: "2026-11-10T17:30:00Z" },
      { code: "SHIFTCHG", from: "2026-11-10T17:00:00Z", until: "2026-11-10T18:00:00Z" },
    ],
  },
  run: readStatement,
  show: (result: Statement, { words, figure: print, moment: when }) => {
    const names: Readonly<Record<string, string>> = words.steps.statement;
    const stops: Readonly<Record<string, string>> = words.operation.stops;
    return {
      figures: [
        { label: names.gross_hours ?? "", value: print(result.gross_hours), unit: "h" },
        { label: names.stopped_hours ?? "", value: print(result.stopped_hours), unit: "h" },
        { label: names.net_hours ?? "", value: print(result.net_hours), unit: "h" },
        { label: names.gross_rate ?? "", value: print(result.gross_rate), unit: "t/h" },
        { label: names.net_rate ?? "", value: print(result.net_rate), unit: "t/h" },
      ],
      tables: [
        {
          title: words.fields.statement.stops,
          head: [words.fields.stop.code, words.fields.stop.from, words.fields.stop.until, "h"],
          rows: result.merged.map((stop) => [
            stop.codes.map((code) => stops[code] ?? code).join(", "),
            when(stop.from),
            when(stop.until),
            print(stop.hours),
          ]),
        },
      ],
      steps: [{ steps: result.steps, names }],
    };
  },
});

export const laytimeTool = defineTool({
  items: () => [
    figure("quantity", (w) => w.fields.laytime.quantity),
    figure("rate", (w) => w.fields.laytime.rate),
    laytimeChoice,
    moment("notice", (w) => w.fields.laytime.notice),
    smallFigure("turn_hours", (w) => w.fields.laytime.turn_hours),
    flag("sooner_if_commenced", (w) => w.fields.laytime.sooner_if_commenced),
    moment("commenced", (w) => w.fields.laytime.commenced),
    moment("completed", (w) => w.fields.laytime.completed),
    flag("saturdays", (w) => w.fields.laytime.saturdays),
    ...laytimeRatesItems,
    rows("exceptions", (w) => w.fields.laytime.exceptions, [
      moment("from", (w) => w.fields.stop.from),
      moment("until", (w) => w.fields.stop.until),
    ]),
    rows("idle", (w) => w.fields.laytime.idle, [
      moment("from", (w) => w.fields.stop.from),
      moment("until", (w) => w.fields.stop.until),
    ]),
  ],
  optional: ["holidays", "idle"],
  start: { terms: "shinc", exceptions: [] },
  example: {
    quantity: "57000",
    rate: "8000",
    terms: "shex",
    notice: "2026-11-02T09:00:00Z",
    turn_hours: "12",
    commenced: "2026-11-03T06:00:00Z",
    completed: "2026-11-12T18:00:00Z",
    holidays: [{ date: "2026-11-04" }],
    exceptions: [{ from: "2026-11-06T12:00:00Z", until: "2026-11-06T17:30:00Z" }],
    demurrage: "18000",
  },
  run: countLaytime,
  show: showLaytime,
});
