/** The system of a customer on loopback: refuses until it is told to take what comes, and knows what came. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface CustomerSystem {
  readonly url: string;
  /** Which delivery came, and the status that went back. */
  readonly arrivals: { readonly delivery: string; readonly status: number; readonly body: string }[];
  takeEverything(): void;
  close(): Promise<void>;
}

export async function openCustomerSystem(): Promise<CustomerSystem> {
  const arrivals: CustomerSystem["arrivals"] = [];
  let status = 503;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const body = Buffer.concat(pieces).toString();
      arrivals.push({ delivery: String(request.headers["x-plimsoll-delivery"]), status, body });
      response.writeHead(status).end(status === 200 ? '{"accepted":true}' : "Down for maintenance");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/inbox`,
    arrivals,
    takeEverything: () => (status = 200),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
