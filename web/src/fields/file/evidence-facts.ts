/** What a picture proves, in lines: when it was taken and received, by whom, where, what it shows, and which bytes. */
import { type EvidenceOrigin, itemShown } from "@plimsoll/domain/file/evidence";
import type { Attachment } from "@plimsoll/domain/file/output";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
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
    const taken = file.captured_at === null ? undefined : dates.moment(file.captured_at);
    return [
      ...(item === null ? [] : [{ label: words.shows, value: nameOf(item) }]),
      ...(taken === undefined
        ? []
        : [{ label: words.taken, value: told(words.takenBy, file.time_origin, { time: taken }) ?? taken }]),
      { label: words.received, value: dates.moment(file.created_at) },
      ...(file.user ? [{ label: words.by, value: file.user.name }] : []),
      ...(place === undefined
        ? []
        : [{ label: words.place, value: told(words.placeBy, file.place_origin, { place }) ?? place }]),
      ...(file.original_hash === null ? [] : [hashFact(words.original, file.original_hash)]),
      hashFact(words.stored, file.hash),
    ];
  };
}

/** With who says so; a copy on the device that was taken before that was noted does not know. */
function told(
  words: Readonly<Record<EvidenceOrigin, string>>,
  origin: EvidenceOrigin | null | undefined,
  values: Readonly<Record<string, string>>,
): string | undefined {
  return origin == null ? undefined : say(words[origin], values);
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
