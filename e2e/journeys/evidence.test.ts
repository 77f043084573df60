/** Photos of the field as evidence: where and of what they were taken, drawn over, and asked about before they go. */
import { createHash } from "node:crypto";
import type { Markup } from "@plimsoll/domain/file/markup";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words as common } from "@plimsoll/domain/locales/en/index";
import { words } from "@plimsoll/domain/operation/words/pages/en";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "../harness/axe.ts";
import { drawnPhoto } from "../harness/drawn-photo.ts";
import { journey } from "../harness/journey.ts";
import { pagesAreKept } from "../harness/kept-pages.ts";
import { operationOf, shipOrderAt, today } from "../harness/order-at.ts";
import { PLACED_PHOTO } from "../harness/placed-photo.ts";
import { type Row, type Somebody, somebodyElse } from "../harness/server-call.ts";

const PHONE = { width: 390, height: 844 };
const LONG = 240_000;
const QUAY = { latitude: -23.9618, longitude: -46.3322, accuracy: 12 };
const { upload, gallery } = common.app.parts;
const { photos, pictures, inspection, frame } = words;

interface Stored extends Row {
  readonly name: string;
  readonly item: string | null;
  readonly latitude: string | null;
  readonly original_hash: string | null;
  readonly markup: Markup;
}

class Evidence {
  readonly page: Page;
  readonly by: Somebody;
  readonly row: Row;

  constructor(page: Page, by: Somebody, row: Row) {
    this.page = page;
    this.by = by;
    this.row = row;
  }

