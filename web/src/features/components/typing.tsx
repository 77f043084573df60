/** Parts for typing. */
import { decimal, money, number, percent, weight } from "@plimsoll/domain/kernel/field/number";
import { email, longText, richText, text } from "@plimsoll/domain/kernel/field/text";
import { date, instant, localTime } from "@plimsoll/domain/kernel/field/time";
import { refusedText } from "#fields/refused-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { Part, State, States } from "./catalogue.tsx";
import { FieldSpecimen, FieldStates } from "./field-specimen.tsx";

export function TextPart() {
  const { errors, app } = useWords();
  const { sample } = app.parts.catalogue;
  const tooLong = say(errors.too_long, { item: sample.vessel, max: 40 });
  return (
    <Part name="text">
      <States>
        <FieldStates
          id="text"
          field={text({ example: "MV Serra do Mar" })}
          labels={{ label: sample.vessel }}
          filled="MV Serra do Mar"
          more={[["long", { value: sample.longName, errors: { "": tooLong } }]]}
        />
        <State name="refused">
          <FieldSpecimen
            id="text-email"
            field={email()}
            labels={{ label: sample.email }}
            value="ana@"
            errors={{ "": errors.invalid_email }}
          />
        </State>
      </States>
      <States width="half">
        <State name="long">
          <FieldSpecimen
            id="note-long"
            field={longText()}
            labels={{ label: sample.note }}
            value={`${sample.longName}\n`.repeat(8).trim()}
          />
        </State>
        <State name="empty">
          <FieldSpecimen id="note-empty" field={longText()} labels={{ label: sample.note }} />
        </State>
      </States>
    </Part>
  );
}

export function NumbersPart() {
  const { errors, app } = useWords();
  const { sample } = app.parts.catalogue;
  const ambiguous = say(errors.ambiguous_number, { item: sample.weight });
  return (
    <Part name="numbers">
      <States>
        <FieldStates
          id="weight"
          field={weight({ unit: "MT" })}
          labels={{ label: sample.weight }}
          filled="57000.5"
          more={[
            ["refused", { value: refusedText("1.234.5,6", "ambiguous_number"), errors: { "": ambiguous } }],
          ]}
        />
        <State name="masked">
          <FieldSpecimen
            id="masked"
            field={decimal({ scale: 2, unit: "%", autoMask: true })}
            labels={{ label: sample.moisture }}
            value="13.4"
          />
        </State>
      </States>
      <States>
        <State name="filled">
          <FieldSpecimen
            id="money"
            field={money({ unit: "R$" })}
            labels={{ label: sample.price }}
            value="1234567.8"
          />
        </State>
        <State name="filled">
          <FieldSpecimen id="percent" field={percent()} labels={{ label: sample.moisture }} value="14" />
        </State>
        <State name="filled">
          <FieldSpecimen id="number" field={number()} labels={{ label: sample.crew }} value={22} />
        </State>
      </States>
    </Part>
  );
}

export function DatesPart() {
  const { errors, app } = useWords();
  const { sample } = app.parts.catalogue;
  return (
    <Part name="dates">
      <States>
        <FieldStates
          id="date"
          field={date()}
          labels={{ label: sample.arrival }}
          filled="2026-11-05"
          more={[
            [
              "refused",
              { value: refusedText("31/02/2026", "invalid_date"), errors: { "": errors.invalid_date } },
            ],
          ]}
        />
      </States>
      <States>
        <State name="filled">
          <FieldSpecimen
            id="instant"
            field={instant()}
            labels={{ label: sample.signedAt }}
            value="2026-11-05T13:45:00Z"
          />
        </State>
        <State name="filled">
          <FieldSpecimen
            id="local-time"
            field={localTime()}
            labels={{ label: sample.berthing }}
            value={{ local: "2026-11-05T08:15", zone: "America/Sao_Paulo" }}
          />
        </State>
        <State name="disabled">
          <FieldSpecimen
            id="local-time-disabled"
            field={localTime()}
            labels={{ label: sample.berthing }}
            value={{ local: "2026-11-05T08:15", zone: "America/Sao_Paulo" }}
            disabled
          />
        </State>
      </States>
    </Part>
  );
}

export function RichTextPart() {
  const { sample } = useWords().app.parts.catalogue;
  return (
    <Part name="richText">
      <States width="half">
        <FieldStates
          id="rich-text"
          field={richText()}
          labels={{ label: sample.text }}
          filled={sample.richText}
        />
      </States>
    </Part>
  );
}
