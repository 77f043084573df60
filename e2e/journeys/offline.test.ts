/**
 * A day on a quay without a signal: holds inspected, one rejected and inspected again, sealed and signed, the window closed
 * and opened again, a server that dies twice while it all goes out, and somebody else who changed a hold meanwhile.
 */
import { createHash } from "node:crypto";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words as common } from "@plimsoll/domain/locales/en/index";
import { words as network } from "@plimsoll/domain/operation/words/field/en";
import { words } from "@plimsoll/domain/operation/words/pages/en";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type RunningApp, startApp } from "../harness/app.ts";
import { newVisitor } from "../harness/browser.ts";
import { drawnPhoto } from "../harness/drawn-photo.ts";
import { journey } from "../harness/journey.ts";
import { pagesAreKept, waitingOn } from "../harness/kept-pages.ts";
import { operationOf, shipOrderAt } from "../harness/order-at.ts";
import { type Row, type Somebody, somebodyElse } from "../harness/server-call.ts";
import { signInAs } from "../harness/sign-in.ts";

const PHONE = { width: 390, height: 844 };
const PATIENCE = 30_000;
/** The journeys wait for a worker that keeps all pages, and for servers that come back. */
const LONGEST = 300_000;
const HOLDS = [1, 2, 3, 4, 5];
const PHOTOS_A_HOLD = 4;
const { inspection, check, seals, stock, signature, frame } = words;
/** What the surveyor of the demo has next of their seals. */
const [SEAL, SEAL_AFTER] = ["BR0005014", "BR0005015"];

/** An inspection that has begun, with a plan for five holds, of which the third was looked at already. */
async function inspectionAtWork(by: Somebody): Promise<{ operation: Row; third: Row }> {
  const order = await shipOrderAt(by, "in_process");
  const begun = await operationOf(by, order.id);
  const product_id = (await by.find("product", "Soybeans")).id;
  const storage_plan = HOLDS.map((hold) => ({ hold, product_id, planned: "3000" }));
  const { id, version } = begun;
  const operation = await by.service("update", "operation", { id, version, storage_plan });
  const third = await by.service("create", "basement_inspection", {
    operation_id: id,
    hold: 3,
    verdict: "reproved",
    reasons: "Loose rust",
  });
  return { operation, third };
}

async function onThePhone(browser: Browser, url: string): Promise<BrowserContext> {
  const phone = await newVisitor(browser, url, { keepsPages: true });
  phone.setDefaultTimeout(PATIENCE);
  await signInAs(phone, url, "ops.br");
  return phone;
}

class Quay {
  readonly page: Page;
  readonly operation: string;

  constructor(page: Page, operation: string) {
    this.page = page;
    this.operation = operation;
  }

  /** Milliseconds until it can be used. */
  async open(segment: string, hold: number): Promise<number> {
    const begun = performance.now();
    await this.page.goto(`/operation/vessels/${this.operation}/${segment}?hold=${hold}`);
    await this.page.locator(`[role=tab][data-hold="${hold}"][aria-selected=true]`).waitFor();
    return performance.now() - begun;
  }

