/** A load generator that costs little: prepared requests over plain sockets, one at a time per connection. */
import { connect, type Socket } from "node:net";

export interface Shot {
  readonly path: string;
  readonly body: string;
}

export interface Outcome {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly failed: number;
}

export interface LoadOptions {
  readonly port: number;
  readonly connections: number;
  readonly milliseconds: number;
  /** By the number of the connection that asks. */
  readonly next: (connection: number) => Shot;
}

export async function load({ port, connections, milliseconds, next }: LoadOptions): Promise<Outcome> {
  const times: number[] = [];
  let failed = 0;
  const begin = performance.now();
  const end = begin + milliseconds;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const line = await open(port);
      while (performance.now() < end) {
        const started = performance.now();
        const status = await line.send(next(connection));
        times.push(performance.now() - started);
        if (status !== 200) failed++;
      }
      line.close();
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed };
}

interface Line {
  send(shot: Shot): Promise<number>;
  close(): void;
}

async function open(port: number): Promise<Line> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const made: Socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => resolve(made));
    made.once("error", reject);
  });
  let waiting: ((status: number) => void) | undefined;
  let pending = Buffer.alloc(0);
  let missing = -1;
  let status = 0;
  socket.on("data", (chunk) => {
    if (missing < 0) {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const head = pending.indexOf("\r\n\r\n");
      if (head < 0) return;
      const text = pending.toString("latin1", 0, head);
      status = Number(text.slice(9, 12));
      missing = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - (pending.length - head - 4);
      pending = Buffer.alloc(0);
    } else missing -= chunk.length;
    if (missing > 0) return;
    missing = -1;
    waiting?.(status);
  });
  return {
    send: ({ path, body }) =>
      new Promise((resolve) => {
        waiting = resolve;
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      }),
    close: () => socket.destroy(),
  };
}
