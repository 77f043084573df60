/**
 * Pictures, made harmless before they are printed. The PDF library unpacks some kinds of PNG beside the flow of the
 * program, where a broken one would end the process and several would finish in any order. What leaves here is upright,
 * without transparency and no larger than paper shows.
 */
import sharp from "sharp";

/** About 300 dots per inch over the width of the page. */
const LARGEST = 2000;
const MAX_PIXELS = 100_000_000;
const PAPER = { r: 255, g: 255, b: 255 };

/** What paper shows of a photograph; more would only make the file heavier. */
const DOTS_PER_INCH = 120;
const POINTS_PER_INCH = 72;

/**
 * A photograph made small enough for its place on paper: upright, plain, and turned as its reader turned it. Many of them fit
 * where one from a camera did. It lies in memory that threads share: the one that prints takes it without a copy. Given as
 * the path of a file, it is read by the picture library itself: read by us, hundreds of them stay behind in memory for long.
 * Rejects when it is no picture that can be read.
 */
export async function shrunk(
  source: Uint8Array | string,
  frame: { readonly width: number; readonly height: number },
  turnedBy: number,
): Promise<Uint8Array> {
  const dots = (points: number) => Math.ceil((points / POINTS_PER_INCH) * DOTS_PER_INCH);
  const upright = sharp(source, {
    limitInputPixels: MAX_PIXELS,
    sequentialRead: turnedBy === 0,
  }).autoOrient();
  const turned = turnedBy === 0 ? upright : upright.rotate(turnedBy);
  const small = await turned
    .resize({ width: dots(frame.width), height: dots(frame.height), fit: "inside", withoutEnlargement: true })
    .flatten({ background: PAPER })
    .toColourspace("srgb")
    .jpeg({ quality: 75 })
    .toBuffer();
  const shared = new Uint8Array(new SharedArrayBuffer(small.length));
  shared.set(small);
  return shared;
}

/** What it is printed from, as wide and high as the frame allows. Rejects when it is no picture that can be read. */
export async function picture(bytes: Uint8Array, frame: { readonly width: number; readonly height: number }) {
  const photograph = bytes[0] === 0xff && bytes[1] === 0xd8;
  const plain = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: LARGEST, height: LARGEST, fit: "inside", withoutEnlargement: true })
    .flatten({ background: PAPER })
    .toColourspace("srgb");
  const { data, info } = await (photograph
    ? plain.jpeg({ quality: 85 })
    : plain.png({ palette: false })
  ).toBuffer({
    resolveWithObject: true,
  });
  const scale = Math.min(1, frame.width / info.width, frame.height / info.height);
  return {
    image: `data:image/${photograph ? "jpeg" : "png"};base64,${data.toString("base64")}`,
    width: info.width * scale,
    height: info.height * scale,
  };
}
