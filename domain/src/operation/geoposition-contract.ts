/** Where ships are: what a map asks, what somebody posts, and the way that one has come. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { instantOutput, listOutput, objectOutput, rowNameOutput } from "../kernel/output.ts";
import { ORDER_STATUSES } from "../work-order/status.ts";
import { POSITION_SOURCES, SHIP_STATES } from "./geoposition.ts";

const degrees = z.string().describe("Decimal degrees, WGS84; south and west below zero.");
const figure = z.string().nullable();

const shipOrder = objectOutput({
  id: z.string(),
  wocode: z.string(),
  status: z.enum(ORDER_STATUSES),
  customer: rowNameOutput.nullable(),
  product: rowNameOutput.nullable(),
  port: rowNameOutput.nullable(),
  operation_id: z.string().nullable(),
});

const shipPosition = objectOutput({
  ship: rowNameOutput,
  imo: z.string().nullable(),
  mmsi: z.string().nullable(),
  latitude: degrees,
  longitude: degrees,
  course: figure,
  speed: figure.describe("Knots over ground."),
  heading: figure,
  at: instantOutput,
  source: z.enum(POSITION_SOURCES),
  /** How it is drawn: moving, waiting, at a berth, or not heard of for long. */
  state: z.enum(SHIP_STATES),
  destination: z.string().nullable(),
  eta: instantOutput.nullable(),
  draught: figure,
  order: shipOrder.nullable(),
});
export type ShipPosition = z.infer<typeof shipPosition>;

const trailPoint = objectOutput({ latitude: degrees, longitude: degrees, speed: figure, at: instantOutput });
export type TrailPoint = z.infer<typeof trailPoint>;

/** As text or as a number: senders of positions are machines more often than people. */
const told = z.union([z.number(), z.string().max(20)]);

const geoposition = { service: "geoposition", type: "default" } as const;

export const geopositionContracts = {
  positions: defineAction({
    ...geoposition,
    action: "list",
    about:
      "Where ships were last seen, each with the order that it is here for: for a customer those of their own orders.",
    access: { permission: "list" },
    effect: "read",
    input: z.looseObject({}),
    output: listOutput(shipPosition),
  }),
  post: defineAction({
    ...geoposition,
    action: "post",
    about: "A position of a ship of the register; refused where it is older than the last one or impossible.",
    access: { permission: "create" },
    effect: "write",
    input: z.strictObject({
      mmsi: z.union([z.string().max(20), z.number().int()]),
      latitude: told,
      longitude: told,
      course: told.nullish(),
      speed: told.nullish(),
      at: z.string().max(40),
    }),
    output: shipPosition,
  }),
  trail: defineAction({
    ...geoposition,
    action: "trail",
    about: "The way that a ship has come in the last days, oldest first.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({ ship_id: z.string() }),
    output: listOutput(trailPoint),
  }),
} as const;
