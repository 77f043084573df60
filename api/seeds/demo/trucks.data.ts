/** Trucks of the demo's road orders: on every step of their way, two of them sent back, and the invoices they came with. */
import { explainModulus11 } from "@plimsoll/domain/identifier/reading";
import { vehicleOf } from "@plimsoll/domain/identifier/road-plate";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { subtract, withScale } from "@plimsoll/domain/kernel/decimal";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { STATES_WITH_CARGO, type TruckState } from "@plimsoll/domain/operation/pages/truck";
import { FINISHED_RANK } from "@plimsoll/domain/work-order/status";
import { seedId } from "../seed-id.ts";
import { REFUSALS, truckClassifications } from "./classifications.ts";
import { CARRIERS, SHIPPERS } from "./parties.data.ts";
import { LOADING_PLACES } from "./places.data.ts";
import { after, rowOf, type Stage } from "./stage.ts";
import { withCheckDigits } from "./tax-ids.ts";

/** How many of each, the last to come first; an order that is over has delivered all of them. */
const ON_THE_WAY: readonly (readonly [TruckState, number])[] = [
  ["delivered", 9],
  ["dispatched", 4],
  ["loaded", 2],
  ["loading", 3],
  ["refused", 2],
  ["classified", 2],
  ["arrived", 3],
  ["programmed", 6],
];
const OF_AN_ENDED_ORDER: readonly (readonly [TruckState, number])[] = [
  ["delivered", 13],
  ["refused", 1],
];
const DRIVERS = [
  "Adilson Pires",
  "Bruno Kretz",
  "Cícero Alves",
  "Davi Menezes",
  "Edson Luz",
  "Gilmar Souza",
  "Hélio Prates",
  "Kléber Dias",
  "Luiz Moura",
  "Osmar Faria",
  "Rui Santana",
  "Tiago Lemos",
];
const MINUTES_APART = 25;

