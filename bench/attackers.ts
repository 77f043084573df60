/** The attackers of `npm run bench:attack`, in a process of their own: strangers, and one guest with an account. */
import { connect } from "node:net";
import { constants, setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { DEMO_PASSWORD } from "../api/src/demo-accounts.ts";
import { hostilePicture, hostileSheets } from "./hostile-files.ts";

const MIB = 1_048_576;
const port = Number(process.argv[2]);
let until = 0;
/** All of them, unless somebody looks for the one that hurts. */
const chosen = new RegExp(process.env.BENCH_ATTACKS ?? "");
const isOver = () => performance.now() > until;
const outcomes = new Map<string, Map<string, number>>();

function count(attack: string, outcome: string | number): void {
  const counts = outcomes.get(attack) ?? new Map<string, number>();
  counts.set(String(outcome), (counts.get(String(outcome)) ?? 0) + 1);
  outcomes.set(attack, counts);
}

async function post(
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: body as never,
    signal: AbortSignal.timeout(90_000),
  });
}

/** One attack, several times side by side, until the time is up. */
function repeat(
  attack: string,
  times: number,
  once: (turn: number) => Promise<string | number>,
): Promise<unknown> {
  if (!chosen.test(attack)) return Promise.resolve();
  return Promise.all(
    Array.from({ length: times }, async (_, at) => {
      for (let turn = at; !isOver(); turn += times)
        count(
          attack,
          await once(turn).catch(
            (problem: Error & { cause?: { code?: string } }) => problem.cause?.code ?? problem.name,
          ),
        );
    }),
  );
}

const statusOf = async (reply: Promise<Response>) => {
  const answer = await reply;
  await answer.arrayBuffer();
  return answer.status;
};

/** Opens a line by hand and keeps at it until the other side has had enough. */
function byHand(
  begin: string,
  keep: (write: (piece: string | Buffer) => void) => NodeJS.Timeout,
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(begin);
      const timer = keep((piece) => void (socket.writable && socket.write(piece)));
      const end = setTimeout(() => socket.destroy(), Math.max(0, until - performance.now()));
      socket.once("close", () => {
        clearInterval(timer);
        clearTimeout(end);
        resolve("closed");
      });
    });
    socket.on("error", () => undefined);
    socket.resume();
  });
}

function strangers(): Promise<unknown>[] {
  const large = Buffer.alloc(10 * MIB, "x");
  const deep = Buffer.alloc(MIB - 10, "[");
  const crowded = `{"service":"x","action":"list","attributes":{"a":[${"{},".repeat(95_000)}1]}}`;
  const form = "POST /api/files HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n";
  return [
    repeat("10 MiB without a session", 2, () => statusOf(post(large))),
    repeat("a mebibyte of brackets", 2, () => statusOf(post(deep))),
    repeat("a mebibyte of values", 2, () => statusOf(post(crowded))),
    repeat("a body that trickles", 50, () =>
      byHand(
        "POST /api HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n",
        (write) => setInterval(() => write(" "), 500),
      ),
    ),
    repeat("headers that trickle", 20, () =>
      byHand("POST /api HTTP/1.1\r\n", (write) => setInterval(() => write("x: y\r\n"), 500)),
    ),
    repeat("a form without a session", 4, () =>
      byHand(`${form}content-length: ${90 * MIB}\r\n\r\n--b\r\n`, (write) => {
        write(large);
        return setInterval(() => write("x"), 500);
      }),
    ),
  ];
}

interface Guest {
  readonly token: string;
  /** A request in full: made once where it is sent again and again. */
  readonly body: (service: string, type: string, action: string, attributes: object) => Buffer;
}

async function enterAsGuest(): Promise<Guest> {
  const login = { login: "customer@demo.test", password: DEMO_PASSWORD };
  const entered = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ service: "session", action: "login", api_key: "plimsoll-web", attributes: login }),
  });
  const { token } = (await entered.json()) as { token: string };
  const body: Guest["body"] = (service, type, action, attributes) =>
    Buffer.from(JSON.stringify({ service, type, action, country: "BR", token, attributes }));
  return { token, body };
}

