/** The trucks of an order: from the day they are programmed to the hour they are unloaded, or sent back. */

import { validateInvoiceKey } from "#identifier/access-key";
import { isRoadPlate, vehicleOf } from "#identifier/road-plate";
import { compare, subtract, withScale } from "#kernel/decimal";
import { type Issue, issue } from "#kernel/errors";
import { choice } from "#kernel/field/choice";
import { decimal, weight } from "#kernel/field/number";
import { children, reference } from "#kernel/field/relation";
import { longText, text } from "#kernel/field/text";
import { instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";
import type { StatusMachine } from "#kernel/status-machine";
import type { Transition } from "#kernel/transitions";
import type { OperationPage } from "../operation-page.ts";
import { fieldRecord, ofOperation, photos, remark } from "./fields.ts";

export const TRUCK_STATES = [
  "programmed",
  "arrived",
  "classified",
  "refused",
  "loading",
  "loaded",
  "dispatched",
  "delivered",
] as const;
export type TruckState = (typeof TRUCK_STATES)[number];

/** Still on its way through the yard: the same vehicle cannot be there twice. */
export const STATES_UNDER_WAY = [
  "programmed",
  "arrived",
  "classified",
  "loading",
  "loaded",
] as const satisfies readonly TruckState[];

/** Carries cargo of the order. */
export const STATES_WITH_CARGO = [
  "loaded",
  "dispatched",
  "delivered",
] as const satisfies readonly TruckState[];

export function isUnderWay(state: unknown): boolean {
  return STATES_UNDER_WAY.some((one) => one === state);
}

const change = (
  from: readonly TruckState[],
  to: TruckState,
  more: Partial<Transition<TruckState>> = {},
): Transition<TruckState> => ({ from, to, by: "person", undoable: true, ...more });

/** The instant at which a truck came into each state; of what was programmed, somebody says when it should come. */
const MOMENTS: Readonly<Partial<Record<TruckState, string>>> = {
  arrived: "arrived_at",
  classified: "classified_at",
  refused: "refused_at",
  loading: "loading_at",
  loaded: "loaded_at",
  dispatched: "dispatched_at",
  delivered: "delivered_at",
};

const truckMachine: StatusMachine<TruckState> = {
  attribute: "state",
  tables: {
    "": [
      change(["programmed"], "arrived"),
      change(["arrived"], "classified"),
      change(["arrived", "classified"], "refused", { justification: true }),
      // Dried, cleaned or reloaded, it may come to the gate again.
      change(["refused"], "arrived", { justification: true }),
      change(["classified"], "loading"),
      change(["loading"], "loaded", { filled: ["tare", "gross"] }),
      change(["loaded"], "dispatched"),
      change(["dispatched"], "delivered"),
      // As the sample of the truck was found; a retest may find it otherwise.
      { from: ["arrived", "refused"], to: "classified", by: "system" },
      { from: ["arrived", "classified"], to: "refused", by: "system" },
    ],
  },
  phases: {
    programmed: "planning",
    arrived: "planning",
    classified: "laboratory",
    refused: "stopped",
    loading: "field",
    loaded: "field",
    dispatched: "field",
    delivered: "done",
  },
  lifecycles: {
    "": ["programmed", "arrived", "classified", "loading", "loaded", "dispatched", "delivered"],
  },
  sets: ({ to, at, justification }) => ({
    ...(MOMENTS[to] === undefined ? {} : { [MOMENTS[to]]: at }),
    refusal: to === "refused" ? justification : null,
  }),
};

/** The states that a person may bring a truck to from here, the usual one first. */
export function nextTruckStates(state: TruckState): readonly TruckState[] {
  const open = (truckMachine.tables[""] ?? []).filter(
    ({ by, from }) => by === "person" && from.includes(state),
  );
  return open.map(({ to }) => to);
}

/** People paste it in groups, or with the name of the document that its file puts before it. */
export const invoiceKey = { max: 60, capitals: true, strip: "[\\s.-]|^(?:NFe|NFE|nfe)" } as const;
const moment = () => instant({ systemManaged: true });
const kilograms = { unit: "KG", max: "500000" } as const;
const plateText = { max: 12, capitals: true, strip: "[\\s.-]" } as const;

export const truck = defineRecord({
  ...fieldRecord,
  key: "truck",
  title: "plate",
  machine: truckMachine,
  fields: {
    ...ofOperation,
    plate: text({ ...plateText, required: true, list: true, search: true, example: "RRK4D27" }),
    /** The same for both forms of one plate: what a truck is recognised by. */
    vehicle: text({ max: 12, systemManaged: true, internal: true }),
    trailers: children(
      { plate: text({ ...plateText, required: true, example: "QAD1B20" }) },
      { max: 3, distinct: "plate" },
    ),
    driver: text({ max: 120, list: true, search: true }),
    carrier_id: reference("carrier", { list: true, filter: true, namedToGuests: true }),
    shipper_id: reference("shipper", { list: true, filter: true, namedToGuests: true }),
    loading_place_id: reference("loading_place", { list: true, filter: true, namedToGuests: true }),
    programmed_at: instant({ list: true, filter: true }),
    nf_key: text({ ...invoiceKey, unique: true, list: true, search: true }),
    tare: weight({ ...kilograms, positive: true, section: "weights" }),
    gross: weight({ ...kilograms, positive: true, section: "weights" }),
    net: weight({ unit: "KG", systemManaged: true, list: true, section: "weights" }),
    /** What was weighed where it came from. */
    origin_net: weight({ ...kilograms, positive: true, list: true, section: "weights" }),
    /** Of what left its origin, what did not arrive; below zero where more arrived. */
    loss: weight({ unit: "KG", systemManaged: true, list: true, section: "weights" }),
    state: choice(TRUCK_STATES, {
      required: true,
      systemManaged: true,
      default: "programmed",
      list: true,
      filter: true,
    }),
    /** Why it was sent back. */
    refusal: longText({ max: 2000, systemManaged: true }),
    /** By how much the contract lowers what is paid, as its classification was found; nothing where it says nothing. */
    discount: decimal({ scale: 2, unit: "%", systemManaged: true, list: true }),
    arrived_at: moment(),
    classified_at: moment(),
    refused_at: moment(),
    loading_at: moment(),
    loaded_at: moment(),
    dispatched_at: moment(),
    delivered_at: moment(),
    remark: remark(),
    photos,
  },
  indexes: [
    ["operation_id", "state", "programmed_at"],
    ["work_order_id", "state"],
    ["loading_place_id", "state"],
    ["vehicle"],
    ["state", "programmed_at"],
    ["programmed_at", "plate"],
  ],
  order: [
    ["programmed_at", "asc"],
    ["plate", "asc"],
  ],
  check: [
    ({ plate }) => (isRoadPlate(plate) ? [] : [issue("invalid_plate", "plate")]),
    ({ trailers }) =>
      trailers.flatMap(({ plate }, at): Issue[] =>
        isRoadPlate(plate) ? [] : [issue("invalid_plate", `trailers.${at}.plate`)],
      ),
    ({ nf_key: key }) =>
      key === null || validateInvoiceKey(key).valid ? [] : [issue("invalid_invoice_key", "nf_key")],
    ({ tare, gross }) =>
      tare !== null && gross !== null && compare(gross, tare) <= 0
        ? [issue("gross_not_above_tare", "gross")]
        : [],
  ],
  derived: ({ plate, tare, gross, origin_net: origin }) => {
    const net = tare === null || gross === null ? null : withScale(subtract(gross, tare), 3);
    return {
      vehicle: vehicleOf(plate),
      net,
      loss: net === null || origin === null ? null : withScale(subtract(origin, net), 3),
    };
  },
});

export const truckPage: OperationPage = {
  key: "truck",
  segment: "truck",
  icon: "truck",
  words: "trucks",
  carriers: ["trucks"],
  opens: "started",
  progress: (rows) => ({
    done: rows.filter(({ state }) => state === "delivered" || state === "refused").length,
    of: rows.length,
  }),
};
