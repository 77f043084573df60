/** One period: its weighings, where the next one is typed, and closing it. */
import { Button } from "@mantine/core";
import { compare } from "@plimsoll/domain/kernel/decimal";
import { accumulateInstallments } from "@plimsoll/domain/weighing/installments";
import { FileUp } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import type { Saved } from "#offline/save-in-field";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { useConfirmation } from "#ui/confirm-dialog";
import { toasts } from "#ui/toasts";
import { FieldForm } from "../field-form.tsx";
import { useOperationWords } from "../operation-words.tsx";
import { type BodyProps, HistoryButton } from "../page-body.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";
import { useFieldSave } from "../use-field-save.ts";
import { rowsOf } from "../use-operation.ts";
import { CorrectionDialog } from "./correction-dialog.tsx";
import { EntryRow } from "./entry-row.tsx";
import { PeriodGrid } from "./period-grid.tsx";
import { ScaleFileDialog, type ScaleFileDialogProps } from "./scale-file-dialog.tsx";
import { type PeriodRow, useWeighings, type WeighingRow } from "./use-weighings.ts";
import { useLeaving, useWeightLines } from "./use-weight-lines.ts";
import classes from "./weighing.module.css";

interface PeriodInHandProps extends BodyProps {
  readonly period: PeriodRow;
  /** What all periods before it came to. */
  readonly carried: string;
}

const NOTHING: readonly WeighingRow[] = [];

/** Rows of an open period were taken along; those of a closed one are asked for. */
function usePeriodRows({ hand, period }: PeriodInHandProps) {
  const taken = rowsOf<WeighingRow>(hand.bundle, "weighing");
  const own = useMemo(() => taken.filter((row) => row.period_id === period.id), [taken, period.id]);
  // One that was closed here a moment ago, off the network, still has its rows.
  const isAsked = period.closed && own.length === 0;
  const asked = useWeighings(isAsked ? { period_id: period.id } : undefined);
  const found = isAsked ? (asked.data?.attributes ?? NOTHING) : own;
  const rows = useMemo(() => [...found].sort((a, b) => Number(a.place) - Number(b.place)), [found]);
  return { rows, isPending: isAsked && asked.data === undefined, isLost: isAsked && asked.isError };
}

export function PeriodInHand(props: PeriodInHandProps) {
  const { hand, period, carried, closed } = props;
  const words = useOperationWords().weighing;
  const numbers = useNumbers();
  const rights = useRights(useModel("weighing"));
  const { rows, isPending, isLost } = usePeriodRows(props);
  const [corrected, setCorrected] = useState<WeighingRow>();
  const mayWrite = closed === undefined && !period.closed;
  return (
    <Card padded>
      {corrected && (
        <CorrectionDialog
          operationId={hand.bundle.operation.id}
          row={corrected}
          onClose={() => setCorrected(undefined)}
        />
      )}
      <div className={classes.head}>
        <CardTitle>
          {[say(words.period, { number: period.number }), period.scale].filter(Boolean).join(" · ")}
        </CardTitle>
        <PeriodActions {...props} />
      </div>
      {compare(carried, "0") > 0 && (
        <p className={classes.quiet}>{say(words.carried, { weight: numbers.weight(carried) })}</p>
      )}
      {isPending ? (
        <p className={classes.quiet}>{isLost ? words.offline : words.loading}</p>
      ) : (
        <PeriodGrid
          period={period}
          rows={rows}
          waiting={hand.field.waiting}
          onCorrect={mayWrite && rights.update ? setCorrected : undefined}
        />
      )}
      {mayWrite && rights.create && <Typing {...props} rows={rows} />}
    </Card>
  );
}

