/** The search over all records: what is found, in which order, and for whom. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let admin: Client;
const names = async (client: Client, text: string): Promise<string[]> =>
  (await client.call("default", "search", "default", { text })).body.attributes.map(
    (found: { name: string }) => found.name,
  );

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as("admin");
  for (const name of ["Zulu", "Zulu Norte", "Porto Zulu", "Mazulu", "Órgão Zéfiro"]) {
    expect((await admin.register("create", "region", { name })).status).toBe(200);
  }
  await admin.register("create", "region", { name: "Zulu Sur", country: "AR" });
});
afterAll(() => server.close());

describe("search", () => {
  it("puts the name itself first, then its beginning, then words, then anywhere", async () => {
    expect(await names(admin, "zulu")).toEqual(["Zulu", "Zulu Norte", "Zulu Sur", "Porto Zulu", "Mazulu"]);
  });

  it("ignores accents and case, and takes words in any order", async () => {
    expect(await names(admin, "ORGAO")).toEqual(["Órgão Zéfiro"]);
    expect(await names(admin, "zefiro orgao")).toEqual(["Órgão Zéfiro"]);
  });

  it("takes two letters as a beginning, and signs of patterns as signs", async () => {
    const found = await names(admin, "zu");
    expect(found).toEqual(expect.arrayContaining(["Zulu", "Zulu Norte", "Zulu Sur"]));
    expect(found.filter((one) => !/^zu/i.test(one))).toEqual([]);
    expect(await names(admin, "%%%")).toEqual([]);
    expect(await names(admin, "z_lu")).toEqual([]);
    expect(await names(admin, "   ")).toEqual([]);
  });

  it("shows nobody a row that is not theirs", async () => {
    expect(await names(await server.as("ops.br"), "zulu")).not.toContain("Zulu Sur");
    expect(await names(await server.as("ops.ar"), "zulu")).toEqual(["Zulu Sur"]);
    expect(await names(await server.as("customer"), "zulu")).toEqual([]);
  });

  it("does not find what was retired", async () => {
    const reply = await admin.register("create", "region", { name: "Zulu Velho", active: false });
    expect(reply.status).toBe(200);
    expect(await names(admin, "zulu velho")).toEqual([]);
  });
});
