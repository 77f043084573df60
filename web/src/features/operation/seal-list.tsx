/** The seals of a hold: where each is, what became of it, what it replaced, and its photos. */
import { Button, Modal, NativeSelect } from "@mantine/core";
import type { Row } from "@plimsoll/domain/kernel/record";
import {
  type holdSealing,
  isLive,
  replacedSeals,
  SEAL_STATES,
} from "@plimsoll/domain/operation/pages/hold-sealing";
import { Camera, History } from "lucide-react";
import { useState } from "react";
import { useDates } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { Card, CardTitle } from "#ui/card";
import { classes } from "./classes.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { PhotoStrip, photosIn } from "./photo-strip.tsx";
import { useFieldSave } from "./use-field-save.ts";

const RECORD = "hold_sealing";
export type Seal = Row<typeof holdSealing>;

interface SealListProps extends Pick<BodyProps, "hand" | "onHistory"> {
  readonly seals: readonly Seal[];
  readonly mayChange: boolean;
}

export function SealList({ hand, seals, mayChange, onHistory }: SealListProps) {
  const words = useOperationWords();
  const { records, app } = useWords();
  const { fields } = records.hold_sealing;
  const { shell } = app;
  const { save } = useFieldSave(hand.bundle.operation.id);
  const sorted = [...seals].sort((a, b) => a.position - b.position);
  const replaced = replacedSeals(seals);
  const [shown, setShown] = useState<Seal>();
  const change = (row: Seal, state: Seal["state"]) => {
    const removed_at = isLive(state) || row.removed_at !== null ? row.removed_at : new Date().toISOString();
    const attributes = { id: row.id, version: row.version, state, removed_at };
    void save({ type: RECORD, action: "update", attributes });
  };
  return (
    <Card padded>
      {shown && (
        <Modal
          opened
          size="lg"
          onClose={() => setShown(undefined)}
          title={say(words.seals.photos, { number: shown.number })}
          closeButtonProps={{ "aria-label": shell.close }}
        >
          <PhotoStrip
            operationId={hand.bundle.operation.id}
            owner={photosIn(hand.bundle, shown.id, false)}
            disabled={!mayChange}
          />
        </Modal>
      )}
      <div className={classes.cardHead}>
        <CardTitle>{words.seals.list}</CardTitle>
        <span className={classes.quiet}>{sayCount(words.seals.applied, seals.length)}</span>
      </div>
      {sorted.length === 0 ? (
        <p className={classes.quiet}>{words.frame.none}</p>
      ) : (
        <div className={classes.scroller}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{fields.number}</th>
                <th scope="col">{fields.position}</th>
                <th scope="col">{fields.place}</th>
                <th scope="col">{fields.type}</th>
                <th scope="col">{fields.applied_at}</th>
                <th scope="col">{fields.state}</th>
                <td colSpan={2} />
              </tr>
            </thead>
            <tbody>
              {sorted.map((row) => (
                <SealRow
                  key={row.id}
                  row={row}
                  replaces={replaced.get(row.id)}
                  isWaiting={hand.field.waiting.has(row.id)}
                  photos={photosIn(hand.bundle, row.id, false).known.length}
                  mayChange={mayChange}
                  onState={(state) => change(row, state)}
                  onPhotos={() => setShown(row)}
                  onHistory={() => onHistory(RECORD, row.id)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

interface SealRowProps {
  readonly row: Seal;
  /** The number of the seal that was at its place before. */
  readonly replaces: string | undefined;
  readonly isWaiting: boolean;
  readonly photos: number;
  readonly mayChange: boolean;
  readonly onState: (state: Seal["state"]) => void;
  readonly onPhotos: () => void;
  readonly onHistory: () => void;
}

function SealRow(props: SealRowProps) {
  const { row, replaces, isWaiting, photos, mayChange, onState, onPhotos, onHistory } = props;
  const words = useOperationWords();
  const { choices } = useWords().records.hold_sealing;
  const dates = useDates();
  return (
    <tr data-waiting={isWaiting}>
      <th scope="row">{row.number}</th>
      <td>{row.position}</td>
      <td>
        {row.place}
        {replaces !== undefined && (
          <span className={classes.replaces}>{say(words.seals.replaces, { number: replaces })}</span>
        )}
      </td>
      <td>{row.type && choices.type[row.type]}</td>
      <td className={classes.sealedAt}>{dates.moment(row.applied_at)}</td>
      <td>
        <NativeSelect
          size="xs"
          className={classes.sealState ?? ""}
          aria-label={say(words.seals.state, { number: row.number })}
          value={row.state}
          disabled={!mayChange}
          data={SEAL_STATES.map((value) => ({ value, label: choices.state[value] }))}
          onChange={({ currentTarget }) => onState(currentTarget.value as Seal["state"])}
        />
      </td>
      <td>
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={say(words.seals.photos, { number: row.number })}
          leftSection={<Camera size={15} aria-hidden />}
          onClick={onPhotos}
        >
          {photos === 0 ? null : photos}
        </Button>
      </td>
      <td>
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={`${words.frame.history}: ${row.number}`}
          onClick={onHistory}
        >
          <History size={15} aria-hidden />
        </Button>
      </td>
    </tr>
  );
}
