/** The look at a carrier before its inspection: place, checklist, verdict, last cargoes, photos. */
import { Button, Group, TextInput } from "@mantine/core";
import type { Row } from "@plimsoll/domain/kernel/record";
import type { preInspection } from "@plimsoll/domain/operation/pages/pre-inspection";
import { Save } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { newId } from "#fields/new-id";
import { useDates } from "#i18n/formats";
import { sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { uploads } from "#upload/uploads";
import { answersOf, answersToSend, checklistOf, notOkIn } from "./attempt.ts";
import { Checklist } from "./checklist.tsx";
import { type BodyProps, HistoryButton } from "./field-page.tsx";
import { LastCargoes } from "./last-cargoes.tsx";
import classes from "./operation.module.css";
import { useOperationWords } from "./operation-words.tsx";
import { addPhotos, PhotoStrip, photosAbout, useChooser, usePhotoNames } from "./photo-strip.tsx";
import { useFieldSave } from "./use-field-save.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { rowsOf } from "./use-operation.ts";

const RECORD = "pre_inspection";
type PreInspectionRow = Row<typeof preInspection>;

export function PreInspection(props: BodyProps) {
  const [row] = rowsOf<PreInspectionRow>(props.hand.bundle, RECORD);
  return <Form key={row ? `${row.id}.${row.version}` : "new"} {...props} row={row} />;
}

interface FormProps extends BodyProps {
  readonly row: PreInspectionRow | undefined;
}

function Form({ hand, row, closed, onHistory }: FormProps) {
  const words = useOperationWords();
  const { messages, records } = useWords();
  const dates = useDates();
  const { operation } = hand.bundle;
  const rights = useRights(useModel(RECORD));
  const cargoRights = useRights(useModel("last_cargo"));
  const isDisabled = closed !== undefined || !(row ? rights.update : rights.create);
  const [id] = useState(() => row?.id ?? newId());
  const start = useMemo(
    () => ({
      at: row?.at ?? new Date().toISOString(),
      place: row?.place ?? "",
      answers: answersOf(row?.answers ?? []),
      verdict: row?.verdict ?? null,
    }),
    [row],
  );
  const { draft, change, settle } = useKeptDraft(`${operation.id}.${RECORD}`, row?.version ?? 0, start);
  const { isBusy, save } = useFieldSave(operation.id);
  const list = checklistOf(hand.bundle, RECORD, null, row?.checklist_id ?? null);
  const owner = { id, field: "photos", isNew: row === undefined };
  const photoNames = usePhotoNames(owner);
  const asked = useRef<string | undefined>(undefined);
  const chooser = useChooser((files) => addPhotos(owner, files, messages.invalidFile, asked.current));
  const bad = notOkIn(draft.answers).length;
  const send = async () => {
    const values = {
      ...draft,
      place: draft.place.trim() === "" ? null : draft.place.trim(),
      checklist_id: list?.id ?? null,
      answers: answersToSend(draft.answers, row?.answers),
    };
    const attributes = row
      ? { id, version: row.version, ...values }
      : { id, operation_id: operation.id, ...values };
    if (!(await save({ type: RECORD, action: row ? "update" : "create", attributes }))) return;
    uploads.release(id, id);
    settle(draft);
  };
  const verdicts = records.pre_inspection.choices.verdict;
  return (
    <div className={classes.twoColumns}>
      {chooser.element}
      <div className={classes.stack}>
        <Card padded>
          <div className={classes.cardHead}>
            <TextInput
              label={words.pre.place}
              value={draft.place}
              maxLength={120}
              disabled={isDisabled}
              onChange={({ currentTarget }) => change({ place: currentTarget.value })}
            />
            <span className={classes.quiet}>{dates.moment(draft.at)}</span>
            {row && <HistoryButton onClick={() => onHistory(RECORD, row.id)} />}
          </div>
          <Checklist
            items={list?.items ?? []}
            answers={draft.answers}
            disabled={isDisabled}
            photos={(item) => photosAbout(photoNames, item)}
            onAnswers={(answers) => change({ answers })}
            onPhoto={(item) => {
              asked.current = item;
              chooser.open();
            }}
          />
        </Card>
        <div className={classes.verdict}>
          <div className={classes.verdictHead}>
            <b>{words.pre.verdict}</b>
            {bad > 0 && <span className={classes.badText}>{sayCount(words.inspection.blocked, bad)}</span>}
          </div>
          <Group className={classes.verdicts ?? ""} gap="xs">
            {(["approved", "reproved"] as const).map((verdict) => (
              <button
                key={verdict}
                type="button"
                className={classes.verdictButton}
                data-verdict={verdict}
                aria-pressed={draft.verdict === verdict}
                disabled={isDisabled || (verdict === "approved" && bad > 0)}
                onClick={() => change({ verdict: draft.verdict === verdict ? null : verdict })}
              >
                {verdicts[verdict]}
              </button>
            ))}
          </Group>
          {!isDisabled && (
            <Button
              size="md"
              fullWidth
              loading={isBusy}
              leftSection={<Save size={18} aria-hidden />}
              onClick={() => void send()}
            >
              {words.pre.save}
            </Button>
          )}
        </div>
      </div>
      <div className={classes.stack}>
        <LastCargoes hand={hand} isDisabled={closed !== undefined || !cargoRights.update} />
        <Card padded>
          <CardTitle>{words.photos.title}</CardTitle>
          <PhotoStrip owner={owner} disabled={isDisabled} />
        </Card>
      </div>
    </div>
  );
}