/** Nominations with long texts, for patterns to be looked for in. */
async function longNotes({ body }: Guest): Promise<string[]> {
  const list = await post(body("service", "nomination", "list", {}));
  const [pattern] = ((await list.json()) as { attributes: Known[] }).attributes;
  if (!pattern) throw new Error("the guest has no nomination");
  const { customer_id, product_id, port_id, eta, kind, vessel } = pattern;
  const made: string[] = [];
  for (let at = 0; at < 20; at++) {
    const note = "ab".repeat(4_900);
    const about = { customer_id, product_id, port_id, eta, kind, vessel, note };
    const reply = await post(body("service", "nomination", "create", about));
    made.push(((await reply.json()) as { attributes: Known }).attributes.id);
  }
  return made;
}

/** The requests themselves, made before the attack begins. */
function files({ body }: Guest, made: readonly string[]) {
  const picture = `data:image/png;base64,${hostilePicture(8_000, 8_000).toString("base64")}`;
  const garbage = `data:text/plain;base64,${"*".repeat(14 * MIB)}`;
  const attach = (reference_id: string | undefined, name: string, file: string) =>
    body("filemanager", "attachment", "create", { reference_id, name, file, field: "documents" });
  return {
    sheets: hostileSheets().map((file) =>
      body("service", "nomination", "import", { step: "open", name: "x", file }),
    ),
    pictures: made.map((id) => attach(id, "x.png", picture)),
    garbage: attach(made[0], "x.txt", garbage),
  };
}

function withFiles({ sheets, pictures, garbage }: ReturnType<typeof files>): Promise<unknown>[] {
  const one = (all: readonly Buffer[], turn: number) => post(all[turn % all.length] ?? "");
  return [
    repeat("hostile sheets", 2, (turn) => statusOf(one(sheets, turn))),
    repeat("hostile pictures", 3, (turn) => statusOf(one(pictures, turn))),
    repeat("14 MiB with a session", 2, () => statusOf(post(garbage))),
  ];
}

function withQuestions({ body }: Guest): Promise<unknown>[] {
  // As dear as is allowed, and now and then dearer.
  const like = (turn: number, at: number) => ({
    attribute: "note",
    operator: "like",
    value: turn % 7 === 0 ? "ab%".repeat(500) : `${"ab".repeat(10)}%${"ba".repeat(60)}%${turn}${at}`,
  });
  const heavy = Array.from({ length: 20 }, (_, at) => ({
    attribute: "contracts",
    operator: "like",
    value: `a%${at}%b`,
  }));
  const about = { conditions: heavy, search: "a b c d e f", pagination: { page: 200, size: 50 } };
  const filtered = body("service", "nomination", "list", about);
  const exported = body("workorder", "ship", "export", {});
  return [
    repeat("patterns", 6, (turn) => {
      const conditions = Array.from({ length: 10 }, (_, at) => like(turn, at));
      return statusOf(post(body("service", "nomination", "list", { conditions })));
    }),
    repeat("heavy filters", 6, () => statusOf(post(filtered))),
    repeat("exports", 2, () => statusOf(post(exported))),
  ];
}

function withLines(token: string): Promise<unknown> {
  return repeat("live events", 200, async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(Math.ceil(Math.max(1, until - performance.now()))),
    });
    if (!reply.ok) await wait(1_000);
    await reply.arrayBuffer();
    return reply.status;
  });
}

interface Known {
  readonly id: string;
  readonly [field: string]: unknown;
}

// They come from other machines: what they cost themselves is not to be taken from the server.
setPriority(constants.priority.PRIORITY_LOW);
const guest = await enterAsGuest();
const prepared = files(guest, await longNotes(guest));
process.send?.("ready");
const { seconds } = await new Promise<{ seconds: number }>((begin) =>
  process.once("message", begin as never),
);
until = performance.now() + seconds * 1_000;
await Promise.all([...strangers(), ...withFiles(prepared), ...withQuestions(guest), withLines(guest.token)]);
for (const [attack, counts] of outcomes) {
  const told = [...counts].map(([outcome, times]) => `${outcome}: ${times}`).join(", ");
  console.log(`    ${attack.padEnd(26)} ${told}`);
}
process.exit();
