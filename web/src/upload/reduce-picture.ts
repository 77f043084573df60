/** Makes a picture small enough to travel: at most 1920 pixels on a side, quality 0.6, upright. */

export const LARGEST_SIDE = 1920;
const QUALITY = 0.6;
const PICTURES: ReadonlySet<string> = new Set(["image/jpeg", "image/jpg", "image/png"]);

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole picture within a square of the largest side; a smaller one keeps its size. */
export function fitted({ width, height }: Size): Size {
  const longest = Math.max(width, height);
  if (longest <= LARGEST_SIDE) return { width, height };
  const shrunk = (side: number) => Math.max(1, Math.floor((side * LARGEST_SIDE) / longest));
  return { width: shrunk(width), height: shrunk(height) };
}

export function isReduced(type: string): boolean {
  return PICTURES.has(type);
}

/** Whether the drawn one goes: always where the file is too large to be shown, otherwise where it saves something. */
export function isBetter(drawn: Blob, file: Blob, { width, height }: Size): boolean {
  return Math.max(width, height) > LARGEST_SIDE || drawn.size < file.size;
}

/** A picture that the browser cannot read, or that is small enough and would grow, goes as it is. */
export async function reducePicture(file: Blob): Promise<Blob> {
  if (!isReduced(file.type)) return file;
  try {
    // How the camera was held is drawn into the picture; the mark that says it is not written again.
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const type = file.type === "image/png" ? "image/png" : "image/jpeg";
    const size = { width: picture.width, height: picture.height };
    const drawn = await drawnAs(picture, fitted(size), type).finally(() => picture.close());
    return drawn !== null && isBetter(drawn, file, size) ? drawn : file;
  } catch {
    return file;
  }
}

async function drawnAs(picture: ImageBitmap, size: Size, type: string): Promise<Blob | null> {
  if (typeof OffscreenCanvas === "function") {
    const canvas = new OffscreenCanvas(size.width, size.height);
    draw(canvas.getContext("2d"), picture, size);
    return canvas.convertToBlob({ type, quality: QUALITY });
  }
  const canvas = Object.assign(document.createElement("canvas"), size);
  draw(canvas.getContext("2d"), picture, size);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function draw(context: Context | null, picture: ImageBitmap, { width, height }: Size): void {
  if (!context) throw new Error("this browser draws no pictures");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
}
