/** A ship's hydrostatic table from its polynomials, every ten centimetres, in decimals throughout. */
import { add, multiply, roundTo } from "@plimsoll/domain/kernel/decimal";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { seedId } from "../seed-id.ts";
import { HYDROSTATICS } from "./fleet.data.ts";

/** In tenths of a metre. */
const SHALLOWEST = 30;
const DEEPEST = 148;

export function hydrostaticValues(ship: string): Values {
  const curves = HYDROSTATICS[ship];
  if (!curves) return {};
  const [mark_fwd, mark_mid, mark_aft] = curves.marks;
  const rows = Array.from({ length: DEEPEST - SHALLOWEST + 1 }, (_, at) => {
    const draft = multiply(String(SHALLOWEST + at), "0.1");
    return {
      id: seedId("ship-hydrostatics", ship, draft),
      draft,
      displacement: roundTo(at2(curves.displacement, draft), 1),
      tpc: roundTo(at1(curves.tpc, draft), 2),
      lcf: roundTo(at1(curves.lcf, draft), 3),
      mtc: roundTo(at2(curves.mtc, draft), 1),
    };
  });
  const keel = { keel_fwd: curves.keel, keel_mid: curves.keel, keel_aft: curves.keel };
  return { hydrostatics: rows, mark_fwd, mark_mid, mark_aft, ...keel };
}

const at1 = ([a, b]: readonly [string, string], x: string) => add(a, multiply(b, x));

const at2 = ([a, b, c]: readonly [string, string, string], x: string) =>
  add(a, multiply(x, add(b, multiply(c, x))));
