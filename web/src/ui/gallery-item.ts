/** One picture of a gallery. */
import type { Rotation } from "./rotation.ts";

export interface GalleryItem {
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
  /** The turn that is kept. */
  readonly rotation: Rotation;
}
