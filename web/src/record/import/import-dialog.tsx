/** The way of a sheet into a register: choose the file, say what the headings mean, correct, import. */
import { Alert, Button, Group, Modal, Progress } from "@mantine/core";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { CircleCheck, FileDown, FileUp, TriangleAlert } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { errorText } from "#app/error-text";
import { useNarrow } from "#app/narrow";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useFocusBack } from "#ui/focus-back";
import { toasts } from "#ui/toasts";
import { FaultyRows } from "./faulty-rows.tsx";
import classes from "./import.module.css";
import { MapColumns } from "./map-columns.tsx";
import { useFirstFocus } from "./use-first-focus.ts";
import { type Import, useImport } from "./use-import.ts";

interface ImportDialogProps {
  readonly model: RecordModel;
  readonly items: string;
  readonly onClose: () => void;
}

export function ImportDialog({ model, items, onClose }: ImportDialogProps) {
  const { app } = useWords();
  const narrow = useNarrow();
  const importing = useImport(model);
  useFocusBack();
  const leave = () => {
    importing.discard();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={leave}
      title={say(app.import.title, { items })}
      size={950}
      fullScreen={narrow}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      {importing.error !== undefined && (
        <Alert color="red" mb="sm" icon={<TriangleAlert size={16} aria-hidden />} role="alert">
          {importing.error}
        </Alert>
      )}
      <Step importing={importing} onClose={onClose} />
    </Modal>
  );
}

function Step({ importing, onClose }: { readonly importing: Import; readonly onClose: () => void }) {
  const { state } = importing;
  switch (state?.state) {
    case undefined:
      return <ChooseFile importing={importing} />;
    case "mapping":
      return <MapColumns key={state.id} state={state} onCheck={importing.map} />;
    case "checking":
    case "committing":
      return <Running importing={importing} />;
    case "checked":
      return <FaultyRows key={state.id} state={state} importing={importing} />;
    default:
      return <Finished importing={importing} onClose={onClose} />;
  }
}

function ChooseFile({ importing }: { readonly importing: Import }) {
  const words = useWords().app.import;
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void importing.open(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  if (importing.reading !== undefined)
    return (
      <div role="status">
        {say(words.reading, { name: importing.reading })}
        <Progress value={100} animated mt="xs" aria-label={words.choose} />
      </div>
    );
  return (
    <>
      <p className={classes.text}>{words.chooseText}</p>
      {/* The label is the way in for a mouse; the button inside it is the way in for the keyboard. */}
      <label
        htmlFor={inputId}
        className={classes.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <FileUp size={28} aria-hidden />
        <span>{words.drop}</span>
        <Button variant="default" data-autofocus onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
      </label>
      <input
        ref={input}
        id={inputId}
        className={classes.hidden}
        type="file"
        tabIndex={-1}
        accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = "";
        }}
      />
    </>
  );
}

function Running({ importing }: { readonly importing: Import }) {
  const words = useWords().app.import;
  const { state, done = 0, total = 0 } = importing.state ?? {};
  const label = state === "committing" ? words.committing : words.checking;
  return (
    <div role="status">
      <div className={classes.running}>
        <strong>{label}</strong>
        <span>{say(words.progress, { done, total })}</span>
      </div>
      <Progress value={total === 0 ? 0 : (done / total) * 100} mt="xs" animated aria-label={label} />
      {state === "committing" && <p className={classes.text}>{words.leave}</p>}
    </div>
  );
}

function Finished({ importing, onClose }: { readonly importing: Import; readonly onClose: () => void }) {
  const words = useWords().app.import;
  const { state, counts } = importing.state ?? {};
  const close = useFirstFocus<HTMLButtonElement>();
  const isDone = state === "done";
  const figures = counts && {
    created: counts.created,
    changed: counts.changed,
    unchanged: counts.unchanged,
    refused: Math.max(counts.refused, counts.faulty),
  };
  const download = () => importing.download().catch((failure: unknown) => toasts.error(errorText(failure)));
  return (
    <>
      <Alert
        color={isDone ? "green" : "red"}
        icon={isDone ? <CircleCheck size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
        title={isDone ? words.done : undefined}
        role="status"
      >
        {isDone ? importing.state?.name : words.failed}
      </Alert>
      {figures && (
        <dl className={classes.figures}>
          {(Object.keys(figures) as (keyof typeof figures)[]).map((key) => (
            <div key={key} data-outcome={key} data-none={figures[key] === 0}>
              <dt>{words.outcomes[key]}</dt>
              <dd>{figures[key]}</dd>
            </div>
          ))}
        </dl>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={importing.discard}>
          {words.again}
        </Button>
        <Button
          variant="default"
          leftSection={<FileDown size={16} aria-hidden />}
          onClick={() => void download()}
        >
          {words.result}
        </Button>
        <Button ref={close} onClick={onClose}>
          {words.close}
        </Button>
      </Group>
    </>
  );
}
