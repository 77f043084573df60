/**
 * Files on their way in.
 *
 * @engine any: no database is opened
 */
import fs from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Arrivals } from "./arrivals.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "plimsoll-arrivals-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function* cutOff() {
  yield Buffer.from("half a te");
  throw new Error("cut off");
}

it("keeps what came, and leaves nothing of what broke off", async () => {
  const arrivals = new Arrivals(folder);
  expect(await arrivals.receive(Readable.from([Buffer.from("whole")]))).toMatchObject({ size: 5 });
  await expect(arrivals.receive(Readable.from(cutOff()))).rejects.toThrow("cut off");
  expect(await readdir(folder)).toHaveLength(1);
});

it("leaves nothing either where the disk made the file later than its bytes broke off", async () => {
  const { open } = fs;
  const late = (...asked: Parameters<typeof open>) => setTimeout(() => open(...asked), 50);
  const slow = vi.spyOn(fs, "open").mockImplementation(late as never);
  await expect(new Arrivals(folder).receive(Readable.from(cutOff()))).rejects.toThrow("cut off");
  await wait(200);
  expect(slow).toHaveBeenCalledOnce();
  expect(await readdir(folder)).toEqual([]);
});
