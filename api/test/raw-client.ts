/** A client that writes to the socket by hand: half requests, slow ones, and ones that are no requests. */
import { connect, type Socket } from "node:net";

export interface RawAnswer {
  /** 0 where the line was cut without an answer. */
  readonly status: number;
  readonly body: string;
  readonly milliseconds: number;
}

export interface RawRequest {
  readonly socket: Socket;
  send(piece: string | Buffer): void;
  /** The answer, or the end of the line; fails after `milliseconds` of silence. */
  answer(milliseconds?: number): Promise<RawAnswer>;
}

export async function rawRequest(port: number): Promise<RawRequest> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const made: Socket = connect(port, "127.0.0.1", () => resolve(made));
    made.once("error", reject);
  });
  const began = performance.now();
  const pieces: Buffer[] = [];
  socket.on("data", (piece) => pieces.push(piece));
  // A line that is cut while we still write is what some of the tests wait for.
  socket.on("error", () => undefined);
  return {
    socket,
    send: (piece) => void (socket.writable && socket.write(piece)),
    answer: (milliseconds = 10_000) =>
      new Promise((resolve, reject) => {
        const limit = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
        const look = () => {
          const text = Buffer.concat(pieces).toString("latin1");
          const head = text.indexOf("\r\n\r\n");
          const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
          const isWhole = head >= 0 && text.length >= head + 4 + length;
          if (!isWhole && !socket.destroyed) return;
          clearTimeout(limit);
          socket.off("data", look);
          const body = head < 0 ? "" : text.slice(head + 4, head + 4 + length);
          resolve({ status: Number(text.slice(9, 12)), body, milliseconds: performance.now() - began });
        };
        socket.on("data", look);
        socket.once("close", look);
        look();
      }),
  };
}

export function head(path: string, headers: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries({ host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}
