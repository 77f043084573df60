/** What if, and the offer that a simulation leads to. */
import { sensitivityOf } from "@plimsoll/domain/billing/sensitivity";
import type { simulatorContracts } from "@plimsoll/domain/billing/simulator-contract";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { addDays } from "@plimsoll/domain/kernel/dates";
import type { z } from "zod";
import { loadRecord } from "#record/load-call";
import { insertChecked } from "#record/write";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { currentRow } from "#status/change";
import { tablesOf } from "./simulation-rules.ts";
import { simulationFile } from "./statement-file.ts";
import { currencyCodes, unitOfService } from "./store.ts";

type Contracts = typeof simulatorContracts;
type Input<K extends keyof Contracts> = z.infer<Contracts[K]["input"]>;

/** Days for which an offer stands where nobody says otherwise. */
const OFFERED_FOR = 30;
/** List prices are in dollars. */
const LISTED_IN = "USD";

const found = (call: Call, id: string) => currentRow(call, call.app.catalog.get("simulation"), { id });

async function changed(call: Call, id: string) {
  const row = await found(call, id);
  const { cost, tax } = await tablesOf(call, row);
  return sensitivityOf(row as never, cost, tax);
}

export const simulatorHandlers = {
  sensitivity: (call: Call, { id }: Input<"sensitivity">) => changed(call, id),

  async file(call: Call, { id, format }: Input<"file">) {
    const row = await loadRecord(call, call.app.catalog.get("simulation"), { id });
    return simulationFile(call, format, row, await changed(call, id));
  },

  async offer(call: Call, { id, service_type_id: service }: Input<"offer">) {
    const row = await found(call, id);
    if (row.customer_id === null) throw refuse("required", "customer_id");
    const onProposals = authorizeOn(call, "proposal", "create");
    const today = todayIn(String(row.country), call.now);
    const currency = (await currencyCodes(call.db)).find(({ code }) => code === LISTED_IN);
    const made = await insertChecked(onProposals, call.app.catalog.get("proposal"), {
      country: row.country,
      customer_id: row.customer_id,
      date: today,
      expiration_date: addDays(today, OFFERED_FOR),
      currency_id: currency?.id,
      items: [
        {
          service_type_id: service,
          unit_id: await unitOfService(call.db, service),
          rate: row.list_usd,
          note: row.name,
        },
      ],
    });
    return made as never;
  },
};
