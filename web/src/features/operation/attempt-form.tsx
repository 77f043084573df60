/** One attempt at a hold: what is looked at, the verdict under the thumb, and the signature. */
import { NativeSelect, Textarea } from "@mantine/core";
import { CLEANLINESS } from "@plimsoll/domain/operation/checklist";
import { HOLD_VERDICTS } from "@plimsoll/domain/operation/pages/hold-inspection";
import { Lock, X } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { newId } from "#fields/new-id";
import { useDates } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useOutboxState } from "#offline/outbox-state";
import { Card, CardTitle } from "#ui/card";
import { SaveButton } from "#ui/save-button";
import { uploads } from "#upload/uploads";
import { type Attempt, answersOf, answersToSend, checklistOf, notOkIn } from "./attempt.ts";
import { Checklist, useItemName } from "./checklist.tsx";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";
import { addPhotos, PhotosCard, photosIn, useChooser, usePhotosOf } from "./photo-strip.tsx";
import { type NewSignature, SignatureBox } from "./signature-box.tsx";
import { useFieldSave } from "./use-field-save.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import type { OperationInHand } from "./use-operation.ts";

const RECORD = "basement_inspection";

interface AttemptFormProps {
  readonly hand: OperationInHand;
  readonly hold: number;
  readonly row?: Attempt;
  /** The attempt before: what failed there is watched here. */
  readonly before: Attempt | undefined;
  readonly closed: string | undefined;
  readonly isDisabled: boolean;
  readonly onSaved: () => void;
}

const now = () => new Date().toISOString();

function startOf(row: Attempt | undefined, before: Attempt | undefined) {
  return {
    standard: row?.standard ?? before?.standard ?? ("grain_clean" as Attempt["standard"]),
    began_at: row?.began_at ?? null,
    ended_at: row?.ended_at ?? null,
    answers: answersOf(row?.answers ?? []),
    verdict: row?.verdict ?? null,
    reasons: row?.reasons ?? "",
  };
}

function useAttempt({ hand, hold, row, before, onSaved }: AttemptFormProps) {
  const { operation } = hand.bundle;
  const [id] = useState(() => row?.id ?? newId());
  const start = useMemo(() => startOf(row, before), [row, before]);
  const name = `${operation.id}.${RECORD}.${hold}.${row?.id ?? "new"}`;
  const kept = useKeptDraft(name, row?.version ?? 0, start);
  const { isBusy, save } = useFieldSave(operation.id);
  const { draft } = kept;
  const list = checklistOf(hand.bundle, RECORD, draft.standard, row?.checklist_id ?? null);
  const send = async (more: object = {}) => {
    const began = draft.began_at ?? now();
    const ended = draft.verdict === null ? draft.ended_at : (draft.ended_at ?? now());
    const values = {
      ...draft,
      began_at: began,
      ended_at: ended,
      reasons: draft.reasons.trim() === "" ? null : draft.reasons,
      checklist_id: list?.id ?? null,
      answers: answersToSend(draft.answers, row?.answers),
      ...more,
    };
    const attributes = row
      ? { id, version: row.version, ...values }
      : { id, operation_id: operation.id, hold, ...values };
    const saved = await kept.during(save({ type: RECORD, action: row ? "update" : "create", attributes }));
    if (!saved) return false;
    uploads.release(id, id);
    kept.settle({ ...draft, began_at: began, ended_at: ended });
    onSaved();
    return true;
  };
  return { id, list, isBusy, send, ...kept };
}

