/** Somebody of the office in Brazil who has these rights and no others. */
import { sql } from "#db/sql";
import { type Client, clientOf, type TestServer } from "./harness.ts";
import { attributes } from "./orders.ts";

export interface Grant {
  readonly service: string;
  readonly role: string;
  readonly permissions: readonly string[];
}

let made = 0;

export async function personWith(server: TestServer, services: readonly Grant[]): Promise<Client> {
  const admin = await server.as("admin");
  const { user } = attributes(await (await server.as("ops.br")).call("session", "load", "default"));
  const [{ entity, workunits }] = user.profiles;
  const login = `person${++made}@example.test`;
  const { id } = attributes(
    await admin.register("create", "user", { name: login, login, company_id: entity.id }),
  );
  const profile = {
    name: login,
    user_id: id,
    company_id: entity.id,
    workunit_ids: [workunits[0].id],
    services,
  };
  attributes(await admin.register("create", "profile", profile));
  await server.app.db.run(sql`insert into credential (user_id, password_hash)
    select ${id}, k.password_hash from credential k where k.user_id = ${admin.userId}`);
  return clientOf(server.post, await server.login(login), "BR");
}
