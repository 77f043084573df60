/** A photo as a camera would give it, with a text on it: drawn by the page, so that no picture is kept with the tests. */
import type { Page } from "playwright-core";

export async function drawnPhoto(page: Page, text: string): Promise<Buffer> {
  const drawn = await page.evaluate((said) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 600 });
    const pen = canvas.getContext("2d");
    if (pen) {
      pen.fillStyle = "teal";
      pen.fillRect(0, 0, 900, 600);
      pen.fillStyle = "white";
      pen.font = "80px sans-serif";
      pen.fillText(said, 40, 300);
    }
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1] ?? "";
  }, text);
  return Buffer.from(drawn, "base64");
}