export function AttemptForm(props: AttemptFormProps) {
  const { hand, hold, row, before, isDisabled } = props;
  const words = useOperationWords();
  const { messages } = useWords();
  const attempt = useAttempt(props);
  const { id, draft, change, list, isBusy, send } = attempt;
  const owner = photosIn(hand.bundle, id, row === undefined);
  const photosOf = usePhotosOf(owner);
  const nameOf = useItemName(list?.items ?? []);
  const asked = useRef<string | undefined>(undefined);
  const chooser = useChooser((files) => addPhotos(owner, files, messages.invalidFile, asked.current));
  const failedBefore = new Set(notOkIn(answersOf(before?.answers ?? [])));
  const sign = ({ name, role, at, picture }: NewSignature) => {
    if (picture)
      uploads.add({ referenceId: id, field: "signature" }, [picture], {
        single: true,
        held: row === undefined,
      });
    void send({ signed_name: name, signed_role: role, signed_at: at });
  };
  return (
    <>
      <div className={classes.stack}>
        {chooser.element}
        <Card padded>
          <Checklist
            items={list?.items ?? []}
            answers={draft.answers}
            disabled={isDisabled}
            failedBefore={failedBefore}
            photos={photosOf}
            onAnswers={(answers) => change({ answers, began_at: draft.began_at ?? now() })}
            onPhoto={(item) => {
              asked.current = item;
              chooser.open();
            }}
          />
        </Card>
        <VerdictBar
          hold={hold}
          draft={draft}
          isDisabled={isDisabled}
          isBusy={isBusy}
          onChange={change}
          onSave={() => void send()}
        />
      </div>
      <div className={classes.stack}>
        <PhotosCard
          operationId={hand.bundle.operation.id}
          owner={owner}
          disabled={isDisabled}
          nameOf={nameOf}
        />
        <AttemptFacts draft={draft} isDisabled={isDisabled} onChange={change} />
        <SignatureBox
          key={row?.signed_at ?? "unsigned"}
          signed={{
            signed_name: row?.signed_name ?? null,
            signed_role: row?.signed_role ?? null,
            signed_at: row?.signed_at ?? null,
            signature_state: row?.signature_state ?? "none",
          }}
          disabled={isDisabled || (row?.verdict ?? draft.verdict) === null}
          onSign={sign}
        />
        {hand.field.waiting.has(id) && <p className={classes.mark}>{words.frame.waiting}</p>}
      </div>
    </>
  );
}

type Draft = ReturnType<typeof startOf>;

interface AttemptFactsProps {
  readonly draft: Draft;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<Draft>) => void;
}

function AttemptFacts({ draft, isDisabled, onChange }: AttemptFactsProps) {
  const words = useOperationWords().inspection;
  const { fields, choices } = useWords().records.basement_inspection;
  const dates = useDates();
  return (
    <Card padded>
      <CardTitle>{words.present}</CardTitle>
      <NativeSelect
        mt="xs"
        label={words.standard}
        value={draft.standard}
        disabled={isDisabled}
        data={CLEANLINESS.map((value) => ({ value, label: choices.standard[value] }))}
        onChange={({ currentTarget }) => onChange({ standard: currentTarget.value as Attempt["standard"] })}
      />
      <dl className={classes.facts}>
        <dt>{fields.began_at}</dt>
        <dd>{dates.moment(draft.began_at)}</dd>
        <dt>{fields.ended_at}</dt>
        <dd>{dates.moment(draft.ended_at)}</dd>
      </dl>
    </Card>
  );
}

interface VerdictBarProps {
  readonly hold: number;
  readonly draft: Draft;
  readonly isDisabled: boolean;
  readonly isBusy: boolean;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onSave: () => void;
}

function VerdictBar({ hold, draft, isDisabled, isBusy, onChange, onSave }: VerdictBarProps) {
  const words = useOperationWords();
  const { isOnline } = useOutboxState();
  const bad = notOkIn(draft.answers).length;
  const labels = {
    approved: words.inspection.approve,
    approved_with_remarks: words.inspection.remarks,
    reproved: words.inspection.reprove,
  } as const;
  const needsReason = draft.verdict === "reproved" && draft.reasons.trim() === "";
  return (
    <div className={classes.verdict}>
      <div className={classes.verdictHead}>
        <b>{say(words.inspection.verdict, { hold })}</b>
        {bad > 0 && <span className={classes.badText}>{sayCount(words.inspection.blocked, bad)}</span>}
      </div>
      <div className={classes.verdicts}>
        {HOLD_VERDICTS.map((verdict) => {
          const isBlocked = verdict === "approved" && bad > 0;
          return (
            <button
              key={verdict}
              type="button"
              className={classes.verdictButton}
              data-verdict={verdict}
              aria-pressed={draft.verdict === verdict}
              disabled={isDisabled || isBlocked}
              onClick={() => onChange({ verdict: draft.verdict === verdict ? null : verdict })}
            >
              {isBlocked && <Lock size={15} aria-hidden />}
              {verdict === "reproved" && <X size={15} aria-hidden />}
              {labels[verdict]}
            </button>
          );
        })}
      </div>
      {draft.verdict === "reproved" && (
        <Textarea
          label={words.inspection.reasons}
          required
          maxLength={4000}
          value={draft.reasons}
          disabled={isDisabled}
          onChange={({ currentTarget }) => onChange({ reasons: currentTarget.value })}
        />
      )}
      {!isDisabled && (
        <SaveButton size="md" fullWidth loading={isBusy} disabled={needsReason} onClick={onSave}>
          {isOnline
            ? say(words.inspection.save, { hold })
            : `${say(words.inspection.save, { hold })} · ${words.frame.saveOnDevice}`}
        </SaveButton>
      )}
    </div>
  );
}
