import { vi } from "vitest";

/** What comes true soon, and on a machine that does other things besides a little later. */
export const eventually = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 30_000 });
