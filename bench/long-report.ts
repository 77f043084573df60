/**
 * `npm run bench:report`: a report of 300 pages with 400 photographs, made as the product makes it. Each photograph is read
 * by itself and made small for its place, and the whole is printed in the thread that prints. Tells the pages, the time and
 * the most memory that the process which did it ever had: as it is started by hand, and with the memory of its threads
 * held together as the image for containers does it.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { bundle, ensureServerBuilt } from "../scripts/prepare/server-build.mjs";
import { startWords } from "./whole-server.ts";

const PHOTOS = 400;
const MOST_MB = 300;
const WAYS = [
  ["by hand", {}],
  ["in a container", { MALLOC_ARENA_MAX: "2" }],
] as const;
const NODE_OPTIONS = startWords().filter((word) => word.startsWith("--"));
/** As deep in the checkout as the code of the server, which looks for its threads from there. */
const MAKER = fileURLToPath(new URL("../api/dist/long-report-maker.mjs", import.meta.url));

/** As much detail as a hold full of grain has; a few of them, since to draw one takes longer than to print it. */
const grounds = await Promise.all(
  Array.from({ length: 6 }, (_, at) =>
    sharp({
      create: {
        width: 1600,
        height: 1200,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 90 + at * 12, sigma: 34 },
      },
    })
      .blur(1.2)
      .raw()
      .toBuffer(),
  ),
);

/** As devices send them, made smaller to 1600 dots; no two alike. */
async function drawPhoto(path: string, seed: number): Promise<void> {
  const label = `<svg width="1600" height="1200"><circle cx="${200 + (seed % 12) * 100}" cy="600" r="220"
    fill="hsl(${seed % 360} 60% 40%)"/><text x="80" y="160" font-size="120" fill="white">${seed}</text></svg>`;
  const raw = { width: 1600, height: 1200, channels: 3 } as const;
  await sharp(grounds[seed % grounds.length] ?? Buffer.alloc(0), { raw })
    .composite([{ input: Buffer.from(label) }])
    .jpeg({ quality: 82 })
    .toFile(path);
}

const folder = mkdtempSync(join(tmpdir(), "long-report-"));
try {
  await ensureServerBuilt();
  for (let at = 0; at < PHOTOS; at++) await drawPhoto(join(folder, `${at}.jpg`), at);
  await bundle(fileURLToPath(new URL("long-report-maker.ts", import.meta.url)), MAKER);
  for (const [name, more] of WAYS) make(folder, name, more);
} finally {
  rmSync(folder, { recursive: true, force: true });
  rmSync(MAKER, { force: true });
}

function make(folder: string, name: string, more: Readonly<Record<string, string>>): void {
  const { stdout, status } = spawnSync(process.execPath, [...NODE_OPTIONS, MAKER, folder, String(PHOTOS)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...more },
  });
  if (status !== 0) throw new Error(`the maker left with ${status}: ${stdout}`);
  const told = JSON.parse(String(stdout)) as Record<"start" | "peak" | "seconds" | "megabytes", number>;
  const pages =
    readFileSync(join(folder, "report.pdf"), "latin1").match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  console.log(
    `${name}: ${pages} pages with ${PHOTOS} photographs, ${told.megabytes.toFixed(1)} MB, in ${told.seconds.toFixed(1)} s`,
  );
  console.log(
    `${name}: the process began with ${told.start.toFixed(0)} MB and had ${told.peak.toFixed(0)} MB at most`,
  );
  console.log(told.peak < MOST_MB && pages >= 300 ? "within" : "MISSED", `the aim of ${MOST_MB} MB`);
}
