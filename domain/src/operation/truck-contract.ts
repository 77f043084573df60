/** The trucks of road orders as a board: how many are where, and the first of each column. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { instantOutput, listOutput, objectOutput, rowNameOutput } from "../kernel/output.ts";
import { TRUCK_STATES, type TruckState } from "./pages/truck.ts";

/** Cards of one column: more are asked for as a list. */
export const CARDS_OF_A_COLUMN = 40;

const truckCard = objectOutput({
  id: z.string(),
  version: z.number().int(),
  plate: z.string(),
  trailers: listOutput(z.string()),
  driver: z.string().nullable(),
  state: z.enum(TRUCK_STATES),
  /** Of the fiscal invoice, from its key. */
  invoice: z.string().nullable(),
  order: objectOutput({ id: z.string(), wocode: z.string() }),
  operation_id: z.string(),
  loading_place: rowNameOutput.nullable(),
  programmed_at: instantOutput.nullable(),
  /** When it came into the state that it is in. */
  since: instantOutput.nullable(),
  tare: z.string().nullable(),
  net: z.string().nullable(),
  origin_net: z.string().nullable(),
  loss: z.string().nullable(),
  refusal: z.string().nullable(),
  discount: z.string().nullable(),
});
export type TruckCard = z.infer<typeof truckCard>;

const column = objectOutput({
  state: z.enum(TRUCK_STATES),
  count: z.number().int(),
  /** All that the trucks of the column carry, in kilograms. */
  net: z.string(),
  cards: listOutput(truckCard),
});
export type TruckColumn = z.infer<typeof column>;

const board = objectOutput({
  columns: listOutput(column),
  /** Of trucks that were weighed at both ends, in kilograms. */
  origin_net: z.string(),
  arrived_net: z.string(),
});
export type TruckBoard = z.infer<typeof board>;

const counts = objectOutput(
  Object.fromEntries(TRUCK_STATES.map((state) => [state, z.number().int()])) as Record<
    TruckState,
    z.ZodNumber
  >,
);

const share = objectOutput({ done: z.number().int(), of: z.number().int() });

const mapOrder = objectOutput({
  id: z.string(),
  wocode: z.string(),
  customer: rowNameOutput.nullable(),
  product: rowNameOutput.nullable(),
  expected: z.string().nullable().describe("Tonnes that the order is for."),
  loaded: z.string().describe("Tonnes on trucks that are loaded, on the road or delivered."),
  percent: z.string().nullable(),
  trucks: counts,
});
export type MapOrder = z.infer<typeof mapOrder>;

const mapPlace = objectOutput({
  id: z.string(),
  kind: z.enum(["loading_place", "shipper", "terminal"]),
  name: z.string(),
  /** Of the place itself, or of its shipper where it has none. */
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  is_of_shipper: z.boolean(),
  shipper: z.string().nullable(),
  /** What each order has there. */
  loads: listOutput(objectOutput({ order_id: z.string(), trucks: counts, share })),
});
export type MapPlace = z.infer<typeof mapPlace>;

export const truckContracts = {
  map: defineAction({
    service: "service",
    type: "truck",
    record: "truck",
    action: "map",
    about:
      "Where the trucks of orders that go on are loaded and unloaded: places with coordinates, and how far each is.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({}),
    output: objectOutput({ orders: listOutput(mapOrder), places: listOutput(mapPlace) }),
  }),
  board: defineAction({
    service: "service",
    type: "truck",
    record: "truck",
    action: "board",
    about:
      "Trucks by state, under the filters of a list: how many, what they carry, and the first cards of each.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({
      conditions: z
        .array(
          z.strictObject({
            attribute: z.string(),
            operator: z.string().default("="),
            value: z.unknown().optional(),
          }),
        )
        .max(50)
        .optional(),
      active: z.union([z.literal("all"), z.boolean()]).optional(),
      search: z.string().max(200).nullish(),
    }),
    output: board,
  }),
} as const;
