/** The system of a customer on loopback, as it is on a bad day: it fails, hangs, is late, drops what it has accepted. */
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Manner = "ok" | "fail" | "hang" | "late" | "drop" | "break" | "redirect" | "endless";

export interface Arrival {
  readonly deliveryId: string;
  readonly body: string;
  readonly isSigned: boolean;
  readonly at: number;
  readonly path: string;
  /** The status that went back; nothing where none did. */
  answered: number | undefined;
}

export interface OddReceiver {
  readonly url: string;
  readonly arrivals: Arrival[];
  of(deliveryId: string): Arrival[];
  close(): Promise<void>;
}

const LATE_MS = 400;

/** `manner` is asked for each request: how often the same delivery came before, and which it is. */
export async function oddReceiver(
  secret: string,
  manner: (before: number, deliveryId: string) => Manner,
): Promise<OddReceiver> {
  const arrivals: Arrival[] = [];
  const of = (id: string) => arrivals.filter((one) => one.deliveryId === id);
  const server = createServer(async (request, response) => {
    const body = await textOf(request).catch(() => undefined);
    if (body === undefined) return;
    const deliveryId = String(request.headers["x-plimsoll-delivery"]);
    const timestamp = String(request.headers["x-plimsoll-timestamp"]);
    const expected = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
    const arrival: Arrival = {
      deliveryId,
      body,
      isSigned: request.headers["x-plimsoll-signature"] === expected,
      at: performance.now(),
      path: request.url ?? "",
      answered: undefined,
    };
    const chosen = manner(of(deliveryId).length, deliveryId);
    arrivals.push(arrival);
    behave(chosen, response, (status) => (arrival.answered = status));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/inbox`,
    arrivals,
    of,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request.setEncoding("utf8")) text += piece;
  return text;
}

function behave(manner: Manner, response: ServerResponse, answered: (status: number) => void): void {
  const answer = (status: number, text: string) => {
    answered(status);
    response.writeHead(status, { "content-type": "text/plain" }).end(text);
  };
  const manners: Readonly<Record<Manner, () => void>> = {
    ok: () => answer(200, "taken"),
    late: () => void setTimeout(() => answer(202, "taken in the end"), LATE_MS),
    fail: () => answer(503, "not today"),
    hang: () => undefined,
    break: () => void response.socket?.destroy(),
    redirect: () => {
      answered(307);
      response.writeHead(307, { location: "/elsewhere" }).end();
    },
    drop: () => {
      answered(200);
      response.writeHead(200, { "content-length": "1000" }).write("taken, but");
      setTimeout(() => response.socket?.destroy(), 20);
    },
    endless: () => {
      answered(200);
      const piece = "x".repeat(65_536);
      const more = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on("drain", more).writeHead(200);
      more();
    },
  };
  manners[manner]();
}