  async stored(): Promise<readonly Stored[]> {
    const files = await this.by.filemanager("list", "attachment", { reference_id: this.row.id });
    return files as never as readonly Stored[];
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  of(sentence: string, item: string): Locator {
    return this.button(interpolate(sentence, { item }));
  }

  async choose(name: string): Promise<Buffer> {
    const buffer = await drawnPhoto(this.page, name);
    const files = { name, mimeType: "image/jpeg", buffer };
    await this.page.locator("input[type=file][accept='image/*']").last().setInputFiles(files);
    await this.page.getByText(name).first().waitFor();
    return buffer;
  }

  /** With a finger or the mouse, in shares of what is shown. */
  async stroke(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    const box = await this.page.getByRole("application").locator("image").boundingBox();
    if (!box) throw new Error("no picture to draw on");
    const at = ([x, y]: readonly [number, number]) =>
      [box.x + x * box.width, box.y + y * box.height] as const;
    await this.page.mouse.move(...at(from));
    await this.page.mouse.down();
    await this.page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
    await this.page.mouse.move(...at(to));
    await this.page.mouse.up();
  }

  get marks(): Locator {
    return this.page.getByRole("application").getByRole("button");
  }
}

/** A hold that was inspected once, on a phone that may say where it is. */
async function holdOnPhone(by: Somebody, enter: () => Promise<Page>, url: (operation: string) => string) {
  const order = await shipOrderAt(by, "in_process");
  const operation = await operationOf(by, order.id);
  const row = await by.service("create", "basement_inspection", {
    operation_id: operation.id,
    hold: 1,
    verdict: "reproved",
    reasons: "Loose rust",
  });
  const page = await enter();
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(QUAY);
  await page.setViewportSize(PHONE);
  await page.goto(url(operation.id));
  return new Evidence(page, by, row);
}

const inspectionPage = (operation: string) => `/operation/vessels/${operation}/basementinspection?hold=1`;

describe("evidence", () => {
  journey.override({ keepsPages: true });

  journey(
    "a photo says where, when and what it shows; it is drawn over and asked about before it goes",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const it = await holdOnPhone(ops, () => enterAs("ops.br", "/operation/vessels"), inspectionPage);
      const { page } = it;
      const tankTop = page.getByRole("group", { name: "Tank top" });
      const chooser = page.waitForEvent("filechooser");
      await tankTop.getByRole("button", { name: `${photos.take}: Tank top` }).click();
      const buffer = await drawnPhoto(page, "rust");
      await (await chooser).setFiles({ name: "rust.jpg", mimeType: "image/jpeg", buffer });
      await it.of(upload.open, "rust.jpg").waitFor();
      expect(await it.stored()).toMatchObject([
        {
          name: "rust.jpg",
          item: "tank_top",
          latitude: "-23.961800",
          longitude: "-46.332200",
          accuracy: "12.0",
          place_origin: "device",
          original_hash: createHash("sha256").update(buffer).digest("hex"),
        },
      ]);

      await it.of(upload.open, "rust.jpg").click();
      await page.getByText("-23.961800, -46.332200 (± 12.0 m)").waitFor();
      await page.getByRole("definition").filter({ hasText: "Tank top" }).waitFor();
      await it.button(gallery.mark).click();

      // With a finger, then with keys alone, one taken back.
      await it.stroke([0.2, 0.8], [0.6, 0.4]);
      await expect.poll(() => it.marks.count()).toBe(1);
      await page.getByText(photos.circle, { exact: true }).click();
      await it.button(photos.addMiddle).press("Enter");
      await it.marks.last().focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Shift+ArrowRight");
      await page.getByText(photos.text, { exact: true }).click();
      await page.getByLabel(photos.letters).fill("Loose rust");
      await it.stroke([0.1, 0.1], [0.1, 0.1]);
      await expect.poll(() => it.marks.count()).toBe(3);
      await it.button(photos.addMiddle).click();
      await it.marks.last().press("Delete");
      await it.button(photos.undo).click();
      await expect.poll(() => it.marks.count()).toBe(4);
      await it.button(photos.undo).click();
      await expectAccessible(page);
      await it.button(photos.saveMarks).click();
      await page.getByText(frame.saved, { exact: true }).first().waitFor();
      const [drawn] = await it.stored();
      expect(drawn?.markup).toEqual([
        { kind: "arrow", x: near(0.2), y: near(0.8), to_x: near(0.6), to_y: near(0.4) },
        { kind: "circle", x: 0.51, y: 0.5, radius: 0.13 },
        { kind: "text", x: near(0.1), y: near(0.1), text: "Loose rust" },
      ]);
      await it.of(upload.open, "rust.jpg").locator("svg path").first().waitFor();
      await it.of(upload.open, "rust.jpg").click();
      await page.getByRole("dialog").locator("svg").getByText("Loose rust").waitFor();
      await page.getByRole("dialog").getByRole("button", { name: gallery.close, exact: true }).click();

      await it.of(upload.remove, "rust.jpg").click();
      await it.button(common.app.shell.question.no).click();
      expect(await it.stored()).toHaveLength(1);
      await it.of(upload.remove, "rust.jpg").click();
      await it.button(upload.removeYes).click();
      await it.of(upload.open, "rust.jpg").waitFor({ state: "hidden" });
      expect(await it.stored()).toEqual([]);

      // One that says itself where it was taken is believed before the device.
      const another = page.waitForEvent("filechooser");
      await tankTop.getByRole("button", { name: `${photos.take}: Tank top` }).click();
      await (await another).setFiles({ name: "quay.jpg", mimeType: "image/jpeg", buffer: PLACED_PHOTO });
      await it.of(upload.open, "quay.jpg").waitFor();
      const told = { accuracy: "4.7", place_origin: "photo", time_origin: "photo" };
      expect(await it.stored()).toMatchObject([{ ...told, captured_at: "2026-05-01T10:03:09.000Z" }]);
      await it.of(upload.open, "quay.jpg").click();
      const place = "-23.961800, -46.332200 (± 4.7 m)";
      await page.getByText(interpolate(gallery.placeBy.photo, { place })).waitFor();
    },
  );

  journey(
    "what is drawn without a network follows its photo, through a closed window",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const it = await holdOnPhone(ops, () => enterAs("ops.br", "/operation/vessels"), inspectionPage);
      const { page } = it;
      await page.getByText(inspection.again).first().waitFor();
      await pagesAreKept(page);
      await page.context().setOffline(true);
      await it.choose("dark.jpg");
      await it.of(upload.mark, "dark.jpg").click();
      await it.stroke([0.3, 0.3], [0.5, 0.5]);
      await it.button(photos.saveMarks).click();
      await page.getByText(frame.savedHere, { exact: true }).first().waitFor();
      expect(await it.stored()).toEqual([]);
      await page.close();
      const context = page.context();
      await context.setOffline(false);
      const again = await context.newPage();
      await again.goto("/operation/vessels");
      const there = new Evidence(again, ops, it.row);
      await expect
        .poll(async () => (await there.stored()).map(({ name, markup }) => [name, markup.length]), {
          timeout: 60_000,
        })
        .toEqual([["dark.jpg", 1]]);
      expect(await there.stored()).toMatchObject([{ latitude: "-23.961800" }]);
    },
  );

