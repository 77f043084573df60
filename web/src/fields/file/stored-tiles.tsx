/** Files that the server keeps, as tiles; pictures open in the page, and what is removed is asked about first. */
import type { Attachment } from "@plimsoll/domain/file/output";
import { type ReactNode, useState } from "react";
import { toastError } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { filePath, thumbnailPath } from "#rpc/files";
import { isReached } from "#rpc/reach";
import { useConfirmation } from "#ui/confirm-dialog";
import { FileTile } from "#ui/file-tile";
import type { GalleryItem } from "#ui/gallery-item";
import { Lightbox } from "#ui/lightbox";
import { ThumbnailLayer } from "#ui/markup-layer";
import { ELSEWHERE } from "#ui/tile-picture";
import { useEvidenceFacts } from "./evidence-facts.ts";

interface StoredTilesProps {
  readonly files: readonly Attachment[];
  readonly onRemove?: (file: Attachment) => void;
  readonly onTurn?: (file: Attachment, rotation: Attachment["rotation"]) => void;
  /** Opens what draws over a picture. */
  readonly onMark?: ((file: Attachment) => void) | undefined;
  /** How the items that photos show are called. */
  readonly nameOf?: ((item: string) => string) | undefined;
}

/** The small one of the device; the line is what the last call found it to be, not what the machine says of it. */
async function keptPicture(id: string) {
  const kept = await (await import("#offline/thumbnails")).keptThumbnail(id);
  return kept ?? (isReached() ? undefined : ELSEWHERE);
}

/** The whole one, where its operation was taken along with them. */
const wholePicture = async (id: string) => (await import("#offline/whole-pictures")).keptWhole(id);

const isPicture = ({ media_type, width }: Attachment): boolean =>
  media_type.startsWith("image/") && width !== null;

export function StoredTiles({ files, onRemove, onTurn, onMark, nameOf }: StoredTilesProps) {
  const [shown, setShown] = useState<string>();
  const items = useGallery(files, nameOf);
  const fileOf = ({ id }: GalleryItem) => files.find((one) => one.id === id);
  const keep = (item: GalleryItem, rotation: Attachment["rotation"]) => {
    const file = fileOf(item);
    if (file) onTurn?.(file, rotation);
  };
  const mark = (item: GalleryItem) => {
    const file = fileOf(item);
    setShown(undefined);
    if (file) onMark?.(file);
  };
  return (
    <>
      {files.map((file) => (
        <FileTile
          key={file.id}
          name={file.name}
          state="stored"
          {...(isPicture(file)
            ? {
                picture: thumbnailPath(file.id, file.version),
                spare: () => keptPicture(file.id),
                layer: <Layer file={file} />,
                onOpen: () => setShown(file.id),
              }
            : { href: filePath(file.id) })}
          onRemove={onRemove ? () => onRemove(file) : undefined}
        />
      ))}
      <Lightbox
        items={items}
        shown={shown}
        onShow={setShown}
        {...(onTurn ? { onTurn: keep } : {})}
        {...(onMark ? { onMark: mark } : {})}
      />
    </>
  );
}

function Layer({ file: { markup, width, height, rotation } }: { readonly file: Attachment }) {
  if (width === null || height === null) return null;
  return <ThumbnailLayer markup={markup} size={{ w: width, h: height }} angle={rotation} />;
}

/** The pictures among them. */
function useGallery(files: readonly Attachment[], nameOf: StoredTilesProps["nameOf"]): GalleryItem[] {
  const factsOf = useEvidenceFacts(nameOf);
  return files.filter(isPicture).map((file) => ({
    isReached,
    spare: () => wholePicture(file.id),
    id: file.id,
    src: filePath(file.id),
    thumbnail: thumbnailPath(file.id, file.version),
    w: file.width,
    h: file.height,
    alt: file.name,
    title: file.name,
    facts: factsOf(file),
    markup: file.markup,
    rotation: file.rotation,
  }));
}

/** A stored file is gone for everybody: whoever wants that says so twice. */
export function useRemoval(remove: (file: Attachment) => Promise<void>): {
  readonly ask: (file: Attachment) => void;
  readonly element: ReactNode;
} {
  const words = useWords().app.parts.upload;
  const { ask, element } = useConfirmation();
  const askFirst = async (file: Attachment) => {
    const isMeant = await ask({
      title: say(words.removeTitle, { item: file.name }),
      text: words.removeText,
      yes: words.removeYes,
      danger: true,
    });
    if (isMeant) await remove(file);
  };
  return { ask: (file) => void askFirst(file).catch(toastError), element };
}
