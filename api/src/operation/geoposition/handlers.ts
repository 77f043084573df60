/** Where ships are, for whom it concerns; and a position by hand, which is held to the same rules as one by radio. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { validateMmsi } from "@plimsoll/domain/identifier/vessel-number";
import { isInstant } from "@plimsoll/domain/kernel/dates";
import { isDecimalText } from "@plimsoll/domain/kernel/decimal";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { judgeFix, shipState, TRAIL_DAYS } from "@plimsoll/domain/operation/geoposition";
import type { geopositionContracts, ShipPosition } from "@plimsoll/domain/operation/geoposition-contract";
import { AT_WORK } from "@plimsoll/domain/work-order/status";
import type { z } from "zod";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { listableShipOrders } from "../ship-orders.ts";
import { positionsMoved } from "./moved.ts";
import { keepPositions, keepTrail, knownShips, type PlacedShip, placedShips, trailOf } from "./store.ts";

type Contracts = typeof geopositionContracts;
type Posted = z.infer<Contracts["post"]["input"]>;

export const geopositionHandlers = {
  async positions(call: Call): Promise<ShipPosition[]> {
    return (await visibleShips(call)).map((row) => shown(row, call.now));
  },

  async trail(call: Call, { ship_id: id }: z.infer<Contracts["trail"]["input"]>) {
    if (!isUuid(id)) throw refuse("not_found", "ship_id");
    const [found] = await visibleShips(call, id);
    if (!found) throw refuse("not_found", "ship_id");
    return trailOf(call.db, id, daysBefore(call.now, TRAIL_DAYS));
  },

  async post(call: Call, posted: Posted): Promise<ShipPosition> {
    const { mmsi, ...fix } = readPosted(posted);
    const [ship] = await knownShips(call.db, mmsi);
    // A customer moves no ship, and hears of none that is not theirs.
    if (!ship || isGuest(call.actor)) throw refuse("reference_not_found", "mmsi");
    const last =
      ship.at === null
        ? null
        : { latitude: Number(ship.latitude), longitude: Number(ship.longitude), at: ship.at };
    const verdict = judgeFix(fix, last, call.now);
    if (verdict === "older") throw refuse("position_older", "at");
    if (verdict !== "taken") throw refuse("position_impossible", verdict === "in_future" ? "at" : "latitude");
    const seen = [{ ...fix, shipId: ship.id, heading: null, status: null }];
    const kept = await keepPositions(call.db, seen, { source: "manual", userId: call.actor.userId });
    if (kept.length === 0) throw refuse("position_older", "at");
    await keepTrail(call.db, seen);
    call.afterCommit(() => positionsMoved(call.app));
    const [row] = await visibleShips(call, ship.id);
    if (!row) throw refuse("not_found");
    return shown(row, call.now);
  },
};

/** Staff see every ship; a customer those that are here for an order of theirs. */
async function visibleShips(call: Call, shipId?: string): Promise<PlacedShip[]> {
  return placedShips(call.db, {
    orders: await listableShipOrders(call),
    isEveryShip: !isGuest(call.actor),
    locale: call.locale,
    ...(shipId === undefined ? {} : { shipId }),
  });
}

function shown({ status, ...row }: PlacedShip, now: string): ShipPosition {
  const isOperating = AT_WORK.some((one) => one === row.order?.status);
  const { at, source } = row;
  const speed = row.speed === null ? null : Number(row.speed);
  return { ...row, state: shipState({ at, source, speed, status, isOperating }, now) };
}

/** All that is wrong with it at once, by field. */
function readPosted(posted: Posted) {
  const found: Issue[] = [];
  const read = (field: "latitude" | "longitude" | "course" | "speed", least: number, most: number) => {
    const told = posted[field];
    if (told === undefined || told === null || told === "") return null;
    const text = String(told).trim();
    const value = isDecimalText(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(value)) found.push(issue("invalid", field));
    else if (value < least) found.push(issue("below_minimum", field, { min: least }));
    else if (value > most) found.push(issue("above_maximum", field, { max: most }));
    return value;
  };
  const place = { latitude: read("latitude", -90, 90), longitude: read("longitude", -180, 180) };
  for (const field of ["latitude", "longitude"] as const)
    if (place[field] === null) found.push(issue("required", field));
  const movement = { course: read("course", 0, 359.9), speed: read("speed", 0, 102.2) };
  const mmsi = String(posted.mmsi).replace(/\D/g, "");
  if (validateMmsi(mmsi).parts?.station !== "ship") found.push(issue("invalid_mmsi", "mmsi"));
  if (!isInstant(posted.at)) found.push(issue("invalid", "at"));
  if (found.length > 0) throw new Failure(found);
  const fix = { latitude: Number(place.latitude), longitude: Number(place.longitude) };
  return { ...fix, ...movement, mmsi, at: new Date(posted.at).toISOString() };
}

const daysBefore = (now: string, days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();
