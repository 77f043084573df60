/** Takes a file of an instrument into the grid: which column is what is asked once and kept in the register of instruments. */
import { Button, FileButton, Group, Modal, NativeSelect, TextInput } from "@mantine/core";
import { headingsOf, MOST_HEADINGS } from "@plimsoll/domain/register/instrument";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { errorText } from "#app/error-text";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { useList, useMutationCall } from "#rpc/hooks";
import { toasts } from "#ui/toasts";
import {
  columnsOf,
  fillFrom,
  guessColumns,
  type InstrumentColumns,
  type InstrumentFile,
  nameOfFile,
  readInstrumentFile,
} from "./instrument-file.ts";
import { useLaboratoryWords } from "./laboratory-words.tsx";
import type { Typed } from "./result-grid.ts";
import type { AnalysisColumn, Sample } from "./use-results.ts";

const INSTRUMENTS = { service: "register", type: "instrument" } as const;

interface InstrumentProps {
  readonly samples: readonly Sample[];
  readonly analyses: readonly AnalysisColumn[];
  readonly onFigures: (typed: Typed) => void;
}

interface OpenedFile extends InstrumentFile {
  readonly name: string;
}

export function InstrumentButton(props: InstrumentProps) {
  const words = useLaboratoryWords();
  const [file, setFile] = useState<OpenedFile>();
  const open = async (chosen: File | null) => {
    const read = chosen && readInstrumentFile(await chosen.text());
    if (read) setFile({ ...read, name: nameOfFile(chosen.name) });
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
      {file && <KnownColumns {...props} file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}

interface FileProps extends InstrumentProps {
  readonly file: OpenedFile;
  readonly onClose: () => void;
}

interface KnownInstrument {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly sample_column: string;
  readonly columns: readonly { readonly analysis_id: string; readonly column: string }[];
}

/** Asks first whether a file with these names came before, to anybody. */
function KnownColumns(props: FileProps) {
  const mayList = useMayOn(useModel("instrument"))("list");
  const asked = useList(
    INSTRUMENTS,
    {
      fields: ["*"] as const,
      active: true,
      conditions: [{ attribute: "headings", operator: "=", value: headingsOf(props.file.names) }],
      pagination: { page: 1, size: 1 },
    },
    { enabled: mayList, staleTime: 0 },
  );
  if (mayList && asked.isPending) return null;
  const known = asked.data?.attributes[0] as KnownInstrument | undefined;
  return <ColumnsDialog {...props} known={known} />;
}

/** Keeps what was said, for whoever brings such a file next. The figures are taken whether or not that succeeds. */
function useKeep(file: OpenedFile, known: KnownInstrument | undefined) {
  const words = useLaboratoryWords();
  const may = useMayOn(useModel("instrument"));
  const told = {
    onFailed: (error: Error) => toasts.error(say(words.instrumentNotKept, { reason: errorText(error) })),
  };
  const creating = useMutationCall({ ...INSTRUMENTS, action: "create" }, told);
  const updating = useMutationCall({ ...INSTRUMENTS, action: "update" }, told);
  const headings = headingsOf(file.names);
  const mayKeep = headings.length <= MOST_HEADINGS && may(known ? "update" : "create");
  const keep = async (name: string, { sample, analyses }: InstrumentColumns) => {
    const columns = Object.entries(analyses).map(([analysis_id, column]) => ({ analysis_id, column }));
    const said = { name: name.trim() || file.name, headings, sample_column: sample, columns };
    if (!mayKeep) return;
    await (known
      ? updating.run({ id: known.id, version: known.version, ...said })
      : creating.run(said)
    ).catch(() => undefined);
  };
  return { keep, mayKeep, isBusy: creating.isBusy || updating.isBusy };
}

const isSame = (one: InstrumentColumns, other: InstrumentColumns) =>
  one.sample === other.sample &&
  Object.keys({ ...one.analyses, ...other.analyses }).every((id) => one.analyses[id] === other.analyses[id]);

function ColumnsDialog({
  file,
  known,
  samples,
  analyses,
  onFigures,
  onClose,
}: FileProps & { readonly known: KnownInstrument | undefined }) {
  const words = useLaboratoryWords();
  const { records, app } = useWords();
  const { keep, mayKeep, isBusy } = useKeep(file, known);
  const [name, setName] = useState(known?.name ?? file.name);
  const [columns, setColumns] = useState<InstrumentColumns>(() =>
    known ? columnsOf(known) : guessColumns(file, analyses, records.sample.name),
  );
  const choices = file.names.map((one) => ({ value: one, label: one }));
  const here = analyses.filter(({ id }) => columns.analyses[id] !== undefined);
  const take = async () => {
    if (!known || known.name !== name.trim() || !isSame(columnsOf(known), columns)) await keep(name, columns);
    const shown = Object.fromEntries(here.map(({ id }) => [id, columns.analyses[id] ?? ""]));
    const { typed, unknown } = fillFrom(file, { ...columns, analyses: shown }, samples);
    onFigures(typed);
    toasts.success(sayCount(words.instrumentTaken, Object.keys(typed).length));
    if (unknown.length > 0) toasts.error(`${words.instrumentUnknown} ${unknown.join(", ")}`);
    onClose();
  };
  const choose = (id: string, column: string) => {
    const { [id]: _, ...others } = columns.analyses;
    setColumns({ ...columns, analyses: column === "" ? others : { ...others, [id]: column } });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.instrument}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      <p>{known ? say(words.instrumentKnown, { name: known.name }) : words.instrumentHint}</p>
      {mayKeep && (
        <TextInput
          label={words.instrumentName}
          maxLength={120}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      <NativeSelect
        mt="xs"
        label={records.sample.name}
        value={columns.sample}
        data={choices}
        onChange={({ currentTarget }) => setColumns({ ...columns, sample: currentTarget.value })}
      />
      {analyses.map(({ id, name: analysis }) => (
        <NativeSelect
          key={id}
          mt="xs"
          label={analysis}
          value={columns.analyses[id] ?? ""}
          data={[{ value: "", label: "—" }, ...choices]}
          onChange={({ currentTarget }) => choose(id, currentTarget.value)}
        />
      ))}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {app.shell.cancel}
        </Button>
        <Button disabled={here.length === 0} loading={isBusy} onClick={() => void take()}>
          {words.instrumentTake}
        </Button>
      </Group>
    </Modal>
  );
}
