import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { completed, missingPlatforms } from "./lock.mjs";
import { ROOT } from "./root.mjs";

const lock = {
  packages: {
    "": {},
    "node_modules/@img/sharp-linux-x64": { version: "1.0.0", optional: true },
    "node_modules/tool": {
      version: "2.1.0",
      dev: true,
      optionalDependencies: {
        "@img/sharp-linux-x64": "1.0.0",
        "@tool/cli-linux-x64-musl": "2.1.0",
        "@tool/cli-win32-arm64-msvc": "2.1.0",
        "@tool/cli-wasm32-wasi": "2.1.0",
      },
    },
  },
};

describe("the lock file", () => {
  it("gets the packages of other platforms back, with the platform that their name says", () => {
    expect(missingPlatforms(lock)).toEqual({
      "node_modules/@tool/cli-linux-x64-musl": {
        version: "2.1.0",
        cpu: ["x64"],
        libc: ["musl"],
        os: ["linux"],
        dev: true,
        optional: true,
      },
      "node_modules/@tool/cli-win32-arm64-msvc": {
        version: "2.1.0",
        cpu: ["arm64"],
        os: ["win32"],
        dev: true,
        optional: true,
      },
      "node_modules/@tool/cli-wasm32-wasi": { version: "2.1.0", cpu: ["wasm32"], dev: true, optional: true },
    });
  });

  it("is complete afterwards", () => {
    expect(missingPlatforms(completed(lock))).toEqual({});
  });

  it("of this checkout is complete, or npm ci would refuse it (see scripts/complete-lock.mjs)", () => {
    const own = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
    expect(Object.keys(missingPlatforms(own))).toEqual([]);
  });
});
