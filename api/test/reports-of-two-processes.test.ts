/** Two servers on one database and one folder of files: each report is made by exactly one of them. Needs a server. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { startJobs } from "../src/start.ts";
import { ENGINE, openTestDatabase } from "./harness.ts";
import { openProcess } from "./one-process.ts";

const REPORTS = 8;

/** What it prints is written down. */
async function openPrinting(url: string, folder: string) {
  const opened = await openProcess(url, { folder });
  const { printer } = opened.app;
  const printed: string[] = [];
  const { printTo } = printer;
  printer.printTo = (path, person, document, signal) => {
    printed.push("code" in document ? document.code : document.kind);
    return printTo.call(printer, path, person, document, signal);
  };
  return { ...opened, printed };
}

describe.runIf(ENGINE === "server")("two processes", () => {
  let one: Awaited<ReturnType<typeof openPrinting>>;
  let two: Awaited<ReturnType<typeof openPrinting>>;
  let folder: string;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "plimsoll-two-"));
    const opened = await openTestDatabase({});
    await opened.db.close();
    drop = opened.drop;
    one = await openPrinting(opened.url ?? "", folder);
    two = await openPrinting(opened.url ?? "", folder);
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  });

  it("make each report once, between them", async () => {
    const ids: string[] = [];
    const token = await one.login("ops.br");
    for (let at = 0; at < REPORTS; at++) {
      const { body } = await one.call(token, "report", "run", "report_run", { ready: "orders_by_period" });
      ids.push(body.attributes.id);
    }
    startJobs(one.app);
    startJobs(two.app);
    const waiting = async () => {
      const [row] = await one.app.db.run<{ n: number }>(sql`select count(*)::integer as n from report_run
        where id = any(${ids}::uuid[]) and state in ('waiting', 'running')`);
      return row?.n ?? 0;
    };
    for (let turn = 0; turn < 600 && (await waiting()) > 0; turn++)
      await new Promise((done) => setTimeout(done, 100));
    const rows = await one.app.db.run<{ state: string; files: number; notices: number }>(sql`select r.state,
        (select count(*)::integer from attachment a where a.owner_id = r.id) as files,
        (select count(*)::integer from notification n where n.record_id = r.id::text) as notices
      from report_run r where r.id = any(${ids}::uuid[])`);
    expect(rows).toEqual(ids.map(() => ({ state: "done", files: 1, notices: 1 })));
    expect(one.printed.length + two.printed.length).toBe(REPORTS);
  });

  it("vouch for a document once when both are asked at once, and both know it", async () => {
    const bytes = Buffer.from("the very document");
    const today = one.app.clock.now().slice(0, 10);
    const payload = {
      numero_certificado: "TWO-1",
      nome_documento: "Two",
      nome_tipo_documento: "Certificate",
      tipo_documento: "12",
      tipo_produto: "Soybeans",
      quantidade: "30 000 t",
      navio: "Blue Marlin",
      origem: "Santos",
      destino: "Qingdao",
      data_criacao: today,
      validade: today,
      descricao: "Of the ministry",
      observacao: "",
      usuario_adm: "Helena Duarte",
      documento: `data:text/plain;base64,${bytes.toString("base64")}`,
    };
    const token = await one.login("ops.br");
    const replies = await Promise.all(
      [one, two].map(({ http }) =>
        http.inject({
          method: "POST",
          url: "/api/autenticacao/postdados",
          headers: { authorization: `Bearer ${token}` },
          payload,
        }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    const kept = await one.app.db.run(
      sql`select id from authenticated_document where numero_certificado = 'TWO-1'`,
    );
    expect(kept).toHaveLength(1);
    const form = new FormData();
    form.append("document", new Blob([bytes], { type: "text/plain" }), "two.txt");
    const request = new Request("http://localhost/", { method: "POST", body: form });
    const filled = Buffer.from(await request.arrayBuffer());
    for (const { http } of [one, two]) {
      const reply = await http.inject({
        method: "POST",
        url: "/api/autenticacao/validar",
        headers: { "content-type": request.headers.get("content-type") ?? "", nomedocumento: "Two" },
        payload: filled,
      });
      expect(reply.statusCode).toBe(200);
    }
  });
});
