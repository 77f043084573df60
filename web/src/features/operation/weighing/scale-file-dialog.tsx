/** Reading the file of a scale: laid out as the register says, looked at line by line before anything of it is added. */
import { Button, Checkbox, FileButton, Select } from "@mantine/core";
import { installmentTotal } from "@plimsoll/domain/weighing/installments";
import {
  canReadFile,
  readScaleFile,
  type ScaleFormat,
  type ScaleLine,
  type ScaleReading,
  siftReadings,
} from "@plimsoll/domain/weighing/scale-file";
import { FileUp } from "lucide-react";
import { useMemo, useState } from "react";
import { useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { FormModal } from "#ui/form-modal";
import { useOperationWords } from "../operation-words.tsx";
import type { OperationInHand } from "../use-operation.ts";
import { ScaleLayout } from "./scale-layout.tsx";
import { ScaleLines } from "./scale-lines.tsx";
import { formatOf, useScales } from "./use-scales.ts";
import type { PeriodRow, WeighingRow } from "./use-weighings.ts";
import classes from "./weighing.module.css";

export interface ScaleFileDialogProps {
  readonly hand: OperationInHand;
  readonly period: PeriodRow;
  /** What stands in the period already. */
  readonly rows: readonly WeighingRow[];
  readonly onAdd: (readings: readonly ScaleReading[]) => void;
  readonly onClose: () => void;
}

/** Scales write in the letters of their own time: what is no UTF-8 is read as Windows wrote it. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Lines that read, those of them that stand here already, and those that do not read. */
function useLines(text: string, format: ScaleFormat, zone: string, rows: readonly WeighingRow[]) {
  return useMemo(() => {
    const lines: readonly ScaleLine[] =
      text !== "" && canReadFile(format) ? readScaleFile(text, format, zone) : [];
    const readings = lines.flatMap(({ reading }) => (reading === null ? [] : [reading]));
    const standing = rows.filter(({ source }) => source === "scale");
    const { fresh, there, changed } = siftReadings(readings, standing as never);
    return { lines, fresh, there, changed: changed.length, refused: lines.length - readings.length };
  }, [text, format, zone, rows]);
}

export function ScaleFileDialog({ hand, period, rows, onAdd, onClose }: ScaleFileDialogProps) {
  const { scaleFile: words, discard } = useOperationWords().weighing;
  const { scales, initial, mayRemember, remember } = useScales(hand, period);
  const [scaleId, setScaleId] = useState(initial?.id ?? null);
  const [format, setFormat] = useState<ScaleFormat>(() => formatOf(initial));
  const [file, setFile] = useState({ name: "", text: "" });
  const [isRemembered, setRemembered] = useState(mayRemember);
  const read = useLines(file.text, format, hand.bundle.zone, rows);
  const take = (chosen: File | null) =>
    chosen && void textOf(chosen).then((text) => setFile({ name: chosen.name, text }));
  const add = () => {
    if (isRemembered) remember(scaleId, format);
    onAdd(read.fresh);
    onClose();
  };
  return (
    <FormModal opened title={words.title} onClose={onClose}>
      <div className={classes.correction}>
        <div className={classes.fileHead}>
          {scales.length > 0 && (
            <Select
              label={words.scale}
              data={scales.map(({ id, name }) => ({ value: id, label: name }))}
              value={scaleId}
              onChange={(id) => {
                setScaleId(id);
                setFormat(formatOf(scales.find((one) => one.id === id)));
              }}
            />
          )}
          <FileButton accept=".csv,.txt,.dat,.prn,text/plain,text/csv" onChange={take}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<FileUp size={16} aria-hidden />}>
                {file.name === "" ? words.choose : file.name}
              </Button>
            )}
          </FileButton>
        </div>
        <ScaleLayout format={format} onChange={setFormat} />
        {file.text !== "" && <Found {...read} zone={hand.bundle.zone} />}
        {mayRemember && (
          <Checkbox
            label={words.remember}
            checked={isRemembered}
            onChange={({ currentTarget }) => setRemembered(currentTarget.checked)}
          />
        )}
        <div className={classes.correctionActions}>
          <Button variant="default" onClick={onClose}>
            {discard}
          </Button>
          <Button disabled={read.fresh.length === 0 || read.changed > 0} onClick={add}>
            {sayCount(words.add, read.fresh.length)}
          </Button>
        </div>
      </div>
    </FormModal>
  );
}

type FoundProps = ReturnType<typeof useLines> & { readonly zone: string };

function Found({ lines, fresh, there, changed, refused, zone }: FoundProps) {
  const words = useOperationWords().weighing.scaleFile;
  const numbers = useNumbers();
  return (
    <section className={classes.pasted} aria-live="polite">
      <b>
        {[
          say(words.makes, { rows: fresh.length, weight: numbers.weight(installmentTotal(fresh)) }),
          ...(there > 0 ? [sayCount(words.there, there)] : []),
          ...(refused > 0 ? [sayCount(words.refused, refused)] : []),
        ].join(" · ")}
      </b>
      {changed > 0 && <p className={classes.bad}>{sayCount(words.changed, changed)}</p>}
      {lines.length === 0 && <p className={classes.quiet}>{words.empty}</p>}
      <ScaleLines lines={lines} zone={zone} />
    </section>
  );
}
