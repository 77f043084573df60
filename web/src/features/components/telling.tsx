/** Parts that tell how things stand. */
import { Button, Group, Input } from "@mantine/core";
import { useState } from "react";
import { useDates } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import { useConfirmation } from "#ui/confirm-dialog";
import { DerivedMark } from "#ui/derived-mark";
import { EmptyState } from "#ui/empty-state";
import { PHASES, StatusChip } from "#ui/status-chip";
import { stepStates, Timeline } from "#ui/timeline";
import { toasts } from "#ui/toasts";
import { Part, State, States } from "./catalogue.tsx";

export function StatusesPart() {
  const { gallery } = useWords().app.shell;
  return (
    <Part name="statuses">
      <Group gap="xs">
        {PHASES.map((phase) => (
          <StatusChip key={phase} phase={phase} label={gallery.phases[phase]} />
        ))}
      </Group>
    </Part>
  );
}

export function TimelinePart() {
  const { gallery } = useWords().app.shell;
  const dates = useDates();
  const steps = (reached: number) => {
    const states = stepStates(PHASES.map((_, index) => index < reached));
    return PHASES.map((phase, index) => ({
      key: phase,
      label: gallery.phases[phase],
      ...(index < reached ? { detail: `${dates.date(`2026-11-0${index + 3}`)} · Ana` } : {}),
      state: states[index] ?? "inactive",
    }));
  };
  return (
    <Part name="timeline">
      <States width="full">
        <State name="filled">
          <Timeline label={gallery.timeline} steps={steps(4)} />
        </State>
        <State name="empty">
          <Timeline label={gallery.timeline} steps={steps(0)} />
        </State>
      </States>
    </Part>
  );
}

export function DerivedPart() {
  const { sample } = useWords().app.parts.catalogue;
  const dates = useDates();
  const [value, setValue] = useState("2");
  const isManual = value !== "2";
  const manual = { by: "Ana Ribeiro", at: dates.moment("2026-11-05T16:02:00Z"), computed: "2" };
  return (
    <Part name="derived">
      <States>
        <State name="live">
          <Input.Wrapper label={sample.type}>
            <Input value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)} mb={4} />
            <DerivedMark
              item={sample.type}
              mode={isManual ? "manual" : "auto"}
              {...(isManual ? { ...manual, onFollow: () => setValue("2") } : {})}
            />
          </Input.Wrapper>
        </State>
        <State name="filled">
          <DerivedMark item={sample.group} mode="auto" />
        </State>
        <State name="long">
          <DerivedMark item={sample.group} mode="manual" {...manual} onFollow={() => undefined} />
        </State>
        <State name="readOnly">
          <DerivedMark item={sample.group} mode="manual" {...manual} />
        </State>
      </States>
    </Part>
  );
}

export function ToastsPart() {
  const { gallery } = useWords().app.shell;
  const { ask, element } = useConfirmation();
  const progress = () => {
    const toast = toasts.progress(gallery.progress);
    setTimeout(() => toast.done(gallery.success), 2000);
  };
  return (
    <Part name="toasts">
      <Group gap="xs">
        <Button>{gallery.primary}</Button>
        <Button variant="default">{gallery.secondary}</Button>
        <Button color="red">{gallery.danger}</Button>
        <Button disabled>{gallery.primary}</Button>
        <Button loading>{gallery.primary}</Button>
        <Button variant="light" onClick={() => void ask({ title: gallery.question, danger: true })}>
          {gallery.ask}
        </Button>
        <Button variant="default" onClick={() => toasts.success(gallery.success)}>
          {gallery.success}
        </Button>
        <Button variant="default" onClick={() => toasts.error(gallery.failure)}>
          {gallery.failure}
        </Button>
        <Button variant="default" onClick={progress}>
          {gallery.progress}
        </Button>
        {element}
      </Group>
    </Part>
  );
}

export function EmptyPart() {
  const { messages, app } = useWords();
  const { gallery } = app.shell;
  return (
    <Part name="empty">
      <EmptyState
        title={messages.listIsEmpty}
        text={app.parts.catalogue.about.empty}
        action={<Button>{gallery.primary}</Button>}
      />
    </Part>
  );
}
