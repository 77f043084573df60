/** Documents of others that we vouch for: handed in with a session, looked up by anybody who has the file. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let ops: Client;

beforeAll(async () => {
  server = await openTestServer();
  ops = await server.as("ops.br");
});
afterAll(() => server.close());

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const today = () => server.app.clock.now().slice(0, 10);
const dataUrl = (bytes: string | Buffer, type = DOCX) =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

const said = (more: object = {}) => ({
  numero_certificado: "FIT-77",
  nome_documento: "Certificado fitossanitário",
  nome_tipo_documento: "Certificate",
  tipo_documento: "12",
  tipo_produto: "Soybeans",
  quantidade: "30 000 t",
  navio: "Blue Marlin",
  origem: "Santos",
  destino: "Qingdao",
  data_criacao: today(),
  validade: today(),
  descricao: "Of the ministry",
  observacao: "",
  usuario_adm: "Helena Duarte",
  usuario_cadastro: "somebody else",
  documento: dataUrl("the document"),
  ...more,
});

const post = (row: object, client: Client | null = ops) =>
  server.http.inject({
    method: "POST",
    url: "/api/autenticacao/postdados",
    headers: { "accept-language": "en", ...(client ? { authorization: `Bearer ${client.token}` } : {}) },
    payload: row,
  });

async function validate(
  bytes: string | Buffer,
  type = DOCX,
  name = "fitossanitário.docx",
  field = "document",
) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))], { type }), "file");
  const request = new Request("http://localhost/", { method: "POST", body: form });
  return server.http.inject({
    method: "POST",
    url: "/api/autenticacao/validar",
    headers: {
      "accept-language": "en",
      "content-type": request.headers.get("content-type") ?? "",
      nomedocumento: encodeURIComponent(name),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const documents = async (client: Client) =>
  (await client.call("service", "list", "authenticated_document", {})).body.attributes as {
    id: string;
    numero_certificado: string;
    usuario_cadastro: string;
  }[];

describe("a document that we vouch for", () => {
  it("is answered with a paper that names its fingerprint, and kept without its bytes", async () => {
    const reply = await post(said());
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(decodeURIComponent(String(reply.headers.nomedocumento))).toBe("Certificado fitossanitário");
    const text = (await readPdf(reply.rawPayload)).text.replaceAll(/\s+/g, "");
    expect(text).toContain(createHash("sha256").update("the document").digest("hex"));
    expect(text).toContain("FIT-77");
    const row = (await documents(ops)).find((one) => one.numero_certificado === "FIT-77");
    // Whoever is signed in, whatever the client says.
    expect(row?.usuario_cadastro).not.toBe("somebody else");
    const kept = await server.app.db.run<{ field: string }>(
      sql`select field from attachment where owner_id = ${row?.id}`,
    );
    expect(kept.map(({ field }) => field)).toEqual(["paper"]);
    expect((await post(said())).statusCode).toBe(422);
  });

  it("is told by its file to anybody, valid through its last day and expired from then on", async () => {
    const found = await validate("the document");
    expect([found.statusCode, found.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(decodeURIComponent(String(found.headers.nomedocumento))).toBe("Certificado fitossanitário");
    const { text } = await readPdf(found.rawPayload);
    expect(text).toMatch(/Valid(?! until)/);
    expect(text).toContain("fitossanitário.docx");
    await post(
      said({
        numero_certificado: "OLD",
        data_criacao: "2020-01-01",
        validade: "2020-02-01",
        documento: dataUrl("old"),
      }),
    );
    expect((await readPdf((await validate("old")).rawPayload)).text).toContain("Expired");
  });

  it("is unknown when a byte of it was changed, and refused when it is of another kind", async () => {
    const changed = await validate("the document!");
    expect([changed.statusCode, changed.json().errors[0]]).toMatchObject([
      404,
      { code: "not_found", message: "No record found" },
    ]);
    for (const type of ["image/png", "application/pdf", "text/html"]) {
      const refused = await validate("the document", type);
      expect([type, refused.statusCode, refused.json().errors[0].code]).toEqual([type, 405, "invalid_file"]);
      const offered = await post(said({ numero_certificado: type, documento: dataUrl("x", type) }));
      expect([type, offered.statusCode, offered.json().errors[0].field]).toEqual([type, 405, "documento"]);
    }
    expect((await validate("x", DOCX, "x", "file")).statusCode).toBe(405);
  });

  it("is refused field by field, with nothing kept", async () => {
    const before = (await documents(ops)).length;
    const wrong = { numero_certificado: "", validade: "tomorrow", documento: dataUrl("wrong") };
    const reply = await post(said(wrong));
    expect(reply.statusCode).toBe(405);
    expect(
      reply
        .json()
        .errors.map((one: { field: string }) => one.field)
        .sort(),
    ).toEqual(["numero_certificado", "validade"]);
    const backwards = await post(said({ validade: "2020-01-01", documento: dataUrl("wrong") }));
    expect(backwards.json().errors[0]).toMatchObject({ code: "end_before_begin", field: "validade" });
    expect((await post(said({ more: 1 }))).statusCode).toBe(405);
    expect((await post(said({ documento: dataUrl("") }))).statusCode).toBe(405);
    expect((await documents(ops)).length).toBe(before);
  });

  it("is no business of strangers", async () => {
    expect((await post(said({ numero_certificado: "S1" }), null)).statusCode).toBe(401);
    expect((await post(said({ numero_certificado: "S2" }), await server.as("customer"))).statusCode).toBe(
      403,
    );
    const abroad = await documents(await server.as("ops.ar"));
    expect(abroad.map((one) => one.numero_certificado)).not.toContain("FIT-77");
  });

  it("cannot be searched for by trying", async () => {
    let last = 0;
    for (let tries = 0; tries < 40 && last !== 429; tries++)
      last = (await validate(`guess ${tries}`)).statusCode;
    expect(last).toBe(429);
  });
});
