/**
 * Photographs in a grid, so many to a page. Their bytes are given to the PDF library by name and as they are: written
 * into its description as text they would take the memory of the thread several times over.
 */
import pdfmake from "pdfmake";
import type { Column, Content } from "pdfmake/interfaces";
import { frameOf, GAP } from "./photo-frame.ts";
import { printable } from "./printable.ts";
import type { Photo, PhotosSection } from "./printed-document.ts";

/** What is used of the library's files in memory, which its types do not tell. */
const { virtualfs } = pdfmake as unknown as {
  readonly virtualfs: {
    readonly storage: Record<string, unknown>;
    writeFileSync(name: string, bytes: Buffer): void;
  };
};

/** Names are never given twice: documents may be printed beside one another. */
let counted = 0;

/** The photographs of one document, by name, until it is printed. */
export class Album {
  readonly names: Record<string, string> = {};

  add(bytes: Uint8Array): string {
    counted += 1;
    const name = `photo-${counted}`;
    virtualfs.writeFileSync(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    this.names[name] = name;
    return name;
  }

  close(): void {
    for (const name of Object.keys(this.names)) delete virtualfs.storage[name];
  }
}

/** Every page of them is begun anew, so that there are as many on it as was asked for. */
export function photos({ photos: all, columns, rows }: PhotosSection, album: Album): Content[] {
  const frame = frameOf({ columns, rows });
  const cell = ({ bytes, caption }: Photo): Column => ({
    width: frame.width,
    stack: [
      { image: album.add(bytes), fit: [frame.width, frame.height] },
      // One line: a longer one would push the last row off its page.
      { text: printable(caption).slice(0, frame.letters), style: "caption" },
    ],
  });
  return Array.from({ length: Math.ceil(all.length / columns) }, (_, row): Content => {
    const here = all.slice(row * columns, (row + 1) * columns);
    return {
      columns: here.map(cell),
      columnGap: GAP,
      unbreakable: true,
      margin: [0, 0, 0, GAP],
      ...(row % rows === 0 ? { pageBreak: "before" as const } : {}),
    };
  });
}
