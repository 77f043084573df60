// Decides between which figures a chart is drawn, and where its scale has lines: around what there is to see, on round figures.

export interface ChartFrame {
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
}

/** Lines of the scale, at most about so many. */
const LINES = 6;
/** Room above and below, of what lies between the highest and the lowest. */
const ROOM = 0.12;

export function chartFrame(values: readonly number[]): ChartFrame {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const span = highest - lowest || Math.abs(highest) || 1;
  // A share is never below nothing, and where nothing is near the scale begins there.
  const from = lowest - span * ROOM < span * ROOM ? Math.min(0, lowest) : lowest - span * ROOM;
  const { factor, exponent } = roundStep((highest + span * ROOM - from) / LINES);
  const step = factor * 10 ** exponent;
  const first = Math.floor(from / step);
  const last = Math.ceil((highest + span * ROOM) / step);
  // Whole steps, then one division: a sum of fractions shows what binary makes of them.
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => {
    const whole = (first + at) * factor;
    return exponent < 0 ? whole / 10 ** -exponent : whole * 10 ** exponent;
  });
  return { domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1], ticks };
}

/** One, two or five, with as many noughts as it takes. */
function roundStep(least: number): { readonly factor: number; readonly exponent: number } {
  const exponent = Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((one) => one * 10 ** exponent >= least * 0.999) ?? 10;
  return { factor, exponent };
}
