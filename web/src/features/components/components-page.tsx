/** The parts of the screens side by side, for those who build screens. */
import { Button, Group, Stack, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useRouteMatch } from "#app/guard";
import { Page } from "#app/page";
import { useLocale, useWords } from "#i18n/words-provider";
import { Card, CardTitle } from "#ui/card";
import { useQuestion } from "#ui/confirm-question";
import { EmptyState } from "#ui/empty-state";
import { SidePanel } from "#ui/side-panel";
import { PHASES, StatusChip } from "#ui/status-chip";
import { stepStates, Timeline } from "#ui/timeline";
import { toasts } from "#ui/toasts";

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card padded>
      <CardTitle>{title}</CardTitle>
      {children}
    </Card>
  );
}

function Statuses() {
  const { gallery } = useWords().app.shell;
  return (
    <Group gap="xs">
      {PHASES.map((phase) => (
        <StatusChip key={phase} phase={phase} label={gallery.phases[phase]} />
      ))}
    </Group>
  );
}

function Way() {
  const { gallery } = useWords().app.shell;
  const states = stepStates(PHASES.map((_, index) => index < 3));
  const steps = PHASES.map((phase, index) => ({
    key: phase,
    label: gallery.phases[phase],
    state: states[index] ?? "inactive",
  }));
  return <Timeline label={gallery.timeline} steps={steps} />;
}

function Deeds() {
  const { gallery } = useWords().app.shell;
  const { ask, element } = useQuestion();
  const progress = () => {
    const toast = toasts.progress(gallery.progress);
    setTimeout(() => toast.done(gallery.success), 2000);
  };
  return (
    <Group gap="xs">
      <Button>{gallery.primary}</Button>
      <Button variant="default">{gallery.secondary}</Button>
      <Button color="red">{gallery.danger}</Button>
      <Button disabled>{gallery.primary}</Button>
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
  );
}

export function ComponentsPage() {
  const { messages, app } = useWords();
  const { gallery, login } = app.shell;
  const { locale } = useLocale();
  const title = useRouteMatch()?.entry.title[locale] ?? gallery.panel;
  return (
    <Page title={title}>
      <SidePanel
        title={gallery.panel}
        count={1}
        onClear={() => undefined}
        panel={<TextInput label={login.email} />}
      >
        <Stack gap={14}>
          <Part title={gallery.statuses}>
            <Statuses />
          </Part>
          <Part title={gallery.timeline}>
            <Way />
          </Part>
          <Part title={gallery.buttons}>
            <Deeds />
          </Part>
          <Part title={gallery.empty}>
            <EmptyState title={messages.listIsEmpty} text={gallery.panelText} />
          </Part>
        </Stack>
      </SidePanel>
    </Page>
  );
}
