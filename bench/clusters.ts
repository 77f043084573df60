/** How long twenty thousand ships take to be grouped, and a frame of the map to be answered from the groups. */
import { type Bounds, clusterIndex, drawnIn, type MapPoint } from "../web/src/maps/cluster-index.ts";

const SHIPS = 20_000;
const FRAMES = 500;
/** A frame at sixty a second, which the page must not miss. */
const FRAME_MS = 1000 / 60;

/** The same ships on every run: around thirty ports, as ships lie. */
function ships(): MapPoint[] {
  let state = 18;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const ports = Array.from({ length: 30 }, () => [random() * 100 - 50, random() * 300 - 150] as const);
  return Array.from({ length: SHIPS }, (_, at) => {
    const [latitude, longitude] = ports[at % ports.length] ?? [0, 0];
    const far = random() ** 3 * 20;
    const done = random() < 0.3 ? 1 : 0;
    return {
      id: String(at),
      latitude: latitude + (random() - 0.5) * far,
      longitude: longitude + (random() - 0.5) * far,
      done,
      of: 1,
    };
  });
}

function timed<T>(work: () => T): [number, T] {
  const begin = performance.now();
  const made = work();
  return [performance.now() - begin, made];
}

const points = ships();
const [indexing, index] = timed(() => clusterIndex(points));
const times: number[] = [];
let most = 0;
for (let at = 0; at < FRAMES; at += 1) {
  const zoom = 2 + (at % 9);
  const half = 180 / 2 ** zoom;
  const middle = points[(at * 37) % points.length] ?? { latitude: 0, longitude: 0 };
  const frame: Bounds = [
    middle.longitude - half * 2,
    middle.latitude - half,
    middle.longitude + half * 2,
    middle.latitude + half,
  ];
  const [took, drawn] = timed(() => drawnIn(index, frame, zoom));
  times.push(took);
  most = Math.max(most, drawn.length);
}
times.sort((one, other) => one - other);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
console.log(
  `${SHIPS} ships grouped in ${indexing.toFixed(0)} ms, in the worker, once for each answer of the server`,
);
console.log(
  `one frame of the map: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.999)} ms (a frame is ${FRAME_MS.toFixed(1)} ms)`,
);
console.log(`at most ${most} markers in one frame`);
