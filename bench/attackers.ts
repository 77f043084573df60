/** The attackers of `npm run bench:attack`, in a process of their own: strangers, and one guest with an account. */
import { connect } from "node:net";
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

type Call = (service: string, type: string, action: string, attributes: object) => Promise<Response>;

async function enterAsGuest(): Promise<{ token: string; call: Call; made: string[] }> {
  const login = { login: "customer@demo.test", password: DEMO_PASSWORD };
  const entered = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ service: "session", action: "login", api_key: "plimsoll-web", attributes: login }),
  });
  const { token } = (await entered.json()) as { token: string };
  const call: Call = (service, type, action, attributes) =>
    post(JSON.stringify({ service, type, action, country: "BR", token, attributes }));
  return { token, call, made: await longNotes(call) };
}

/** Nominations with long texts, for patterns to be looked for in. */
async function longNotes(call: Call): Promise<string[]> {
  const listed = (await (await call("service", "nomination", "list", {})).json()) as { attributes: Known[] };
  const [pattern] = listed.attributes;
  if (!pattern) throw new Error("the guest has no nomination");
  const { customer_id, product_id, port_id, eta, kind, vessel } = pattern;
  const made: string[] = [];
  for (let at = 0; at < 20; at++) {
    const note = "ab".repeat(4_900);
    const about = { customer_id, product_id, port_id, eta, kind, vessel, note };
    const reply = await call("service", "nomination", "create", about);
    made.push(((await reply.json()) as { attributes: Known }).attributes.id);
  }
  return made;
}

function withFiles(
  call: Call,
  made: readonly string[],
  sheets: readonly string[],
  picture: string,
): Promise<unknown>[] {
  const garbage = `data:text/plain;base64,${"*".repeat(14 * MIB)}`;
  const attach = (reference_id: string | undefined, name: string, file: string) =>
    statusOf(call("filemanager", "attachment", "create", { reference_id, name, file, field: "documents" }));
  return [
    repeat("hostile sheets", 2, (turn) => {
      const file = sheets[turn % sheets.length] ?? "";
      return statusOf(call("service", "nomination", "import", { step: "open", name: "x", file }));
    }),
    repeat("hostile pictures", 3, (turn) => attach(made[turn % made.length], "x.png", picture)),
    repeat("14 MiB with a session", 2, () => attach(made[0], "x.txt", garbage)),
  ];
}

function withQuestions(call: Call): Promise<unknown>[] {
  // As dear as is allowed, and now and then dearer.
  const like = (at: number) => ({
    attribute: "note",
    operator: "like",
    value: at % 7 === 0 ? `${"ab%".repeat(500)}${at}` : `${"ab".repeat(10)}%${"ba".repeat(60)}%${at}`,
  });
  const heavy = Array.from({ length: 20 }, (_, at) => ({
    attribute: "contracts",
    operator: "like",
    value: `a%${at}%b`,
  }));
  return [
    repeat("patterns", 6, (turn) => {
      const conditions = Array.from({ length: 10 }, (_, at) => ({
        ...like(turn),
        value: `${like(turn).value}${at}`,
      }));
      return statusOf(call("service", "nomination", "list", { conditions }));
    }),
    repeat("heavy filters", 6, () => {
      const about = { conditions: heavy, search: "a b c d e f", pagination: { page: 200, size: 50 } };
      return statusOf(call("service", "nomination", "list", about));
    }),
    repeat("exports", 2, () => statusOf(call("workorder", "ship", "export", {}))),
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

const { token, call, made } = await enterAsGuest();
const sheets = hostileSheets();
const picture = `data:image/png;base64,${hostilePicture(8_000, 8_000).toString("base64")}`;
process.send?.("ready");
const { seconds } = await new Promise<{ seconds: number }>((begin) =>
  process.once("message", begin as never),
);
until = performance.now() + seconds * 1_000;
await Promise.all([
  ...strangers(),
  ...withFiles(call, made, sheets, picture),
  ...withQuestions(call),
  withLines(token),
]);
for (const [attack, counts] of outcomes) {
  const told = [...counts].map(([outcome, times]) => `${outcome}: ${times}`).join(", ");
  console.log(`    ${attack.padEnd(26)} ${told}`);
}
process.exit();