  journey(
    "photos that the server has are shown without a network, and a missing one says so",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const it = await holdOnPhone(ops, () => enterAs("ops.br", "/operation/vessels"), inspectionPage);
      const { page } = it;
      await it.choose("here.jpg");
      await it.choose("gone.jpg");
      await it.of(upload.open, "here.jpg").waitFor();
      await it.of(upload.open, "gone.jpg").waitFor();
      await page.reload();
      await it.of(upload.open, "gone.jpg").waitFor();
      const idOf = async (name: string) => (await it.stored()).find((one) => one.name === name)?.id ?? "";
      const [here, gone] = [await idOf("here.jpg"), await idOf("gone.jpg")];
      await expect
        .poll(() => thumbnails(page), { timeout: 60_000 })
        .toEqual(expect.arrayContaining([here, gone]));
      await pagesAreKept(page);
      // Without a network nothing brings it back.
      await page.context().setOffline(true);
      await thumbnails(page, gone);
      await page.reload();
      // Pictures far below are not asked for before somebody comes near them.
      await it.of(upload.open, "here.jpg").scrollIntoViewIfNeeded();
      const kept = it.of(upload.open, "here.jpg").locator("img[src^=blob]");
      await kept.waitFor();
      expect(await kept.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(200);
      await it.of(upload.open, "gone.jpg").getByText(upload.notHere).waitFor();
      await it.of(upload.open, "here.jpg").click();
      await page.getByText(interpolate(gallery.notHere, { item: "here.jpg" })).waitFor();
    },
  );

  journey(
    "whole pictures that were taken along are looked at and drawn over without a network, until they are put back",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const it = await holdOnPhone(ops, () => enterAs("ops.br", "/operation/vessels"), inspectionPage);
      const { page } = it;
      // Theirs to take along is what they are assigned to.
      await ops.workorder("create", "appointment", {
        work_order_id: it.row.work_order_id,
        inspector_id: (await ops.find("inspector", "Marcos Tavares")).id,
        begin_date: today(),
        end_date: today(),
      });
      await it.choose("whole.jpg");
      await it.of(upload.open, "whole.jpg").waitFor();
      const dialog = page.getByRole("dialog");
      const openChoice = async () => {
        await page.goto(`${app.url}/operation/vessels`);
        await it.button(pictures.open).click();
      };
      await openChoice();
      await dialog.getByText(/^1 picture, \d+\.\d MB$/).waitFor();
      await dialog.getByRole("button", { name: new RegExp(`^${pictures.take}:`) }).click();
      await dialog.getByText(interpolate(pictures.kept.one, { count: 1 })).waitFor();

      await page.goto(`${app.url}${inspectionPage(String(it.row.operation_id))}`);
      await it.of(upload.open, "whole.jpg").waitFor();
      await pagesAreKept(page);
      await page.context().setOffline(true);
      await page.reload();
      await it.of(upload.open, "whole.jpg").click();
      const whole = dialog.locator("img[src^=blob]");
      await whole.waitFor();
      expect(await whole.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(900);
      // What is drawn on is the same picture, and the drawing leaves when there is a network.
      await it.button(gallery.mark).click();
      await dialog.locator("svg image[href^=blob]").waitFor();
      await it.stroke([0.3, 0.3], [0.5, 0.5]);
      await it.button(photos.saveMarks).click();
      await page.getByText(frame.savedHere, { exact: true }).first().waitFor();

      await page.context().setOffline(false);
      await expect
        .poll(async () => (await it.stored()).map(({ markup }) => markup.length), { timeout: 60_000 })
        .toEqual([1]);
      await openChoice();
      await dialog.getByRole("button", { name: new RegExp(`^${pictures.putBack}:`) }).click();
      await dialog.getByText(interpolate(pictures.kept.one, { count: 1 })).waitFor({ state: "hidden" });
      await dialog.getByRole("button", { name: new RegExp(`^${pictures.take}:`) }).waitFor();
    },
  );
});

/** As near as a finger is on a phone. */
const near = (value: number) => expect.closeTo(value, 1);

/** Ids of the small pictures on the device; `without` is taken out of them. */
async function thumbnails(page: Page, without?: string): Promise<readonly string[]> {
  return page.evaluate(async (id) => {
    const name = (await indexedDB.databases()).find((one) => one.name?.includes("field"))?.name ?? "";
    const open = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const store = open.transaction("thumbnails", "readwrite").objectStore("thumbnails");
    if (id !== undefined) store.delete(id);
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const asked = store.getAllKeys();
      asked.onsuccess = () => resolve(asked.result);
    });
    open.close();
    return keys.map(String);
  }, without);
}
