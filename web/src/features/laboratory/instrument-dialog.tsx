/** Takes a file of an instrument into the grid: which column is what is asked once and remembered on this device. */
import { Button, FileButton, Group, Modal, NativeSelect } from "@mantine/core";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { setClientState, useClientState } from "#app/client-state";
import { sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { toasts } from "#ui/toasts";
import {
  fillFrom,
  guessColumns,
  type InstrumentColumns,
  type InstrumentFile,
  layoutOf,
  readInstrumentFile,
} from "./instrument-file.ts";
import { useLaboratoryWords } from "./laboratory-words.tsx";
import type { Typed } from "./result-grid.ts";
import type { AnalysisColumn, Sample } from "./use-results.ts";

interface InstrumentProps {
  readonly samples: readonly Sample[];
  readonly analyses: readonly AnalysisColumn[];
  readonly onFigures: (typed: Typed) => void;
}

export function InstrumentButton(props: InstrumentProps) {
  const words = useLaboratoryWords();
  const [file, setFile] = useState<InstrumentFile>();
  const open = async (chosen: File | null) => {
    const read = chosen && readInstrumentFile(await chosen.text());
    if (read) setFile(read);
    else if (chosen) toasts.error(words.instrumentEmpty);
  };
  return (
    <>
      <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(chosen) => void open(chosen)}>
        {(button) => (
          <Button {...button} variant="default" leftSection={<FileUp size={16} aria-hidden />}>
            {words.instrument}
          </Button>
        )}
      </FileButton>
      {file && <ColumnsDialog {...props} file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}

interface ColumnsProps extends InstrumentProps {
  readonly file: InstrumentFile;
  readonly onClose: () => void;
}

function ColumnsDialog({ file, samples, analyses, onFigures, onClose }: ColumnsProps) {
  const words = useLaboratoryWords();
  const { records, app } = useWords();
  const remembered = useClientState((state) => state.instrumentColumns);
  const [columns, setColumns] = useState<InstrumentColumns>(
    () => remembered[layoutOf(file)] ?? guessColumns(file, analyses, records.sample.name),
  );
  const choices = file.names.map((name) => ({ value: name, label: name }));
  const take = () => {
    setClientState({ instrumentColumns: { ...remembered, [layoutOf(file)]: columns } });
    const { typed, unknown } = fillFrom(file, columns, samples);
    onFigures(typed);
    toasts.success(sayCount(words.instrumentTaken, Object.keys(typed).length));
    if (unknown.length > 0) toasts.error(`${words.instrumentUnknown} ${unknown.join(", ")}`);
    onClose();
  };
  const choose = (id: string, name: string) => {
    const { [id]: _, ...others } = columns.analyses;
    setColumns({ ...columns, analyses: name === "" ? others : { ...others, [id]: name } });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.instrument}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      <p>{words.instrumentHint}</p>
      <NativeSelect
        label={records.sample.name}
        value={columns.sample}
        data={choices}
        onChange={({ currentTarget }) => setColumns({ ...columns, sample: currentTarget.value })}
      />
      {analyses.map(({ id, name }) => (
        <NativeSelect
          key={id}
          mt="xs"
          label={name}
          value={columns.analyses[id] ?? ""}
          data={[{ value: "", label: "—" }, ...choices]}
          onChange={({ currentTarget }) => choose(id, currentTarget.value)}
        />
      ))}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {app.shell.cancel}
        </Button>
        <Button disabled={Object.keys(columns.analyses).length === 0} onClick={take}>
          {words.instrumentTake}
        </Button>
      </Group>
    </Modal>
  );
}
