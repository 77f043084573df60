/** A cell of a spreadsheet, as the value of a field: understood, absent, or refused and kept. Nothing is guessed. */
import { instantOf } from "@plimsoll/domain/kernel/dates";
import type { PlainField } from "@plimsoll/domain/kernel/field/kinds";
import { fold } from "@plimsoll/domain/kernel/fold";
import { readDate } from "#fields/date/read-date";
import type { FieldLabels, FormatContext } from "#fields/field-screen";
import { readClock } from "#fields/instant/read-clock";
import { readNumber, shapeOf } from "#fields/number/read-number";
import { type RefusedText, refusedText } from "#fields/refused-text";

function choiceOf(text: string, choices: readonly string[], labels: FieldLabels): string | undefined {
  const sought = fold(text);
  return choices.find((choice) => fold(choice) === sought || fold(labels.choices?.[choice] ?? "") === sought);
}

export function readCell(
  typed: string,
  field: PlainField,
  labels: FieldLabels,
  formats: FormatContext,
): unknown {
  const text = typed.trim();
  if (text === "" && field.kind !== "flag" && field.kind !== "multiChoice") return null;
  switch (field.kind) {
    case "number":
      return readNumber(text, shapeOf(field), formats.locale);
    case "decimal":
    case "money":
    case "weight":
    case "percent":
      return readNumber(text, shapeOf(field), formats.locale);
    case "date":
      return readDate(text, formats.locale);
    case "choice":
      return choiceOf(text, field.choices, labels) ?? refusedText(text, "not_a_choice");
    case "multiChoice": {
      const found = text === "" ? [] : text.split(/[,;]/).map((one) => choiceOf(one, field.choices, labels));
      return found.includes(undefined) ? [] : found;
    }
    case "flag": {
      const { yes } = formats.words.messages;
      return [fold(yes), "yes", "x", "1", "true"].includes(fold(text));
    }
    case "reference":
      return refusedText(text, "reference_not_found");
    case "localTime":
      return { local: localTime(text, formats), zone: formats.zone };
    case "instant": {
      const local = localTime(text, formats);
      return typeof local === "string" ? instantOf({ local, zone: field.zone ?? formats.zone }) : local;
    }
    case "coordinates":
    case "address":
    case "names":
    case "structure":
      return null;
    default:
      return text;
  }
}

/** A day and a time of day, as people write them side by side. */
function localTime(text: string, formats: FormatContext): string | RefusedText {
  const [day = "", clock = ""] = text.split(/\s+/);
  const date = readDate(day, formats.locale);
  const time = readClock(clock);
  return typeof date === "string" && time ? `${date}T${time}` : refusedText(text, "invalid_date");
}