  /** Milliseconds from a tap on the overview until the holds of the page show, as the page itself measures it. */
  async turnTo(segment: string): Promise<number> {
    await this.page.goto(`/operation/vessels/${this.operation}`);
    const link = this.page.locator(`main a[href*="/${segment}"]`).first();
    await link.waitFor();
    return link.evaluate(
      (tapped: HTMLElement) =>
        new Promise<number>((resolve) => {
          const begun = performance.now();
          const look = () =>
            document.querySelector("[role=tab][data-hold]")
              ? resolve(performance.now() - begun)
              : requestAnimationFrame(look);
          tapped.click();
          look();
        }),
    );
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  async choose(hold: number): Promise<void> {
    await this.page.locator(`[role=tab][data-hold="${hold}"]`).click();
    await this.page.locator(`[role=tab][data-hold="${hold}"][aria-selected=true]`).waitFor();
  }

  get state(): Locator {
    return this.page.locator("[data-network]");
  }

  /** Photos of a hold, taken one after the other; what was taken, byte for byte. */
  async photos(hold: number): Promise<readonly Buffer[]> {
    const names = Array.from({ length: PHOTOS_A_HOLD }, (_, at) => `hold-${hold}-${at + 1}`);
    const taken = await Promise.all(names.map((name) => drawnPhoto(this.page, name)));
    await this.page
      .locator("input[type=file][accept='image/*']")
      .last()
      .setInputFiles(
        taken.map((buffer, at) => ({ name: `${names[at]}.jpg`, mimeType: "image/jpeg", buffer })),
      );
    for (const name of names) await this.page.getByText(`${name}.jpg`).first().waitFor();
    return taken;
  }

  async allOk(): Promise<void> {
    const button = this.button(check.allOk);
    if (await button.count()) await button.click();
  }

  /** On this device, until there is a network. */
  async verdict(name: "approved" | "reproved", hold: number, reasons?: string): Promise<void> {
    const before = await this.entries();
    await this.judge(name, hold, reasons);
    await this.page.getByText(frame.savedHere).first().waitFor();
    await expect.poll(this.entries).toBe(before + 1);
  }

  async judge(name: "approved" | "reproved", hold: number, reasons?: string): Promise<void> {
    const button = this.page.locator(`[data-verdict="${name}"]`);
    if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
    if (reasons !== undefined) await this.page.getByLabel(inspection.reasons).fill(reasons);
    await this.page
      .getByRole("button", { name: new RegExp(`^${interpolate(inspection.save, { hold })}`) })
      .click();
  }

  /** How many wait, as the device counts them. */
  readonly entries = (): Promise<number> => waitingOn(this.page, "entries");
  readonly pictures = (): Promise<number> => waitingOn(this.page, "photos");
}

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

async function rowsOf(by: Somebody, type: string, operation: string): Promise<readonly Row[]> {
  const conditions = [{ attribute: "operation_id", operator: "=", value: operation }];
  return by.list("service", type, conditions);
}

/** Ends as in a power cut, and comes back at the same address with the same data. */
async function killed(app: RunningApp): Promise<RunningApp> {
  const port = Number(new URL(app.url).port);
  await app.kill();
  return startApp({ dataDir: app.dataDir, port });
}

describe("off the network", () => {
  journey(
    "a day of inspections goes out once, in order, over a server that dies twice",
    async ({ browser }) => {
      let app = await startApp();
      const office = await somebodyElse(app, "admin");
      const { operation, third } = await inspectionAtWork(office);
      const phone = await onThePhone(browser, app.url);
      const otherDevice = await onThePhone(browser, app.url);
      try {
        const first = new Quay(await phone.newPage(), operation.id);
        await first.page.setViewportSize(PHONE);
        await first.open("basementinspection", 1);
        await pagesAreKept(first.page);
        await phone.setOffline(true);
        await first.page.locator('[data-network="off"]').waitFor();

        const taken = new Map<number, readonly Buffer[]>();
        for (const hold of HOLDS) {
          if (hold > 1) await first.choose(hold);
          if (hold !== 2 && hold !== 3) await first.allOk();
          taken.set(hold, await first.photos(hold));
          if (hold === 3) await first.verdict("reproved", hold, "Loose rust, port side");
          else if (hold === 2) await first.verdict("reproved", hold, "Wet residues");
          else await first.verdict("approved", hold);
        }
        await first.choose(2);
        await first.button(inspection.again).click();
        await first.allOk();
        await first.verdict("approved", 2);
        await first.choose(1);
        await first.page.getByLabel(signature.name).fill("A. Master");
        await first.button(signature.byName).click();
        await expect.poll(first.entries).toBe(7);
        await expect.poll(first.pictures).toBe(HOLDS.length * PHOTOS_A_HOLD);
        await first.page.close();

        // The window was closed: everything is there again, still without a network.
        const again = new Quay(await phone.newPage(), operation.id);
        await again.page.setViewportSize(PHONE);
        const opened = await again.open("holdsealing", 1);
        const turned = await again.turnTo("basementinspection");
        console.log(
          `Without a network: a new window ${opened.toFixed(0)} ms, another page ${turned.toFixed(0)} ms`,
        );
        await again.open("holdsealing", 1);
        expect(await again.entries()).toBe(7);
        expect(await again.state.getAttribute("aria-label")).toContain(network.state.off);
        await again.button(`${interpolate(seals.position, { position: 1 })}: ${seals.free}`).click();
        // The stock that came along proposes the next of its numbers, and is one fewer with it.
        await again.button(interpolate(stock.take, { numbers: SEAL })).click();
        await again.page.getByRole("button", { name: interpolate(seals.apply.one, { count: 1 }) }).click();
        await expect.poll(again.entries).toBe(8);
        await again.page.getByText(interpolate(stock.next, { number: SEAL_AFTER })).waitFor();
        await again.open("basementinspection", 1);
        await again.page.getByText("hold-1-4.jpg").first().waitFor();

        // Meanwhile on another device.
        const other = new Quay(await otherDevice.newPage(), operation.id);
        await other.open("basementinspection", 3);
        await other.judge("reproved", 3, "Paint flakes");
        await other.page.getByText(frame.saved, { exact: true }).first().waitFor();
        await phone.setOffline(false);
        app = await killed(app);
        // In the middle: some of it has left, some has not.
        await expect.poll(again.entries, { timeout: 120_000, interval: 5 }).toBeLessThan(8);
        app = await killed(app);
        await expect.poll(again.pictures, { timeout: 120_000 }).toBe(0);
        await expect.poll(again.entries, { timeout: 120_000 }).toBe(1);

        // What somebody else changed is shown, and a person chooses.
        await again.state.click();
        await again.button(network.list.choose).click();
        const merge = again.page.getByRole("dialog", { name: common.app.record.merge.title });
        expect(await merge.textContent()).toContain("Paint flakes");
        expect(await merge.textContent()).toContain("Loose rust, port side");
        const mine = merge.getByRole("radio", { name: new RegExp(`${common.app.record.merge.mine}$`) });
        for (const choice of await mine.all()) await choice.click();
        await merge.getByRole("button", { name: common.app.record.merge.save }).click();
        await expect.poll(again.entries, { timeout: 60_000 }).toBe(0);

        await everythingIsThere(await somebodyElse(app, "admin"), operation.id, third.id, taken);
      } finally {
        await phone.close();
        await otherDevice.close();
        await app.stop();
      }
    },
    LONGEST,
  );

  journey(
    "signing out over what waits asks first, and leaves nothing behind",
    async ({ app, browser }) => {
      const { operation } = await inspectionAtWork(await somebodyElse(app, "admin"));
      const phone = await onThePhone(browser, app.url);
      const quay = new Quay(await phone.newPage(), operation.id);
      await quay.open("basementinspection", 1);
      await pagesAreKept(quay.page);
      await phone.setOffline(true);
      await quay.page.locator('[data-network="off"]').waitFor();
      await quay.allOk();
      await quay.verdict("approved", 1);
      const signOut = async () => {
        await quay.page.locator("header button[aria-haspopup=menu]").last().click();
        await quay.page.getByRole("menuitem", { name: common.app.shell.account.signOut }).click();
      };
      await signOut();
      const question = quay.page.getByRole("dialog", { name: network.leave.title });
      await question.getByRole("button", { name: network.leave.stay }).click();
      expect(await quay.entries()).toBe(1);
      await signOut();
      const [file] = await Promise.all([
        quay.page.waitForEvent("download"),
        question.getByRole("button", { name: network.leave.exportAndLeave }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^plimsoll-field-.*\.json$/);
      await quay.page.locator("input[type=password]").waitFor();
      const left = await quay.page.evaluate(async () => [
        ...(await indexedDB.databases()).map(({ name }) => name),
        ...Object.keys(localStorage).filter((key) => key.startsWith("plimsoll.waiting.")),
      ]);
      expect(left).toEqual([]);
      await phone.close();
    },
    LONGEST,
  );
});

type Taken = ReadonlyMap<number, readonly Buffer[]>;

async function everythingIsThere(by: Somebody, operation: string, third: string, taken: Taken) {
  const rows = await rowsOf(by, "basement_inspection", operation);
  const told = rows.map((row) => [row.hold, row.attempt, row.verdict, row.reasons]);
  expect(told).toEqual([
    [1, 1, "approved", null],
    [2, 1, "reproved", "Wet residues"],
    [2, 2, "approved", null],
    [3, 1, "reproved", "Loose rust, port side"],
    [4, 1, "approved", null],
    [5, 1, "approved", null],
  ]);
  const [firstHold] = rows;
  expect(firstHold).toMatchObject({ signed_name: "A. Master", signature_state: "valid", version: 2 });
  expect(rows.find(({ id }) => id === third)).toMatchObject({ version: 3 });
  const made = rows
    .filter(({ id }) => id !== third)
    .toSorted((a, b) => String(a.created_at).localeCompare(String(b.created_at)));
  expect(made.map((row) => [row.hold, row.attempt])).toEqual([
    [1, 1],
    [2, 1],
    [4, 1],
    [5, 1],
    [2, 2],
  ]);
  const [sealed, ...more] = await rowsOf(by, "hold_sealing", operation);
  expect(more).toEqual([]);
  expect(sealed).toMatchObject({ hold: 1, position: 1, number: SEAL });
  for (const row of rows.filter(({ attempt }) => attempt === 1)) {
    const files = (await by.filemanager("list", "attachment", {
      reference_id: row.id,
      field: "photos",
    })) as unknown as readonly Row[];
    const hashes = files.map((file) => String(file.original_hash));
    expect(hashes.toSorted()).toEqual(taken.get(Number(row.hold))?.map(hashOf).toSorted());
  }
}
