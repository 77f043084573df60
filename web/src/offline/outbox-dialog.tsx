/** What waits on this device, what was refused and why, and what a person can do about it. */
import { Badge, Button, FileButton, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { toastError } from "#app/error-text";
import type { OverlayProps } from "#app/overlays";
import { useDates } from "#i18n/formats";
import { sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { saveFile } from "#rpc/files";
import { useConfirmation } from "#ui/confirm-dialog";
import { toasts } from "#ui/toasts";
import { uploads } from "#upload/uploads";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { Entry } from "./entry.ts";
import { useEntries } from "./field-bundle.ts";
import { type ActionWord, type FieldWords, useFieldWords } from "./field-words.ts";
import { handoverFile, handoverOf, readHandover, takeIn } from "./handover.ts";
import classes from "./offline.module.css";
import { useOutboxState } from "./outbox-state.ts";
import { openRoom } from "./room.ts";

export function OutboxDialog({ onClose }: OverlayProps) {
  const words = useFieldWords();
  const { app } = useWords();
  if (!words) return null;
  return (
    <Modal
      opened
      onClose={onClose}
      size={680}
      title={words.list.title}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      <Waiting words={words} />
    </Modal>
  );
}

/** Each step says what went wrong; nothing is removed by one that did. */
function attempt(work: () => Promise<unknown>): void {
  work().catch(toastError);
}

function Waiting({ words }: { readonly words: FieldWords }) {
  const state = useOutboxState();
  const entries = useEntries();
  const [choosing, setChoosing] = useState<number>();
  const chosen = entries.find(({ seq, state: at }) => seq === choosing && at === "conflict");
  const isEmpty = entries.length + state.photos === 0;
  return (
    <Stack gap="sm">
      <Text>{isEmpty ? words.list.empty : state.isOnline ? words.list.onText : words.list.offText}</Text>
      {entries.length > 0 && (
        <ol className={classes.entries}>
          {entries.map((entry) => (
            <EntryItem key={entry.seq} words={words} entry={entry} onChoose={() => setChoosing(entry.seq)} />
          ))}
        </ol>
      )}
      {state.photos > 0 && (
        <Text>
          {sayCount(words.state.photos, state.photos)}. {words.list.photosText}
        </Text>
      )}
      <Foot words={words} isEmpty={isEmpty} />
      {chosen && <ConflictDialog entry={chosen} onClose={() => setChoosing(undefined)} />}
    </Stack>
  );
}

function Foot({ words, isEmpty }: { readonly words: FieldWords; readonly isEmpty: boolean }) {
  const { list } = words;
  const send = async () => {
    uploads.connected();
    await (await openRoom()).outbox.drain();
  };
  const exportAll = async () => saveFile(handoverFile(await handoverOf(await openRoom())));
  const bringBack = async (file: File | null) => {
    if (!file) return;
    const room = await openRoom();
    const handover = readHandover(await file.text(), room.userId);
    if (!handover) return toasts.error(list.notTakenIn);
    await takeIn(room, handover);
    toasts.success(list.takenIn);
  };
  return (
    <Group justify="flex-end" gap="xs">
      <FileButton accept="application/json" onChange={(file) => attempt(() => bringBack(file))}>
        {(props) => (
          <Button variant="default" {...props}>
            {list.takeIn}
          </Button>
        )}
      </FileButton>
      {!isEmpty && (
        <>
          <Button variant="default" onClick={() => attempt(exportAll)}>
            {list.exportAll}
          </Button>
          <Button onClick={() => attempt(send)}>{list.sendNow}</Button>
        </>
      )}
    </Group>
  );
}

interface EntryItemProps {
  readonly words: FieldWords;
  readonly entry: Entry;
  readonly onChoose: () => void;
}

const COLOURS = { waiting: "yellow", refused: "red", conflict: "orange" } as const;

function EntryItem({ words, entry, onChoose }: EntryItemProps) {
  const { records } = useWords();
  const dates = useDates();
  const { ask, element } = useConfirmation();
  const { list, actions } = words;
  const { seq, state, refusal } = entry;
  const named = (records as Readonly<Record<string, { readonly name: string } | undefined>>)[entry.type];
  const name = entry.service === undefined ? named?.name : list.photoMarks;
  const action = actions[entry.action as ActionWord] ?? actions.other;
  const states = { waiting: list.waiting, refused: list.refusedState, conflict: list.conflictState };
  const drop = async () => {
    const question = { title: list.dropTitle, text: list.dropText, yes: list.dropYes, danger: true };
    if (!(await ask(question))) return;
    for (const id of await (await openRoom()).outbox.drop(seq)) uploads.drop(id);
  };
  const exportIt = async () => saveFile(handoverFile(await handoverOf(await openRoom(), seq)));
  return (
    <li className={classes.entry} data-state={state}>
      {element}
      <div className={classes.entryHead}>
        <strong>{[name, entry.attributes.hold, action].filter(Boolean).join(" · ")}</strong>
        <time dateTime={entry.at}>{dates.moment(entry.at)}</time>
        <Badge color={COLOURS[state]} variant="light">
          {states[state]}
        </Badge>
      </div>
      {refusal && state === "refused" && (
        <ul className={classes.reasons}>
          {refusal.errors.map(({ code, field, message }) => (
            <li key={`${code} ${field}`}>{message}</li>
          ))}
        </ul>
      )}
      {state !== "waiting" && (
        <Group gap="xs">
          {state === "conflict" ? (
            <Button size="xs" onClick={onChoose}>
              {list.choose}
            </Button>
          ) : (
            <Button size="xs" onClick={() => attempt(async () => (await openRoom()).outbox.retry(seq))}>
              {list.retry}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={() => attempt(exportIt)}>
            {list.export}
          </Button>
          <Button size="xs" variant="subtle" color="red" onClick={() => attempt(drop)}>
            {list.drop}
          </Button>
        </Group>
      )}
    </li>
  );
}
