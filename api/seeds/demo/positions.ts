/** Where the ships of the demo's orders are: at their berth, at the roads, on their way; some were not heard of for long. */
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";
import { keepPositions, keepTrail, type SeenShip } from "#operation/geoposition/store";

interface Called extends Record<string, unknown> {
  readonly ship_id: string;
  readonly status: string;
  readonly country: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** From where ships come to the ports of a country: degrees beside the port, or a place at sea before the river. */
const APPROACHES: Readonly<
  Record<string, (port: readonly [number, number], at: number) => [number, number]>
> = {
  BR: ([latitude, longitude], at) => [latitude - 0.6 - (at % 4) * 0.55, longitude + 0.9 + (at % 3) * 0.8],
  AR: (_, at) => [-35.3 - (at % 3) * 0.3, -55.9 + (at % 3) * 0.7],
  FR: (_, at) => [49.75, -0.6 - (at % 3) * 0.9],
};
const AT_BERTH = new Set(["operating", "paused", "suspension", "in_progress", "boarding_completed"]);
const AT_ROADS = new Set(["in_process"]);
/** Every so many ships have never been heard: the map shows them at the port of their order. */
const UNHEARD = 6;
const COURSE = 300;
const KNOTS = 12;

export async function loadPositions(tx: Queryable, now: string): Promise<void> {
  const called = await tx.run<Called>(sql`select distinct on (w.ship_id) w.ship_id, w.status, w.country,
      p.latitude::text as latitude, p.longitude::text as longitude
    from work_order w join port p on p.id = w.port_id
    where w.ship_id is not null and p.latitude is not null order by w.ship_id, w.date desc, w.wocode`);
  const ships = called
    .filter((_, at) => at % UNHEARD !== UNHEARD - 1)
    .map((one, at) => seenShip(one, at, now));
  await keepPositions(tx, ships, { source: "ais", userId: null });
  await keepTrail(
    tx,
    ships.flatMap((one) => wayOf(one, now)),
  );
}

function seenShip({ ship_id: shipId, status, country, ...port }: Called, at: number, now: string): SeenShip {
  const place = [Number(port.latitude), Number(port.longitude)] as const;
  const minutes = at % 9 === 8 ? 500 : (at * 7) % 25;
  const seen = { shipId, at: minutesBefore(now, minutes) };
  if (AT_BERTH.has(status))
    return {
      ...seen,
      latitude: place[0],
      longitude: place[1],
      speed: 0,
      course: null,
      heading: (at * 37) % 360,
      status: 5,
    };
  const [latitude, longitude] = (APPROACHES[country] ?? ((port) => [port[0] - 1, port[1] + 1]))(place, at);
  if (AT_ROADS.has(status))
    return {
      ...seen,
      latitude: place[0] + (latitude - place[0]) / 8,
      longitude: place[1] + (longitude - place[1]) / 8,
      speed: 0.1,
      course: null,
      heading: (at * 53) % 360,
      status: 1,
    };
  return { ...seen, latitude, longitude, speed: KNOTS, course: COURSE, heading: COURSE, status: 0 };
}

/** Straight back for a day, where it moves. */
function wayOf(seen: SeenShip, now: string): SeenShip[] {
  if (seen.speed !== KNOTS) return [];
  const degreesAnHour = KNOTS / 60;
  const back = ((COURSE + 180) * Math.PI) / 180;
  return Array.from({ length: 24 }, (_, hour) => ({
    ...seen,
    latitude: seen.latitude + Math.cos(back) * degreesAnHour * hour,
    longitude:
      seen.longitude + (Math.sin(back) * degreesAnHour * hour) / Math.cos((seen.latitude * Math.PI) / 180),
    at: minutesBefore(now, hour * 60),
  }));
}

const minutesBefore = (now: string, minutes: number) =>
  new Date(Date.parse(now) - minutes * 60_000).toISOString();
