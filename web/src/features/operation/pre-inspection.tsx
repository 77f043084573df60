/** The look at a carrier before its inspection: place, checklist, verdict, last cargoes, photos. */
import { TextInput } from "@mantine/core";
import type { Row } from "@plimsoll/domain/kernel/record";
import type { preInspection } from "@plimsoll/domain/operation/pages/pre-inspection";
import { useMemo, useRef } from "react";
import { useDates } from "#i18n/formats";
import { sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card } from "#ui/card";
import { SaveButton } from "#ui/save-button";
import { uploads } from "#upload/uploads";
import { answersOf, answersToSend, checklistOf, notOkIn } from "./attempt.ts";
import { useBelowFold } from "./below-fold.ts";
import { Checklist, useItemName } from "./checklist.tsx";
import { classes } from "./classes.ts";
import { LastCargoes } from "./last-cargoes.tsx";
import { useOperationWords } from "./operation-words.tsx";
import { type BodyProps, HistoryButton } from "./page-body.tsx";
import { addPhotos, PhotosCard, photosIn, useChooser, usePhotosOf } from "./photo-strip.tsx";
import { useFieldSave } from "./use-field-save.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { rowsOf } from "./use-operation.ts";
import { useRowId } from "./use-row-id.ts";

const RECORD = "pre_inspection";
type PreInspectionRow = Row<typeof preInspection>;

export function PreInspection(props: BodyProps) {
  const [row] = rowsOf<PreInspectionRow>(props.hand.bundle, RECORD);
  return <Form {...props} row={row} />;
}

interface FormProps extends BodyProps {
  readonly row: PreInspectionRow | undefined;
}

function usePreInspection({ hand, row, closed }: FormProps) {
  const { operation } = hand.bundle;
  const rights = useRights(useModel(RECORD));
  const isDisabled = closed !== undefined || !(row ? rights.update : rights.create);
  const id = useRowId(row);
  const start = useMemo(
    () => ({
      at: row?.at ?? new Date().toISOString(),
      place: row?.place ?? "",
      answers: answersOf(row?.answers ?? []),
      verdict: row?.verdict ?? null,
    }),
    [row],
  );
  const { draft, change, isDirty, during, settle } = useKeptDraft(
    `${operation.id}.${RECORD}`,
    row?.version ?? 0,
    start,
  );
  const { isBusy, save } = useFieldSave(operation.id);
  const list = checklistOf(hand.bundle, RECORD, null, row?.checklist_id ?? null);
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
    const onSaved = () => {
      uploads.release(id, id);
      settle(draft);
    };
    await during(save({ type: RECORD, action: row ? "update" : "create", attributes }, { onSaved }));
  };
  return { id, list, draft, change, isDirty, isBusy, isDisabled, send };
}

function Form(props: FormProps) {
  const { hand, row, closed, onHistory } = props;
  const words = useOperationWords();
  const { messages } = useWords();
  const dates = useDates();
  const cargoRights = useRights(useModel("last_cargo"));
  const { id, list, draft, change, isDirty, isBusy, isDisabled, send } = usePreInspection(props);
  const owner = photosIn(hand.bundle, id, row === undefined);
  const photosOf = usePhotosOf(owner);
  const nameOf = useItemName(list?.items ?? []);
  const isBelowDrawn = useBelowFold();
  const asked = useRef<string | undefined>(undefined);
  const chooser = useChooser((files) => addPhotos(owner, files, messages.invalidFile, asked.current));
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
            photos={photosOf}
            onAnswers={(answers) => change({ answers })}
            onPhoto={(item) => {
              asked.current = item;
              chooser.open();
            }}
          />
        </Card>
        <PreVerdict
          verdict={draft.verdict}
          bad={notOkIn(draft.answers).length}
          isDisabled={isDisabled}
          isDirty={isDirty}
          isBusy={isBusy}
          onVerdict={(verdict) => change({ verdict })}
          onSave={() => void send()}
        />
      </div>
      {isBelowDrawn && (
        <div className={classes.stack}>
          <LastCargoes hand={hand} isDisabled={closed !== undefined || !cargoRights.update} />
          <PhotosCard
            operationId={hand.bundle.operation.id}
            owner={owner}
            disabled={isDisabled}
            nameOf={nameOf}
          />
        </div>
      )}
    </div>
  );
}

interface PreVerdictProps {
  readonly verdict: PreInspectionRow["verdict"];
  /** How many items are not OK. */
  readonly bad: number;
  readonly isDisabled: boolean;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly onVerdict: (verdict: PreInspectionRow["verdict"]) => void;
  readonly onSave: () => void;
}

function PreVerdict(props: PreVerdictProps) {
  const { verdict, bad, isDisabled, isDirty, isBusy, onVerdict, onSave } = props;
  const words = useOperationWords();
  const { verdict: labels } = useWords().records.pre_inspection.choices;
  return (
    <div className={classes.verdict}>
      <div className={classes.verdictHead}>
        <b>{words.pre.verdict}</b>
        {bad > 0 && <span className={classes.badText}>{sayCount(words.inspection.blocked, bad)}</span>}
      </div>
      <div className={classes.verdicts}>
        {(["approved", "reproved"] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={classes.verdictButton}
            data-verdict={one}
            aria-pressed={verdict === one}
            disabled={isDisabled || (one === "approved" && bad > 0)}
            onClick={() => onVerdict(verdict === one ? null : one)}
          >
            {labels[one]}
          </button>
        ))}
      </div>
      {!isDisabled && (
        <SaveButton size="md" fullWidth isDirty={isDirty} loading={isBusy} onClick={onSave}>
          {words.pre.save}
        </SaveButton>
      )}
    </div>
  );
}
