/** Parts for files and pictures. The queue here is a real one; only its last step, the server, is a stand-in. */
import { Button } from "@mantine/core";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { UploadTile } from "#fields/file/upload-tile";
import { newId } from "#fields/new-id";
import { currentWords } from "#i18n/dictionary";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { DropZone } from "#ui/drop-zone";
import { FileTile } from "#ui/file-tile";
import { FileTiles } from "#ui/file-tiles";
import { Gallery } from "#ui/gallery";
import type { GalleryItem } from "#ui/gallery-item";
import { Lightbox } from "#ui/lightbox";
import type { Rotation } from "#ui/rotation";
import { prepareInBackground } from "#upload/background";
import type { PreparedFile } from "#upload/prepare-file";
import { UploadQueue } from "#upload/upload-queue";
import { Part, State, States } from "./catalogue.tsx";
import { useSamplePictures } from "./sample-pictures.ts";

const OWNER = { referenceId: "specimen", field: "photos" };
const PICTURES = ["image/jpeg", "image/png"];
const STEPS = 10;
const STEP = 120;

interface Kept {
  readonly item: GalleryItem;
}

/** A queue whose server is this page: it takes a second per file, and the line to it can be cut. */
function makeStage() {
  const line = { isCut: false };
  let kept: readonly Kept[] = [];
  const listeners = new Set<() => void>();
  const queue = new UploadQueue<PreparedFile>({
    newId,
    prepare: prepareInBackground,
    send: async ({ id, file }, { blob }, { onProgress, signal }) => {
      for (let step = 1; step <= STEPS; step++) {
        await new Promise((done) => setTimeout(done, STEP));
        signal.throwIfAborted();
        if (line.isCut) throw new Error(currentWords().messages.networkUnavailable);
        onProgress(step / STEPS);
      }
      const src = URL.createObjectURL(blob);
      const item = { id, src, thumbnail: src, alt: file.name, title: file.name, rotation: 0 } as const;
      kept = [...kept, { item: { ...item, detail: `${file.size} → ${blob.size}` } }];
      for (const listener of listeners) listener();
    },
    retryDecision: () => "again",
    textOf: (error) => (error instanceof Error ? error.message : ""),
    isOnline: () => !line.isCut,
    offlineText: () => currentWords().app.parts.upload.offline,
    pause: (milliseconds, woken) =>
      Promise.race([new Promise<void>((done) => setTimeout(done, milliseconds)), woken]),
  });
  return {
    queue,
    cut: (isCut: boolean) => {
      line.isCut = isCut;
      if (!isCut) queue.connected();
    },
    kept: () => kept,
    change: (next: (before: readonly Kept[]) => readonly Kept[]) => {
      kept = next(kept);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function LiveUploads({ id, single }: { readonly id: string; readonly single: boolean }) {
  const { messages, app } = useWords();
  const words = app.parts;
  const { format } = useNumbers();
  const stage = useMemo(makeStage, []);
  const queue = useSyncExternalStore(stage.queue.subscribe, stage.queue.uploads);
  const all = useSyncExternalStore(stage.subscribe, stage.kept);
  const [isCut, setCut] = useState(false);
  const [shown, setShown] = useState<string>();
  useEffect(() => () => stage.queue.clear(), [stage]);
  const kept = single ? (queue.length > 0 ? [] : all.slice(-1)) : all;
  const kilobytes = (detail: string) =>
    detail
      .split(" → ")
      .map((bytes) => `${format(Math.ceil(Number(bytes) / 1024))} kB`)
      .join(" → ");
  const items = kept.map(({ item }) => ({ ...item, detail: kilobytes(item.detail ?? "") }));
  const turn = ({ id: turned }: GalleryItem, rotation: Rotation) =>
    stage.change((before) =>
      before.map(({ item }) => ({ item: item.id === turned ? { ...item, rotation } : item })),
    );
  return (
    <>
      <DropZone
        id={id}
        label={single ? words.catalogue.sample.signature : words.catalogue.sample.photos}
        text={single ? words.upload.dropOne : words.upload.dropMany}
        accept={PICTURES}
        multiple={!single}
        onFiles={(files) =>
          stage.queue.add(OWNER, files, {
            single,
            refusal: (file) => (PICTURES.includes(file.type) ? undefined : messages.invalidFile),
          })
        }
      />
      <FileTiles label={say(words.upload.of, { item: words.catalogue.sample.photos })}>
        {items.map((item) => (
          <FileTile
            key={item.id}
            name={`${item.title} · ${item.detail}`}
            state="stored"
            picture={item.thumbnail}
            onOpen={() => setShown(item.id)}
            onRemove={() => stage.change((before) => before.filter((one) => one.item.id !== item.id))}
          />
        ))}
        {queue.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onRetry={() => stage.queue.retry(upload.id)}
            onDrop={() => stage.queue.drop(upload.id)}
          />
        ))}
      </FileTiles>
      <Lightbox items={items} shown={shown} onShow={setShown} onTurn={turn} />
      <Button
        variant="default"
        size="xs"
        mt={10}
        onClick={() => {
          setCut(!isCut);
          stage.cut(!isCut);
        }}
      >
        {isCut ? words.catalogue.sample.restore : words.catalogue.sample.cut}
      </Button>
    </>
  );
}

export function DropZonePart() {
  const { messages, app } = useWords();
  const { sample } = app.parts.catalogue;
  const pictures = useSamplePictures();
  const picture = pictures[0]?.src;
  const zone = { label: sample.photos, text: app.parts.upload.dropMany, accept: PICTURES, multiple: true };
  const nothing = () => undefined;
  return (
    <Part name="dropZone">
      <States width="half">
        <State name="live">
          <LiveUploads id="drop-live" single={false} />
        </State>
        <State name="required">
          <DropZone {...zone} id="drop-required" invalid onFiles={nothing} />
        </State>
        <State name="disabled">
          <DropZone {...zone} id="drop-disabled" disabled onFiles={nothing} />
        </State>
      </States>
      <States width="full">
        <State name="many">
          <FileTiles label={say(app.parts.upload.of, { item: sample.photos })}>
            <FileTile
              name="porao-1.jpg"
              state="stored"
              picture={picture}
              onOpen={nothing}
              onRemove={nothing}
            />
            <FileTile name={`${sample.longName}.pdf`} state="stored" href="#drop-zone" onRemove={nothing} />
            <FileTile name="porao-2.jpg" state="waiting" picture={picture} onRemove={nothing} />
            <FileTile name="porao-3.jpg" state="busy" picture={picture} onRemove={nothing} />
            <FileTile
              name="porao-4.jpg"
              state="sending"
              picture={picture}
              progress={0.6}
              onRemove={nothing}
            />
            <FileTile
              name="porao-5.jpg"
              state="paused"
              picture={picture}
              message={app.parts.upload.offline}
              onRetry={nothing}
              onRemove={nothing}
            />
            <FileTile
              name="porao-6.jpg"
              state="failed"
              picture={picture}
              message={messages.networkUnavailable}
              onRetry={nothing}
              onRemove={nothing}
            />
            <FileTile
              name="planilha.xlsm"
              state="refused"
              message={messages.invalidFile}
              onRemove={nothing}
            />
          </FileTiles>
        </State>
      </States>
    </Part>
  );
}

export function SingleFilePart() {
  return (
    <Part name="singleFile">
      <States width="half">
        <State name="live">
          <LiveUploads id="single-live" single />
        </State>
      </States>
    </Part>
  );
}

export function GalleryPart() {
  const { sample } = useWords().app.parts.catalogue;
  const pictures = useSamplePictures();
  const [turns, setTurns] = useState<Readonly<Record<string, Rotation>>>({});
  const items = pictures.map((item) => ({ ...item, rotation: turns[item.id] ?? item.rotation }));
  return (
    <Part name="gallery">
      <States width="half">
        <State name="live">
          <Gallery
            label={sample.photos}
            items={items}
            onTurn={({ id }, rotation) => setTurns((before) => ({ ...before, [id]: rotation }))}
          />
        </State>
        <State name="empty">
          <Gallery label={sample.photos} items={[]} />
        </State>
      </States>
    </Part>
  );
}
