/**
 * Decides how much the memory of this process may grow before it is cleaned up. By itself the engine lets it double and
 * more, which a few large requests after one another make much of; cleaned up at each third, a list of long rows takes a
 * sixth more time. So it may grow by the same amount whatever it holds: often enough when it is large, rarely when it is not.
 */
import { getHeapStatistics, setFlagsFromString } from "node:v8";

const MIB = 1_048_576;
const GROWTH = 40 * MIB;
const PERCENT = { least: 20, most: 100 };
const LOOK_MS = 1_000;

export function growthPercent(usedBytes: number): number {
  const percent = Math.floor((100 * GROWTH) / usedBytes);
  return Math.max(PERCENT.least, Math.min(PERCENT.most, percent));
}

export function keepMemorySmall(): void {
  const adjust = () =>
    setFlagsFromString(`--heap-growing-percent=${growthPercent(getHeapStatistics().used_heap_size)}`);
  adjust();
  setInterval(adjust, LOOK_MS).unref();
}
