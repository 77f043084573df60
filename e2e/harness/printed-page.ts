/** A printed page as a picture, drawn by the browser's own viewer, and the square code that stands on it. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** Large enough for the squares of a code on an A4 page to be several pixels each. */
const VIEW = { width: 1240, height: 1754 };
const SITE = "http://paper.test";
const TRIES = 20;

/** What the first square code of a document says; the viewer takes a moment to draw. */
export async function codeOnPage(browser: Browser, document: Buffer): Promise<string> {
  const wasm = await readFile(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const visitor = await browser.newContext({ viewport: VIEW });
  try {
    const page = await visitor.newPage();
    const holder = `<body style="margin:0"><embed src="/paper.pdf#toolbar=0&view=Fit" type="application/pdf" width="${VIEW.width}" height="${VIEW.height}"></body>`;
    await page.route(`${SITE}/**`, (route) =>
      route.request().url().endsWith(".pdf")
        ? route.fulfill({ body: document, contentType: "application/pdf" })
        : route.fulfill({ body: holder, contentType: "text/html" }),
    );
    await page.goto(`${SITE}/`);
    for (let tries = 0; tries < TRIES; tries++) {
      await page.waitForTimeout(500);
      const picture = new Uint8Array(await page.screenshot());
      const [code] = await readBarcodes(picture, { formats: ["QRCode"] });
      if (code) return code.text;
    }
    throw new Error("no code was found on the page");
  } finally {
    await visitor.close();
  }
}
