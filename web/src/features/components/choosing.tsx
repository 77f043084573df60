/** Parts for choosing. */
import { choice, flag, multiChoice } from "@plimsoll/domain/kernel/field/choice";
import { reference, references } from "@plimsoll/domain/kernel/field/relation";
import { useState } from "react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { SearchSelect, type SearchSelectProps } from "#ui/search-select";
import { type SelectRow, TwoTableSelect, type TwoTableSelectProps } from "#ui/two-table-select";
import { Part, State, States } from "./catalogue.tsx";
import { FieldSpecimen, FieldStates } from "./field-specimen.tsx";

const rowsCalled = (names: readonly string[]): SelectRow[] => names.map((name) => ({ id: name, name }));
const PORTS = rowsCalled([
  "Barcarena",
  "Itaqui",
  "Paranaguá",
  "Rio Grande",
  "Santos",
  "São Francisco do Sul",
]);
const NOTHING: readonly SelectRow[] = [];
const MANY = rowsCalled(Array.from({ length: 200 }, (_, index) => `Terminal ${index + 1}`));

function Tables(props: Partial<TwoTableSelectProps> & { readonly id: string }) {
  const { sample } = useWords().app.parts.catalogue;
  const [selected, onSelect] = useState(props.selected ?? []);
  return (
    <TwoTableSelect item={sample.workUnits} rows={PORTS} {...props} selected={selected} onSelect={onSelect} />
  );
}

export function TwoTablesPart() {
  const { messages, app } = useWords();
  const { sample } = app.parts.catalogue;
  const long = rowsCalled([sample.longName, `${sample.longName} II`]);
  return (
    <Part name="twoTables">
      <States width="full">
        <State name="live">
          <FieldSpecimen
            id="tables-live"
            field={references("city")}
            labels={{ label: sample.city }}
            value={[]}
          />
        </State>
      </States>
      <States width="half">
        <State name="filled">
          <Tables id="tables-filled" selected={PORTS.slice(1, 3)} />
        </State>
        <State name="required">
          <FieldSpecimen
            id="tables-required"
            field={references("city", { required: true })}
            labels={{ label: sample.city }}
            value={NOTHING}
            errors={{ "": say(messages.pleaseSelect, { item: sample.city }) }}
          />
        </State>
        <State name="many">
          <Tables id="tables-many" rows={MANY} selected={MANY.slice(0, 40)} hasMore />
        </State>
        <State name="long">
          <Tables id="tables-long" rows={long} selected={long.slice(1)} />
        </State>
        <State name="disabled">
          <Tables id="tables-disabled" disabled selected={PORTS.slice(0, 2)} />
        </State>
        <State name="empty">
          <Tables id="tables-empty" rows={[]} />
        </State>
        <State name="loading">
          <Tables id="tables-loading" rows={[]} isLoading />
        </State>
        <State name="failed">
          <Tables id="tables-failed" rows={[]} failure={messages.networkUnavailable} />
        </State>
      </States>
    </Part>
  );
}

function Chooser(props: Partial<SearchSelectProps> & { readonly id: string }) {
  const { sample } = useWords().app.parts.catalogue;
  const [value, onValue] = useState(props.value ?? null);
  const [typed, onTyped] = useState<string>();
  const [isOpen, onOpen] = useState(false);
  const rows =
    props.rows ?? PORTS.filter(({ name }) => name.toLowerCase().includes((typed ?? "").toLowerCase()));
  return (
    <SearchSelect
      label={sample.port}
      item={sample.port}
      {...props}
      rows={rows}
      value={value}
      onValue={onValue}
      typed={typed}
      onTyped={onTyped}
      isOpen={isOpen}
      onOpen={onOpen}
    />
  );
}

export function SelectPart() {
  const { messages, app } = useWords();
  const { sample } = app.parts.catalogue;
  const long = rowsCalled([sample.longName]);
  return (
    <Part name="select">
      <States>
        <State name="empty">
          <Chooser id="select-empty" />
        </State>
        <State name="filled">
          <Chooser id="select-filled" value={PORTS[4] ?? null} clearable />
        </State>
        <State name="required">
          <Chooser
            id="select-required"
            withAsterisk
            error={say(messages.pleaseSelect, { item: sample.port })}
          />
        </State>
        <State name="disabled">
          <Chooser id="select-disabled" value={PORTS[4] ?? null} disabled />
        </State>
        <State name="loading">
          <Chooser id="select-loading" rows={[]} isLoading />
        </State>
        <State name="failed">
          <Chooser id="select-failed" rows={[]} failure={messages.networkUnavailable} />
        </State>
        <State name="many">
          <Chooser id="select-many" rows={MANY} />
        </State>
        <State name="long">
          <Chooser id="select-long" rows={long} value={long[0] ?? null} />
        </State>
        <State name="recent">
          <FieldSpecimen id="select-live" field={reference("city")} labels={{ label: sample.city }} />
        </State>
      </States>
    </Part>
  );
}

const CULTURES = ["soybeans", "maize", "rice", "wheat"] as const;
const SERVICES = ["draftSurvey", "sampling", "sealing"] as const;

export function ChoicePart() {
  const { sample } = useWords().app.parts.catalogue;
  return (
    <Part name="choice">
      <States>
        <FieldStates
          id="choice"
          field={choice(CULTURES)}
          labels={{ label: sample.culture, choices: sample }}
          filled="soybeans"
        />
      </States>
      <States>
        <FieldStates
          id="choices"
          field={multiChoice(SERVICES)}
          labels={{ label: sample.services, choices: sample }}
          filled={["draftSurvey", "sampling", "sealing"]}
        />
      </States>
    </Part>
  );
}

export function TogglePart() {
  const { sample } = useWords().app.parts.catalogue;
  const toggle = { field: flag(), labels: { label: sample.urgent } };
  return (
    <Part name="toggle">
      <States>
        <State name="empty">
          <FieldSpecimen id="toggle-no" {...toggle} value={false} />
        </State>
        <State name="filled">
          <FieldSpecimen id="toggle-yes" {...toggle} value={true} />
        </State>
        <State name="disabled">
          <FieldSpecimen id="toggle-disabled" {...toggle} value={true} disabled />
        </State>
      </States>
    </Part>
  );
}
