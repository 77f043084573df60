/** Changes or strikes a weighing, with the reason; what was there before stays beside it. */
import { Button, Modal, SegmentedControl, Textarea, TextInput } from "@mantine/core";
import { compare } from "@plimsoll/domain/kernel/decimal";
import { useState } from "react";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useOperationWords } from "../operation-words.tsx";
import { useFieldSave } from "../use-field-save.ts";
import type { WeighingRow } from "./use-weighings.ts";
import classes from "./weighing.module.css";

interface CorrectionDialogProps {
  readonly operationId: string;
  readonly row: WeighingRow;
  readonly onClose: () => void;
}

export function CorrectionDialog({ operationId, row, onClose }: CorrectionDialogProps) {
  const words = useOperationWords().weighing;
  const numbers = useNumbers();
  const { isBusy, save } = useFieldSave(operationId);
  const [typed, setTyped] = useState(numbers.format(row.weight, { scale: row.unit === "KG" ? 0 : 3 }));
  const [unit, setUnit] = useState(row.unit);
  const [reason, setReason] = useState("");
  const read = numbers.parse(typed, { scale: unit === "KG" ? 0 : 3, allowNegative: false, unit });
  const weight = read.ok && compare(read.value, "0") > 0 ? read.value : undefined;
  const isChanged = weight !== undefined && (compare(weight, row.weight) !== 0 || unit !== row.unit);
  // What a scale sent is struck or stands; nobody writes another weight over it.
  const isKept = row.struck || row.source === "scale";
  const isJustified = reason.trim() !== "";
  const send = async (values: object) => {
    const attributes = { id: row.id, version: row.version, ...values, justification: reason.trim() };
    if (await save({ type: "weighing", action: "update", attributes })) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.correctTitle}
      closeButtonProps={{ "aria-label": words.discard }}
    >
      <div className={classes.correction}>
        <div className={classes.entry}>
          <TextInput
            label={words.weight}
            inputMode="decimal"
            data-autofocus
            value={typed}
            disabled={isKept}
            error={weight === undefined ? words.wrong : undefined}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <SegmentedControl
            aria-label={words.unit}
            data={["MT", "KG"]}
            value={unit}
            disabled={isKept}
            onChange={(value) => setUnit(value as typeof unit)}
          />
        </div>
        <Textarea
          label={words.justification}
          required
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Corrections row={row} />
        <div className={classes.correctionActions}>
          <Button
            variant="default"
            color={row.struck ? undefined : "red"}
            loading={isBusy}
            disabled={!isJustified}
            onClick={() => void send({ struck: !row.struck })}
          >
            {row.struck ? words.takeBack : words.strike}
          </Button>
          {!isKept && (
            <Button
              loading={isBusy}
              disabled={!isJustified || !isChanged}
              onClick={() => void send({ weight, unit })}
            >
              {words.saveCorrection}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}

function Corrections({ row }: { readonly row: WeighingRow }) {
  const words = useOperationWords().weighing;
  const dates = useDates();
  if (row.corrections.length === 0) return null;
  return (
    <ul className={classes.corrections}>
      {row.corrections.map((one) => (
        <li key={one.id}>
          {[dates.moment(one.at), one.by, one.was === "" ? "" : say(words.was, { was: one.was })]
            .filter(Boolean)
            .join(" · ")}
          <b>{one.justification}</b>
        </li>
      ))}
    </ul>
  );
}
