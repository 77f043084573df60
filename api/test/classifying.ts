/** What tests of classifications begin with: an operation at work whose plan has soybeans and maize. */
import { addDays } from "@plimsoll/domain/kernel/dates";
import { sql } from "#db/sql";
import type { Client, TestServer } from "./harness.ts";
import { attributes, type Fixtures, operationsOf, runningOrder } from "./orders.ts";

export interface Products {
  readonly soybean: string;
  readonly maize: string;
  readonly rice: string;
}

export async function productsOf(server: TestServer): Promise<Products> {
  const rows = await server.app.db.run<{ culture: string; id: string }>(
    sql`select distinct on (culture) culture, id from product
      where culture in ('soybean', 'maize', 'rice') order by culture, title_sort`,
  );
  const of = (culture: string) => rows.find((row) => row.culture === culture)?.id ?? "";
  return { soybean: of("soybean"), maize: of("maize"), rice: of("rice") };
}

/** Soybeans in holds 1 to 3, maize in 4, unless told otherwise. */
export async function classifiedOperation(
  client: Client,
  fixtures: Fixtures,
  products: Products,
  plan?: readonly object[],
) {
  const order = await runningOrder(client, fixtures, { product_id: products.soybean });
  const [{ id, version }] = await operationsOf(client, order.id);
  const planned = "10000";
  const lines = plan ?? [
    ...[1, 2, 3].map((hold) => ({ hold, product_id: products.soybean, planned })),
    { hold: 4, product_id: products.maize, planned },
  ];
  const seen = attributes(await client.call("service", "load", "operation", { id }));
  attributes(
    await client.call("service", "update", "operation", {
      id,
      version: seen.version ?? version,
      storage_plan: lines,
    }),
  );
  return { order, operation: id as string };
}

export const day = (at: number) => addDays("2026-01-01", at);
