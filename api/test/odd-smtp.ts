/** Mail servers on loopback as they are on a bad day: one that takes its time, one that says nothing at all. */
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

export interface OddSmtp {
  readonly url: string;
  /** Message ids of what was accepted, in order. */
  readonly accepted: string[];
  /** Connections that were opened. */
  opened(): number;
  close(): Promise<void>;
}

/** Accepts each mail, this long after it has been read. */
export function slowSmtp(waitMs: number): Promise<OddSmtp> {
  const accepted: string[] = [];
  return listening(accepted, (socket) => {
    let data: string | undefined;
    socket.write("220 slow.test\r\n");
    socket.on("data", (chunk: Buffer) => {
      const text = chunk.toString("utf8");
      if (data === undefined) return answer(socket, text, () => (data = ""));
      data += text;
      if (!data.endsWith("\r\n.\r\n")) return;
      const id = /^Message-ID: (\S+)/im.exec(data)?.[1] ?? "";
      data = undefined;
      setTimeout(() => {
        accepted.push(id);
        socket.write("250 taken\r\n");
      }, waitMs);
    });
  });
}

function answer(socket: Socket, text: string, begin: () => void): void {
  for (const line of text.trimEnd().split("\r\n")) {
    if (/^DATA/i.test(line)) {
      begin();
      socket.write("354 go on\r\n");
    } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
    else socket.write("250 ok\r\n");
  }
}

/** Takes connections and never says a word. */
export function silentSmtp(): Promise<OddSmtp> {
  return listening([], () => undefined);
}

function listening(accepted: string[], serve: (socket: Socket) => void): Promise<OddSmtp> {
  const sockets = new Set<Socket>();
  let opened = 0;
  const server: Server = createServer((socket) => {
    opened++;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    serve(socket);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({
        url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
        accepted,
        opened: () => opened,
        close() {
          for (const socket of sockets) socket.destroy();
          return new Promise((done) => server.close(() => done()));
        },
      }),
    );
  });
}