function Typing({ hand, period, rows }: PeriodInHandProps & { readonly rows: readonly WeighingRow[] }) {
  const words = useOperationWords().weighing;
  const numbers = useNumbers();
  const { operation } = hand.bundle;
  const { save } = useFieldSave(operation.id);
  const onRead = useTellOfRead();
  const lines = useWeightLines(operation.id);
  const leaving = useLeaving(lines, period.id);
  const last = rows.findLast((row) => !row.struck);
  const from = { sequence: last?.sequence ?? 0, accumulated: last?.accumulated ?? "0.000" };
  const standings = accumulateInstallments(leaving, from);
  const undo = (row: WeighingRow) =>
    void save(
      {
        type: "weighing",
        action: "update",
        attributes: { id: row.id, version: row.version, struck: true, justification: words.undone },
      },
      { isQuiet: true },
    );
  return (
    <>
      {leaving.length > 0 && (
        <p className={classes.quiet} role="status">
          {`${words.sending}: ${leaving
            .map((one) => numbers.weight(one.weight))
            .slice(-5)
            .join(", ")}`}
        </p>
      )}
      <EntryRow
        lastAt={leaving.at(-1)?.at ?? last?.at ?? period.begin_at}
        accumulated={standings.at(-1)?.accumulated ?? from.accumulated}
        onAdd={(typed, source) => lines.add(period.id, typed, source)}
        onUndo={last && last.source !== "scale" && leaving.length === 0 ? () => undo(last) : undefined}
      />
      <ReadFile
        hand={hand}
        period={period}
        rows={rows}
        onAdd={(readings) => lines.add(period.id, readings, "scale", onRead)}
      />
    </>
  );
}

/** What became of the rows of a file, as far as the server has answered. */
function useTellOfRead() {
  const words = useOperationWords().weighing.scaleFile;
  return useCallback(
    (sent: number, saved: Saved) => {
      if (saved.where !== "server") return;
      const added = Array.isArray(saved.answer) ? saved.answer.length : 0;
      const there = sent === added ? [] : [sayCount(words.there, sent - added)];
      toasts.success([sayCount(words.added, added), ...there].join(" · "));
    },
    [words],
  );
}

function ReadFile(props: Omit<ScaleFileDialogProps, "onClose">) {
  const words = useOperationWords().weighing.scaleFile;
  const [isReading, setReading] = useState(false);
  return (
    <>
      <Button
        mt={8}
        size="xs"
        variant="default"
        leftSection={<FileUp size={14} aria-hidden />}
        onClick={() => setReading(true)}
      >
        {words.open}
      </Button>
      {isReading && <ScaleFileDialog {...props} onClose={() => setReading(false)} />}
    </>
  );
}

function PeriodActions({ hand, period, closed, onHistory }: PeriodInHandProps) {
  const words = useOperationWords().weighing;
  const numbers = useNumbers();
  const { operation } = hand.bundle;
  const rights = useRights(useModel("weighing_period"));
  const { ask, element } = useConfirmation();
  const { isBusy, save } = useFieldSave(operation.id);
  const [open, setOpen] = useState<"form" | "reopen">();
  const { number } = period;
  const run = (action: string, more: object = {}) => {
    const attributes = { id: period.id, version: period.version, ...more };
    return save({ type: "weighing_period", action, attributes });
  };
  const close = async () => {
    const title = say(words.closeTitle, { number });
    const text = say(words.closeText, { weight: numbers.weight(period.total) });
    if (await ask({ title, text, yes: words.closeYes })) await run("close");
  };
  const mayWrite = closed === undefined && rights.update;
  return (
    <span className={classes.actions}>
      {element}
      {open === "form" && (
        <FieldForm
          hand={hand}
          record="weighing_period"
          title={words.edit}
          row={period}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "reopen" && (
        <ReasonDialog
          title={say(words.reopenTitle, { number })}
          yes={words.reopen}
          onYes={async (justification) => (await run("reopen", { justification })) !== undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
      <HistoryButton onClick={() => onHistory("weighing_period", period.id)} />
      {mayWrite && !period.closed && (
        <>
          <Button size="xs" variant="default" onClick={() => setOpen("form")}>
            {words.edit}
          </Button>
          <Button size="xs" loading={isBusy} onClick={() => void close()}>
            {say(words.close, { number })}
          </Button>
        </>
      )}
      {mayWrite && period.closed && (
        <Button size="xs" variant="default" onClick={() => setOpen("reopen")}>
          {words.reopen}
        </Button>
      )}
    </span>
  );
}
