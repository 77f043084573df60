/** A simulation leans on its tables: whenever it is written, the calculator is asked anew. */
import { type CostTable, simulateRecord, type TaxTable } from "@plimsoll/domain/billing/simulate-record";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { readRow } from "#record/load";
import type { RecordRules } from "#record/rules";
import { asSideEffectOn } from "#rpc/authorize";
import { Failure, refuse } from "#rpc/failure";

export const simulationRules: RecordRules = {
  async keep(call, row) {
    const table = async (record: "fob_cost" | "fob_tax") => {
      const found = await readRow(
        asSideEffectOn(call, record),
        call.app.catalog.get(record),
        row[`${record}_id`],
      );
      if (!found) throw refuse("reference_not_found", `${record}_id`);
      return found;
    };
    const date = String(row.date ?? todayIn(String(row.country), call.now));
    const terms = { ...row, date } as never;
    const cost = (await table("fob_cost")) as unknown as CostTable;
    const simulated = simulateRecord(terms, cost, (await table("fob_tax")) as unknown as TaxTable);
    if (!simulated.ok) throw new Failure(simulated.issues);
    const { result } = simulated;
    return {
      date,
      cost: result.cost,
      price: result.price,
      per_tonne_usd: result.per_tonne_usd,
      list_usd: result.list_usd,
      results: result,
    };
  },
};
