/** Parts for moving around. */
import { Button, Group } from "@mantine/core";
import { flag } from "@plimsoll/domain/kernel/field/choice";
import { text } from "@plimsoll/domain/kernel/field/text";
import { useState } from "react";
import { YesNoAll } from "#fields/flag/filter";
import { LineFilter } from "#fields/text/filter";
import { useWords } from "#i18n/words-provider";
import { FormModal } from "#ui/form-modal";
import { FormTabs } from "#ui/form-tabs";
import { SidePanel } from "#ui/side-panel";
import { Part } from "./catalogue.tsx";
import { FieldSpecimen } from "./field-specimen.tsx";

export function TabsPart() {
  const { sample, titles } = useWords().app.parts.catalogue;
  const tabs = [
    {
      value: "general",
      text: sample.general,
      panel: <FieldSpecimen id="tab-vessel" field={text()} labels={{ label: sample.vessel }} />,
    },
    {
      value: "places",
      text: sample.places,
      invalid: true,
      panel: <FieldSpecimen id="tab-port" field={text()} labels={{ label: sample.port }} />,
    },
    { value: "billing", text: sample.billing, disabled: true, reason: sample.billingReason, panel: null },
    {
      value: "note",
      text: sample.note,
      panel: <FieldSpecimen id="tab-urgent" field={flag()} labels={{ label: sample.urgent }} value={false} />,
    },
  ];
  return (
    <Part name="tabs">
      <FormTabs label={titles.tabs} tabs={tabs} />
    </Part>
  );
}

export function ModalPart() {
  const { shell, parts } = useWords().app;
  const { sample } = parts.catalogue;
  const [opened, setOpened] = useState(false);
  return (
    <Part name="modal">
      <Button variant="default" onClick={() => setOpened(true)}>
        {sample.openModal}
      </Button>
      <FormModal opened={opened} title={sample.modalTitle} onClose={() => setOpened(false)}>
        <FieldSpecimen id="modal-city" field={text()} labels={{ label: sample.city }} />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={() => setOpened(false)}>
            {shell.cancel}
          </Button>
        </Group>
      </FormModal>
    </Part>
  );
}

export function PanelPart() {
  const { shell, parts } = useWords().app;
  const { sample, about } = parts.catalogue;
  const [sought, setSought] = useState("");
  const [urgent, setUrgent] = useState<boolean>();
  const count = (sought === "" ? 0 : 1) + (urgent === undefined ? 0 : 1);
  return (
    <Part name="panel">
      <SidePanel
        count={count}
        onClear={() => {
          setSought("");
          setUrgent(undefined);
        }}
        panel={
          <>
            <LineFilter
              name="vessel"
              field={text()}
              labels={{ label: sample.vessel }}
              value={sought === "" ? undefined : { kind: "text", text: sought }}
              onChange={(value) => setSought(value?.kind === "text" ? value.text : "")}
              country={null}
            />
            <YesNoAll label={sample.urgent} value={urgent} onChange={setUrgent} />
          </>
        }
      >
        <p>{count === 0 ? about.panel : `${shell.filters}: ${count}`}</p>
      </SidePanel>
    </Part>
  );
}
