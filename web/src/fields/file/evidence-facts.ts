/** What a picture proves, in lines: when it was taken and received, by whom, where, what it shows, and which bytes. */
import { itemShown } from "@plimsoll/domain/file/evidence";
import type { Attachment } from "@plimsoll/domain/file/output";
import { useDates } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import type { GalleryFact } from "#ui/gallery-item";

/** Enough of a hash to compare two by eye; the whole of it is behind. */
const SHORT = 12;

export function useEvidenceFacts(nameOf: (item: string) => string = (item) => item) {
  const words = useWords().app.parts.gallery;
  const dates = useDates();
  return (file: Attachment): readonly GalleryFact[] => {
    const item = itemShown(file);
    const place = placeText(file);
    return [
      ...(item === null ? [] : [{ label: words.shows, value: nameOf(item) }]),
      ...(file.captured_at === null ? [] : [{ label: words.taken, value: dates.moment(file.captured_at) }]),
      { label: words.received, value: dates.moment(file.created_at) },
      ...(file.user ? [{ label: words.by, value: file.user.name }] : []),
      ...(place === undefined ? [] : [{ label: words.place, value: place }]),
      ...(file.original_hash === null ? [] : [hashFact(words.original, file.original_hash)]),
      hashFact(words.stored, file.hash),
    ];
  };
}

const hashFact = (label: string, hash: string): GalleryFact => ({
  label,
  value: `${hash.slice(0, SHORT)}…`,
  whole: hash,
});

/** As maps take it, whatever language the rest is in. */
export function placeText({
  latitude,
  longitude,
  accuracy,
}: Pick<Attachment, "latitude" | "longitude" | "accuracy">): string | undefined {
  if (latitude === null || longitude === null) return undefined;
  return accuracy === null ? `${latitude}, ${longitude}` : `${latitude}, ${longitude} (± ${accuracy} m)`;
}
