/** The code in the picture of a camera: by the browser's own reader where it has one, else by the reader that came with the page. */
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

const Native = (globalThis as { BarcodeDetector?: new () => Detector }).BarcodeDetector;

// Never from another host: the file is part of the build, and of what is kept for work without a network.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

let native: Detector | undefined;
/** A browser may have the reader and not what it needs, as on a phone without its vendor's services. */
let isNativeBroken = false;

export async function readCode(video: HTMLVideoElement): Promise<string | undefined> {
  if (Native && !isNativeBroken) {
    try {
      native ??= new Native();
      const [found] = await native.detect(video);
      return found?.rawValue;
    } catch {
      isNativeBroken = true;
    }
  }
  const [found] = await readBarcodes(pixelsOf(video), { maxNumberOfSymbols: 1 });
  return found?.isValid ? found.text : undefined;
}

function pixelsOf(video: HTMLVideoElement): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("no canvas");
  pen.drawImage(video, 0, 0);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}
