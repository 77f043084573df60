// The bars of a label, drawn as pixels, are read back by the library that the field devices scan with.
import { code128 } from "@plimsoll/domain/operation/code128";
import { beforeAll, expect, it } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

beforeAll(async () => {
  // Pages are compiled without the types of Node, where this test runs: its modules come by name.
  const fromNode = (name: string) => import(/* @vite-ignore */ name);
  const { createRequire } = await fromNode("node:module");
  const { readFile } = await fromNode("node:fs/promises");
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const wasmBinary = new Uint8Array(await readFile(file)).buffer;
  await prepareZXingModule({
    overrides: { wasmBinary },
    fireImmediately: true,
  });
});

const MODULE = 3;
const QUIET = 10;
const HEIGHT = 60;

function drawn(widths: readonly number[]): ImageData {
  const modules = widths.reduce((sum, one) => sum + one, 2 * QUIET);
  const width = modules * MODULE;
  const data = new Uint8ClampedArray(width * HEIGHT * 4).fill(255);
  let x = QUIET * MODULE;
  widths.forEach((one, at) => {
    for (let column = x; at % 2 === 0 && column < x + one * MODULE; column++)
      for (let row = 0; row < HEIGHT; row++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    x += one * MODULE;
  });
  return { data, width, height: HEIGHT, colorSpace: "srgb" } as ImageData;
}

it.each(["BR-SM-2026-000123", "PY-SM-2027-999999", "PJJ123C"])(
  "%s is read back from its bars",
  async (code) => {
    const [found] = await readBarcodes(drawn(code128(code) ?? []), { maxNumberOfSymbols: 1 });
    expect([found?.format, found?.text]).toEqual([expect.stringMatching(/^Code ?128$/), code]);
  },
);
