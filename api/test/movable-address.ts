/** An address that leads to one database server and later to another, as a name, a proxy or a floating address does. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface MovableAddress {
  readonly url: string;
  /** Whoever is connected is cut off. */
  moveTo(url: string): void;
  close(): void;
}

export async function openMovableAddress(url: string): Promise<MovableAddress> {
  let target = new URL(url);
  const lines = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [line, other] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(line);
      line.on("error", () => other.destroy());
      line.on("close", () => {
        lines.delete(line);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  const cutOff = () => {
    for (const line of lines) line.destroy();
  };
  return {
    url: own.href,
    moveTo(next) {
      target = new URL(next);
      cutOff();
    },
    close() {
      server.close();
      cutOff();
    },
  };
}
