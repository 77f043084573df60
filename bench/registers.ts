/**
 * `npm run bench:registers`: what an office does with its registers, on one PostgreSQL with 200,000 customers: search
 * behind Ctrl+K, a page of the list, and a sheet of 10,000 rows from upload to the last row written.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openPostgres } from "./postgres.ts";
import { peakMemory, type Server, startServer, timed } from "./whole-server.ts";

const CUSTOMERS = Number(process.env.BENCH_ROWS ?? 200_000);
const IMPORTED = 10_000;

const WORDS = ["agro", "graos", "norte", "sul", "vale", "verde", "santos", "export", "cereais", "rio"];
/** Exact names, beginnings, words in the middle, two words, two letters, and nothing at all. */
const TEXTS = [
  "agro norte 4711",
  "agro n",
  "santos",
  "vale verde",
  "sa",
  "cereais 199",
  "zzqx",
  "export 12 sul",
];

async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const pick = (step: number) =>
    `(array[${WORDS.map((word) => `'${word}'`).join(",")}])[1 + (n / ${step}) % 10]`;
  const name = `${pick(1)} || ' ' || ${pick(10)} || ' ' || n`;
  await client.query(`insert into customer (id, country, name, social_name, syncs, title_sort, search_text)
    select gen_random_uuid(), case when n % 10 = 0 then 'AR' else 'BR' end, ${name}, ${name} || ' ltda', false, ${name}, ${name} || ' ' || ${name} || ' ltda'
    from generate_series(1, ${CUSTOMERS}) n`);
  await client.query("vacuum analyze");
  await client.end();
}

async function importSheet({ call }: Server): Promise<void> {
  const customer = (attributes: object) =>
    call({ service: "register", type: "customer", action: "import", attributes }) as Promise<{
      attributes: never;
    }>;
  const lines = Array.from(
    { length: IMPORTED },
    (_, at) => `Importado ${at};Importado ${at} Ltda;IMP${at};Santos`,
  );
  const text = ["name;social_name;code;city_id", ...lines].join("\n");
  const file = Buffer.from(text).toString("base64");
  const settled = async (id: string): Promise<{ counts: Record<string, number> }> => {
    for (;;) {
      const { attributes } = (await customer({ step: "status", id })) as {
        attributes: { state: string; counts: Record<string, number> };
      };
      if (attributes.state !== "checking" && attributes.state !== "committing") return attributes;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const steps: [string, number][] = [];
  let begin = performance.now();
  const mark = (name: string) => {
    steps.push([name, performance.now() - begin]);
    begin = performance.now();
  };
  const opened = (await customer({ step: "open", name: "sheet.csv", file })).attributes as {
    id: string;
    mapping: string[];
  };
  mark("read");
  await customer({ step: "map", id: opened.id, mapping: opened.mapping });
  await settled(opened.id);
  mark("checked");
  await customer({ step: "commit", id: opened.id });
  const { counts } = await settled(opened.id);
  mark("written");
  const parts = steps.map(([name, time]) => `${name} ${(time / 1000).toFixed(1)} s`).join(", ");
  console.log(`${`import of ${IMPORTED} rows`.padEnd(44)} ${parts}; ${JSON.stringify(counts)}`);
}

async function main(): Promise<void> {
  const postgres = await openPostgres();
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-registers-"));
  const server = await startServer(postgres.url, folder);
  try {
    await fill(postgres.url);
    for (const text of TEXTS)
      await timed(`search "${text}"`, () =>
        server.call({ service: "default", type: "default", action: "search", attributes: { text } }),
      );
    const list = (attributes: object) =>
      server.call({ service: "register", type: "customer", action: "list", attributes });
    await timed("list, first page of the country", () =>
      list({ conditions: [{ attribute: "country", operator: "=", value: "BR" }] }),
    );
    await timed("list, searched", (turn) => list({ search: WORDS[turn % WORDS.length] }));
    await timed("list, page 1000", () => list({ pagination: { page: 1000, size: 50 } }));
    await importSheet(server);
    console.log(`${"server memory, at its peak".padEnd(44)} ${peakMemory(server.process.pid)} MiB`);
  } finally {
    await server.stop();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
