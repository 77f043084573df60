/** A simulation leans on its tables: whenever it is written, the calculator is asked anew. */
import { type CostTable, simulateRecord, type TaxTable } from "@plimsoll/domain/billing/simulate-record";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { readRow } from "#record/load";
import type { WireRow } from "#record/row";
import type { RecordRules } from "#record/rules";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";

/** The tables that a simulation leans on. */
export async function tablesOf(
  call: Call,
  row: Readonly<WireRow>,
): Promise<{ cost: CostTable; tax: TaxTable }> {
  const table = async (record: "fob_cost" | "fob_tax") => {
    const found = await readRow(
      asSideEffectOn(call, record),
      call.app.catalog.get(record),
      row[`${record}_id`],
    );
    if (!found) throw refuse("reference_not_found", `${record}_id`);
    return found as unknown;
  };
  return { cost: (await table("fob_cost")) as CostTable, tax: (await table("fob_tax")) as TaxTable };
}

export const simulationRules: RecordRules = {
  async keep(call, row) {
    const date = String(row.date ?? todayIn(String(row.country), call.now));
    const { cost, tax } = await tablesOf(call, row);
    const simulated = simulateRecord({ ...row, date } as never, cost, tax);
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
