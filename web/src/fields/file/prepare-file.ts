/** A file made ready to travel: pictures are made smaller, and what the original was is kept beside it. */

const LARGEST_SIDE = 1920;
const QUALITY = 0.6;
const PICTURES: ReadonlySet<string> = new Set(["image/jpeg", "image/jpg", "image/png"]);

export interface PreparedFile {
  readonly name: string;
  /** Data URL. */
  readonly file: string;
  readonly original_hash: string;
  /** When the camera or the disk last wrote it: the nearest to the moment of capture that every browser tells. */
  readonly captured_at: string;
}

/** Whether a media type is among those taken; `image/*` stands for a family, and no list takes everything. */
export function isAccepted(type: string, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  return accept.some((one) => (one.endsWith("/*") ? type.startsWith(one.slice(0, -1)) : one === type));
}

export async function prepareFile(file: File): Promise<PreparedFile> {
  const smaller = PICTURES.has(file.type) ? await shrunk(file) : file;
  return {
    name: file.name,
    file: await dataUrl(smaller),
    original_hash: await hashOf(file),
    captured_at: new Date(file.lastModified).toISOString(),
  };
}

/** At most 1920 pixels on a side. A picture that the browser cannot read goes as it is. */
async function shrunk(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const share = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * share);
    canvas.height = Math.round(picture.height * share);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const type = file.type === "image/png" ? "image/png" : "image/jpeg";
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    return blob !== null && blob.size < file.size ? blob : file;
  } catch {
    return file;
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("the file could not be read"));
    reader.readAsDataURL(blob);
  });
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
