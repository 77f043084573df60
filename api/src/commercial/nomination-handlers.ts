/** Nominations: which others are so alike that somebody should look twice. */
import type { commercialContracts } from "@plimsoll/domain/commercial/contract";
import { isCalendarDate } from "@plimsoll/domain/kernel/dates";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { z } from "zod";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { similarNominations } from "./store.ts";

type Input<K extends keyof typeof commercialContracts> = z.infer<(typeof commercialContracts)[K]["input"]>;

export const nominationHandlers = {
  similarNominations(call: Call, input: Input<"similarNominations">) {
    const { id, vessel, port_id: port, eta, window_end: end } = input;
    if (!isUuid(port)) throw refuse("invalid", "port_id");
    if (!isCalendarDate(eta)) throw refuse("invalid_date", "eta");
    if (end && !isCalendarDate(end)) throw refuse("invalid_date", "window_end");
    return similarNominations(call, {
      id: isUuid(id) ? id : null,
      vessel: vessel.trim().toUpperCase(),
      port,
      begin: eta,
      end: end ?? eta,
    });
  },
};