export function truckRows(stage: Stage): Readonly<Record<string, readonly Values[]>> {
  const ways = stage.rank >= FINISHED_RANK ? OF_AN_ENDED_ORDER : ON_THE_WAY;
  const states = ways.flatMap(([state, count]) => Array.from({ length: count }, () => state));
  const trucks = states.map((state, at) => truckOf(stage, state, at));
  return {
    truck: trucks,
    fob_invoice: invoicesOf(stage, trucks),
    classification: truckClassifications(stage, trucks),
  };
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const letter = (at: number) => LETTERS.charAt(at % LETTERS.length);
const digits = (value: number, length: number) => String(value).padStart(length, "0").slice(-length);

/** As the country's plates look; no two of the demo alike. */
function plateOf(country: string, number: number): string {
  const [a, b] = [letter(number * 7 + 3), letter(number * 11 + 5)];
  if (country === "AR") return `A${a}${digits(number * 37, 3)}${b}${letter(number)}`;
  if (country === "PY") return `AA${a}${b}${digits(number * 37, 3)}`;
  return `R${a}${b}${number % 10}${letter(number)}${digits(number * 17, 2)}`;
}

interface Place {
  readonly loading_place_id: string | null;
  readonly shipper_id: string | null;
  readonly carrier_id: string | null;
}

function placeOf({ order: { country } }: Stage, at: number): Place {
  const places = LOADING_PLACES.filter((one) => one[0] === country);
  const carriers = CARRIERS.filter(
    (one) => one[0] === country && (one[3] as readonly string[]).includes("road"),
  );
  const place = places[at % Math.max(places.length, 1)];
  const carrier = carriers[at % Math.max(carriers.length, 1)];
  return {
    loading_place_id: place ? seedId("loading_place", country, place[4]) : null,
    shipper_id: place?.[3] ? seedId("shipper", country, place[3]) : null,
    carrier_id: carrier ? seedId("carrier", country, carrier[1]) : null,
  };
}

function truckOf(stage: Stage, state: TruckState, at: number): Values {
  const number = stage.index * 40 + at;
  const plate = plateOf(stage.order.country, number);
  const moments = momentsOf(stage, state, at);
  const hasTare = state === "loading" || STATES_WITH_CARGO.some((one) => one === state);
  return rowOf(stage, "truck", String(at), {
    plate,
    vehicle: vehicleOf(plate),
    trailers: [1, 2].map((trailer) => ({
      id: seedId("trailer", stage.operation, `${at}.${trailer}`),
      plate: plateOf(stage.order.country, 20_000 + number * 2 + trailer),
    })),
    driver: DRIVERS[at % DRIVERS.length],
    ...placeOf(stage, at),
    nf_key: state === "programmed" ? null : keyOf(stage, number),
    ...(hasTare ? weightsOf(state, at) : {}),
    state,
    refusal: state === "refused" ? REFUSALS[at % REFUSALS.length]?.[0] : null,
    ...moments,
  });
}

/** Of an order that goes on, the last truck at the gate came a quarter of an hour ago; what is delivered left days before. */
const SINCE_THE_FIRST = 640;
const DELIVERED_EARLIER = 2 * 1_440;

function momentIn(stage: Stage, state: TruckState): (minutes: number) => string {
  if (stage.rank >= FINISHED_RANK) return (minutes) => after(stage, minutes);
  const first = SINCE_THE_FIRST + (state === "delivered" ? DELIVERED_EARLIER : 0);
  return (minutes) => new Date(wholeMinute(stage.now) + (minutes - first) * 60_000).toISOString();
}

function momentsOf(stage: Stage, state: TruckState, at: number): Values {
  const due = at * MINUTES_APART;
  const moment = momentIn(stage, state);
  const reached = (from: readonly TruckState[], minutes: number) =>
    from.includes(state) ? moment(due + minutes) : null;
  const withCargo: TruckState[] = [...STATES_WITH_CARGO];
  const classified: TruckState[] = ["classified", "loading", ...withCargo];
  return {
    programmed_at: moment(due),
    arrived_at: reached(["arrived", "refused", ...classified], 12),
    classified_at: reached(classified, 40),
    refused_at: reached(["refused"], 44),
    loading_at: reached(["loading", ...withCargo], 60),
    loaded_at: reached(withCargo, 95),
    dispatched_at: reached(["dispatched", "delivered"], 110),
    delivered_at: reached(["delivered"], 1_900),
  };
}

function weightsOf(state: TruckState, at: number): Values {
  const tare = `${18_200 + (at % 6) * 20}.000`;
  if (state === "loading") return { tare };
  const gross = `${57_300 + ((at * 140) % 1_900)}.000`;
  const net = withScale(subtract(gross, tare), 3);
  // What the scale of the origin weighed: most trucks lose some kilograms on the way.
  const origin = withScale(subtract(net, `${(at % 5) * 20 - 60}`), 3);
  return { tare, gross, net, origin_net: origin, loss: withScale(subtract(origin, net), 3) };
}

/** Brazilian invoices alone have a key that can be checked. */
function keyOf({ order: { country }, began }: Stage, number: number): string | null {
  if (country !== "BR") return null;
  const month = addDays(began.slice(0, 10), 0).slice(2, 7).replace("-", "");
  const issuer = withCheckDigits("BR", SHIPPERS[0][3]);
  const body = `51${month}${issuer}55001${digits(184_000 + number, 9)}1${digits(number * 7_919, 8)}`;
  return `${body}${explainModulus11(body, "nt_2025_001").digit}`;
}

/** One invoice for each truck that left with cargo. */
function invoicesOf(stage: Stage, trucks: readonly Values[]): Values[] {
  return trucks
    .filter((truck) => STATES_WITH_CARGO.some((state) => state === truck.state))
    .map((truck, at) => {
      const key = (truck.nf_key ?? null) as string | null;
      return rowOf(stage, "fob_invoice", String(at), {
        number:
          key === null
            ? `0003-${digits(4_100 + stage.index * 40 + at, 8)}`
            : String(Number(key.slice(25, 34))),
        date: String(truck.loaded_at).slice(0, 10),
        tax_id: key === null ? null : key.slice(6, 20),
        key,
        weight: truck.net,
        value: `${60_000 + at * 350}.00`,
        truck_ids: [truck.id],
      });
    });
}

/** Sheets tell minutes: what was written with seconds would not come back from one unchanged. */
const wholeMinute = (instant: string) => Math.floor(Date.parse(instant) / 60_000) * 60_000;
