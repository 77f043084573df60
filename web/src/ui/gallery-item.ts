/** One picture of a gallery. */
import type { Markup } from "@plimsoll/domain/file/markup";
import type { Rotation } from "./rotation.ts";

export interface GalleryFact {
  readonly label: string;
  readonly value: string;
  /** Longer than there is room for; on hover, and read aloud. */
  readonly whole?: string;
}

export interface GalleryItem {
  /** Whether there is a way to where it lies; what the machine says of its line unless told. */
  readonly isReached?: () => boolean;
  /** What is shown where the picture itself does not come: a copy on the device. */
  readonly spare?: () => Promise<Blob | undefined>;
  readonly id: string;
  readonly src: string;
  readonly thumbnail: string;
  /** Pixels, where they are known: the place is kept while the picture comes. */
  readonly w?: number | null;
  readonly h?: number | null;
  readonly alt: string;
  readonly title: string;
  /** Under the title: when it was taken, how large it is. */
  readonly detail?: string;
  /** What it proves, line by line: when, where, by whom, which bytes. */
  readonly facts?: readonly GalleryFact[];
  /** What was drawn over it. */
  readonly markup?: Markup;
  /** The turn that is kept. */
  readonly rotation: Rotation;
}
