/** Rows of a sheet through every step of an import, the names of the columns first. */
import { writeXlsx } from "hucre/xlsx";
import type { Client } from "./harness.ts";
import { attributes } from "./orders.ts";

export async function importSheet(
  client: Client,
  service: string,
  record: string,
  rows: (string | number)[][],
) {
  const step = async (input: object) => attributes(await client.call(service, "import", record, input));
  const file = Buffer.from(await writeXlsx({ sheets: [{ name: "S", rows }] })).toString("base64");
  const opened = await step({ step: "open", name: "s.xlsx", file });
  await step({ step: "map", id: opened.id, mapping: rows[0] });
  const settled = async () => {
    for (let turn = 0; turn < 500; turn++) {
      const state = await step({ step: "status", id: opened.id });
      if (!["checking", "committing"].includes(state.state)) return state;
      await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error("the import did not settle");
  };
  await settled();
  await step({ step: "commit", id: opened.id });
  const { counts } = await settled();
  const { rows: told } = await step({ step: "rows", id: opened.id, only_issues: true });
  return { counts, told };
}
