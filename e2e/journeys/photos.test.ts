/** Photos on their way: made smaller, held until there is a row, kept through a bad line, turned, and stored once. */
import { createHash } from "node:crypto";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { FormPage } from "../pages/form.ts";

const { upload, gallery } = words.app.parts;
const FIELD = "signature";
const NAME = "photo.jpg";
/** Larger than a file leaves the browser, red where the camera's top was, held sideways. */
const SIZE = { width: 2400, height: 1200 };
const TAKEN = { written: "2026:05:01 07:03:09", instant: "2026-05-01T10:03:09.000Z" };

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly original_hash: string;
  readonly captured_at: string;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
}

/** A photo as a phone writes it: the picture of a canvas, with the marks of the camera put in. */
async function takePhoto(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async ({ width, height }) => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    for (let x = 0; context && x < width; x += 4) {
      context.fillStyle = x < width / 2 ? "red" : `rgb(0 0 ${(x * 37) % 256})`;
      context.fillRect(x, 0, 4, height);
    }
    return canvas.toDataURL("image/jpeg", 0.95).split(",")[1] ?? "";
  }, SIZE);
  return withCameraMarks(Buffer.from(drawn, "base64"));
}

/** Orientation 6 (a quarter to the right) and the time of capture, as an Exif segment behind the first two bytes. */
function withCameraMarks(jpeg: Buffer): Buffer {
  const tiff = Buffer.alloc(80);
  tiff.write("II*\u0000", 0, "latin1");
  tiff.writeUInt32LE(8, 4);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  tiff.writeUInt16LE(2, 8);
  entry(10, 0x0112, 3, 1, 6);
  entry(22, 0x8769, 4, 1, 38);
  tiff.writeUInt16LE(1, 38);
  entry(40, 0x9003, 2, 20, 56);
  tiff.write(TAKEN.written, 56, "latin1");
  const body = Buffer.concat([Buffer.from("Exif\u0000\u0000", "latin1"), tiff]);
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

class Photos {
  readonly page: Page;
  readonly form: FormPage;

  constructor(page: Page) {
    this.page = page;
    this.form = new FormPage(page, "inspector");
  }

  async choose(buffer: Buffer, name = NAME): Promise<void> {
    const chooser = this.page.locator(`[data-field="${FIELD}"] input[type=file]`).first();
    await chooser.setInputFiles({ name, mimeType: "image/jpeg", buffer });
  }

  /** The tile of a file by what is said of it. */
  tile(said: string): Locator {
    return this.page.getByRole("listitem", { name: new RegExp(`^${NAME}: ${said}`) });
  }

  get open(): Locator {
    return this.page.getByRole("button", { name: interpolate(upload.open, { item: NAME }), exact: true });
  }

  button(sentence: string): Locator {
    return this.page.getByRole("button", { name: interpolate(sentence, { item: NAME }), exact: true });
  }

  toast(sentence: string): Locator {
    return this.page.getByRole("alert").filter({ hasText: interpolate(sentence, { item: NAME }) });
  }

  /** A surveyor of our own, saved and open. */
  async newSurveyor(): Promise<void> {
    const name = `Surveyor ${Date.now()}`;
    await this.form.field("Name").fill(name);
    await this.form.save.click();
    await this.form.toast("saved").waitFor();
    await this.page.waitForURL(/surveyers\/[0-9a-f-]{36}/);
    // The form of the new row has the same buttons for a moment; the page of the saved one is called by its name.
    await this.page.getByRole("heading", { name, exact: true }).waitFor();
    await this.form.update.waitFor();
  }

  /** What the server keeps. */
  async stored(): Promise<readonly Stored[]> {
    const reference_id = this.page.url().split("/").at(-1);
    const reply = await this.page.request.post("/api", {
      data: {
        service: "filemanager",
        action: "list",
        type: "attachment",
        country: "BR",
        api_key: "plimsoll-web",
        attributes: { reference_id, field: FIELD },
      },
    });
    return (await reply.json()).attributes;
  }
}

describe("photos", () => {
  journey.override({ keepsPages: true });

  journey("chosen before the first save, made smaller, sent with it, and turned", async ({ enterAs }) => {
    const page = await enterAs("admin", "/administration/surveyers/new");
    const photos = new Photos(page);
    const photo = await takePhoto(page);
    await photos.form.field("Name").waitFor();
    await photos.choose(photo);
    await photos.tile(upload.waiting).waitFor();
    await photos.newSurveyor();
    await photos.toast(words.messages.uploadingItemSuccess).waitFor();
    await photos.open.waitFor();

    const [kept, ...more] = await photos.stored();
    expect(more).toEqual([]);
    expect(kept).toMatchObject({
      name: NAME,
      // Upright: the sides have changed places.
      width: 960,
      height: 1920,
      original_hash: createHash("sha256").update(photo).digest("hex"),
      captured_at: TAKEN.instant,
      rotation: 0,
    });
    expect(await topColour(page, kept?.id ?? "")).toBe("red");

    await photos.open.click();
    await page.getByRole("button", { name: gallery.turn, exact: true }).click();
    await expect.poll(async () => (await photos.stored())[0]?.rotation).toBe(90);
    await page.getByRole("dialog").getByRole("button", { name: gallery.close, exact: true }).click();
    await page.reload();
    await photos.open.click();
    await page.locator('img[style*="rotate(90deg)"]').waitFor();
  });

  journey("the line is cut while a photo leaves, and it goes out by itself", async ({ enterAs }) => {
    const page = await enterAs("admin", "/administration/surveyers/new");
    const photos = new Photos(page);
    await photos.newSurveyor();
    const photo = await takePhoto(page);
    await page.context().setOffline(true);
    await photos.choose(photo);
    // Said at once, and again once the first delay is over: nothing is asked of a line that is not there.
    await photos.tile(words.messages.networkUnavailable).waitFor();
    await photos.tile(upload.offline).waitFor();
    await photos.button(upload.retry).waitFor();
    expect(await photos.open.count()).toBe(0);
    await page.context().setOffline(false);
    await photos.toast(words.messages.uploadingItemSuccess).waitFor();
    await photos.open.waitFor();
    expect(await photos.stored()).toHaveLength(1);
  });

  journey("an answer is lost: the photo is sent again and stored once", async ({ enterAs }) => {
    const page = await enterAs("admin", "/administration/surveyers/new");
    const photos = new Photos(page);
    await photos.newSurveyor();
    let tries = 0;
    await page.route("**/api/files", async (route) => {
      tries++;
      if (tries > 1) return route.fallback();
      // The server has the file; the browser never hears of it.
      await route.fetch();
      await route.abort("connectionreset");
    });
    await photos.choose(await takePhoto(page));
    await photos.open.waitFor();
    expect(tries).toBe(2);
    expect(await photos.stored()).toHaveLength(1);
  });

  journey("a failed photo is marked with its reason, and sent again by hand", async ({ enterAs }) => {
    const page = await enterAs("admin", "/administration/surveyers/new");
    const photos = new Photos(page);
    await photos.newSurveyor();
    let tries = 0;
    await page.route("**/api/files", async (route) => {
      tries++;
      if (tries > 1) return route.fallback();
      const errors = [{ code: "internal", message: words.errors.internal }];
      await route.fulfill({ status: 500, json: { statusCode: 500, errors } });
    });
    await photos.choose(await takePhoto(page));
    const failed = photos.tile(words.errors.internal);
    await failed.waitFor();
    await photos.toast(words.messages.uploadFailed).waitFor();
    await failed.locator("img").hover();
    await page.getByRole("tooltip", { name: words.errors.internal }).waitFor();
    await photos.button(upload.retry).click();
    await photos.open.waitFor();
    expect(await photos.stored()).toHaveLength(1);
  });

  journey("a single file gives way to the newest, and can be removed", async ({ enterAs }) => {
    const page = await enterAs("admin", "/administration/surveyers/new");
    const photos = new Photos(page);
    await photos.newSurveyor();
    const photo = await takePhoto(page);
    await photos.choose(photo, "old.jpg");
    await page.getByRole("button", { name: interpolate(upload.open, { item: "old.jpg" }) }).waitFor();
    await photos.choose(photo);
    await photos.open.waitFor();
    expect((await photos.stored()).map((one) => one.name)).toEqual([NAME]);
    await photos.button(upload.remove).click();
    await page.getByRole("button", { name: upload.removeYes, exact: true }).click();
    await photos.open.waitFor({ state: "hidden" });
    expect(await photos.stored()).toEqual([]);
  });
});

/** The colour near the upper edge of a stored picture. */
async function topColour(page: Page, id: string): Promise<"red" | "other"> {
  return page.evaluate(async (path) => {
    const picture = new Image();
    picture.src = path;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(canvas.width / 2, 40, 1, 1).data ?? [];
    return red > 200 && green < 60 && blue < 60 ? "red" : "other";
  }, `/api/files/${id}`);
}
