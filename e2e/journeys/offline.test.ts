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
import { journey } from "../harness/journey.ts";
import { pagesAreKept } from "../harness/kept-pages.ts";
import { operationOf, shipOrderAt } from "../harness/order-at.ts";
import { type Row, type Somebody, somebodyElse } from "../harness/server-call.ts";
import { signInAs } from "../harness/sign-in.ts";

const PHONE = { width: 390, height: 844 };
const PATIENCE = 30_000;
/** The journeys wait for a worker that keeps all pages, and for servers that come back. */
const LONGEST = 300_000;
const HOLDS = [1, 2, 3];
const { inspection, check, seals, signature, frame } = words;

/** An inspection that has begun, with a plan for three holds, of which the third was looked at already. */
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
  const phone = await newVisitor(browser, url);
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

  async photo(name: string): Promise<Buffer> {
    const drawn = await this.page.evaluate((text) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 600 });
      const pen = canvas.getContext("2d");
      if (pen) {
        pen.fillStyle = "teal";
        pen.fillRect(0, 0, 900, 600);
        pen.fillStyle = "white";
        pen.font = "80px sans-serif";
        pen.fillText(text, 40, 300);
      }
      return canvas.toDataURL("image/jpeg", 0.9).split(",")[1] ?? "";
    }, name);
    const buffer = Buffer.from(drawn, "base64");
    await this.page
      .locator("input[type=file][accept='image/*']")
      .last()
      .setInputFiles({ name: `${name}.jpg`, mimeType: "image/jpeg", buffer });
    await this.page.getByText(`${name}.jpg`).first().waitFor();
    return buffer;
  }

  async allOk(): Promise<void> {
    const button = this.button(check.allOk);
    if (await button.count()) await button.click();
  }

  async verdict(name: "approved" | "reproved", hold: number, reasons?: string): Promise<void> {
    const button = this.page.locator(`[data-verdict="${name}"]`);
    if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
    if (reasons !== undefined) await this.page.getByLabel(inspection.reasons).fill(reasons);
    const kept = this.entries;
    const before = await kept();
    await this.page
      .getByRole("button", { name: new RegExp(`^${interpolate(inspection.save, { hold })}`) })
      .click();
    await this.page.getByText(frame.savedHere).first().waitFor();
    await expect.poll(kept).toBe(before + 1);
  }

  /** How many wait, as the device counts them. */
  readonly entries = (): Promise<number> => this.waiting("entries");
  readonly photos = (): Promise<number> => this.waiting("photos");

  async waiting(what: "entries" | "photos" | "refused"): Promise<number> {
    return this.page.evaluate((name) => {
      const key = Object.keys(localStorage).find((one) => one.startsWith("plimsoll.waiting."));
      return key === undefined ? 0 : Number(JSON.parse(localStorage.getItem(key) ?? "{}")[name] ?? 0);
    }, what);
  }
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
      try {
        const first = new Quay(await phone.newPage(), operation.id);
        await first.page.setViewportSize(PHONE);
        await first.open("basementinspection", 1);
        await pagesAreKept(first.page);
        await phone.setOffline(true);
        await first.page.locator('[data-network="off"]').waitFor();

        await first.allOk();
        const one = await first.photo("hold-1");
        await first.verdict("approved", 1);
        await first.choose(2);
        const two = await first.photo("hold-2");
        await first.verdict("reproved", 2, "Wet residues");
        await first.button(inspection.again).click();
        await first.allOk();
        await first.verdict("approved", 2);
        await first.choose(3);
        await first.verdict("reproved", 3, "Loose rust, port side");
        await first.choose(1);
        await first.page.getByLabel(signature.name).fill("A. Master");
        await first.button(signature.byName).click();
        await expect.poll(first.entries).toBe(5);
        await expect.poll(first.photos).toBe(2);
        await first.page.close();

        // The window was closed: everything is there again, still without a network.
        const again = new Quay(await phone.newPage(), operation.id);
        await again.page.setViewportSize(PHONE);
        const opened = await again.open("holdsealing", 1);
        console.log(`A page of the field opened without a network after ${opened.toFixed(0)} ms`);
        expect(await again.entries()).toBe(5);
        expect(await again.state.getAttribute("aria-label")).toContain(network.state.off);
        await again.button(`${interpolate(seals.position, { position: 1 })}: ${seals.free}`).click();
        await again.page.getByLabel(seals.one).fill("PL 0001");
        await again.page.getByRole("button", { name: interpolate(seals.apply.one, { count: 1 }) }).click();
        await expect.poll(again.entries).toBe(6);
        await again.open("basementinspection", 1);
        await again.page.getByText("hold-1.jpg").first().waitFor();

        // Meanwhile at another desk.
        await office.service("update", "basement_inspection", {
          id: third.id,
          version: third.version,
          reasons: "Paint flakes",
        });
        await phone.setOffline(false);
        app = await killed(app);
        // In the middle: some of it has left, some has not.
        await expect.poll(again.entries, { timeout: 120_000, interval: 5 }).toBeLessThan(6);
        app = await killed(app);
        await expect.poll(again.photos, { timeout: 120_000 }).toBe(0);
        await expect.poll(again.entries, { timeout: 120_000 }).toBe(1);

        // What somebody else changed is shown, and a person chooses.
        await again.state.click();
        await again.button(network.list.choose).click();
        const merge = again.page.getByRole("dialog", { name: common.app.record.merge.title });
        expect(await merge.textContent()).toContain("Paint flakes");
        expect(await merge.textContent()).toContain("Loose rust, port side");
        await merge
          .getByRole("radio", { name: new RegExp(`${common.app.record.merge.mine}$`) })
          .first()
          .click();
        await merge.getByRole("button", { name: common.app.record.merge.save }).click();
        await expect.poll(again.entries, { timeout: 60_000 }).toBe(0);

        await everythingIsThere(await somebodyElse(app, "admin"), operation.id, third.id, { one, two });
      } finally {
        await phone.close();
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

interface Taken {
  readonly one: Buffer;
  readonly two: Buffer;
}

async function everythingIsThere(by: Somebody, operation: string, third: string, { one, two }: Taken) {
  const rows = await rowsOf(by, "basement_inspection", operation);
  const told = rows.map((row) => [row.hold, row.attempt, row.verdict, row.reasons]);
  expect(told).toEqual([
    [1, 1, "approved", null],
    [2, 1, "reproved", "Wet residues"],
    [2, 2, "approved", null],
    [3, 1, "reproved", "Loose rust, port side"],
  ]);
  const [firstHold, rejected] = rows;
  expect(firstHold).toMatchObject({ signed_name: "A. Master", signature_state: "valid", version: 2 });
  expect(rows.find(({ id }) => id === third)).toMatchObject({ version: 3 });
  const made = rows.slice(0, 3).map((row) => String(row.created_at));
  expect(made).toEqual([...made].sort());
  const [sealed, ...more] = await rowsOf(by, "hold_sealing", operation);
  expect(more).toEqual([]);
  expect(sealed).toMatchObject({ hold: 1, position: 1, number: "PL 0001" });
  for (const [row, bytes] of [
    [firstHold, one],
    [rejected, two],
  ] as const) {
    const files = (await by.filemanager("list", "attachment", {
      reference_id: row?.id,
      field: "photos",
    })) as unknown as readonly Row[];
    expect(files.map((file) => file.original_hash)).toEqual([hashOf(bytes)]);
  }
}
