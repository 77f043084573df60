/**
 * Takes a delivery to the customer's system. A try is written down before it is made and again with what came of it, so
 * that the log knows of one that a crash cut off. An answer of 200 to 299 ends it for good; everything else is tried again
 * by the queue. Delivered at least once: if we die between the answer and its note, the same comes again under the same id.
 */
import { randomUUID } from "node:crypto";
import { type Deliverable, type DeliveryReason, MAX_ANSWER } from "@plimsoll/domain/sync/delivery";
import { type Answer, SendProblem, sendParcel } from "#adapters/customer-system";
import type { App } from "#app";
import type { JobInHand } from "#jobs/jobs";
import { LANES } from "#jobs/kinds";
import { PutOff } from "#jobs/leases";
import { readRow } from "#record/load";
import type { WireRow } from "#record/row";
import { changeRecord } from "#record/write";
import { withChildIds } from "#record/write-parts";
import type { Call } from "#rpc/call";
import { openUnauthenticatedCall } from "#rpc/open-call";
import { DELIVERED } from "./deliverables.ts";
import { bodyOf } from "./request-body.ts";
import { deliveriesOf, receiverOf } from "./store.ts";

/** One customer's system that says nothing leaves places for those of the others. */
const MOST_PER_CUSTOMER = LANES.delivery / 2;
const PUT_OFF_SECONDS = 5;
const MAX_PROBLEM = 300;

const underWay = new Map<string, number>();

/** A new moment for each step: what took long shows. */
function productCall(app: App): Call {
  const origin = {
    now: app.clock.now(),
    requestId: randomUUID(),
    address: "",
    agent: "",
    locale: "en",
  } as const;
  const actor = { userId: "product", name: "Plimsoll", profiles: [] };
  return openUnauthenticatedCall(app, origin, {
    actor,
    record: "sync",
    country: "",
    filter: { kind: "all" },
  });
}

export async function deliver(app: App, { id }: { id: string }, job: JobInHand): Promise<void> {
  const row = await readRow(productCall(app), app.catalog.get("sync"), id);
  if (!row || row.status === "delivered") return;
  const [newest] = await deliveriesOf(app.db, row.what as Deliverable, String(row.subject_id));
  // What is newer goes in its place; coming later it would undo that.
  if (newest && newest.id !== id) return giveUp(app, id);
  const customer = String(row.customer_id);
  const others = underWay.get(customer) ?? 0;
  if (others >= MOST_PER_CUSTOMER) throw new PutOff(PUT_OFF_SECONDS);
  underWay.set(customer, others + 1);
  try {
    await tryOnce(app, row, job);
  } finally {
    underWay.set(customer, (underWay.get(customer) ?? 1) - 1);
  }
}

async function tryOnce(app: App, row: WireRow, job: JobInHand): Promise<void> {
  const receiver = await receiverOf(app.db, row.customer_id);
  const address = receiver?.address ?? null;
  const number = await noteTry(app, row.id, address, job);
  const began = performance.now();
  const outcome = await outcomeOf(async () => {
    if (!receiver?.syncs || address === null)
      throw new SendProblem("takes_none", "the customer takes no deliveries any more");
    if (receiver.secret === null)
      throw new SendProblem("no_secret", "the customer has no secret to sign deliveries with");
    const at = Date.parse(app.clock.now());
    const parcel = {
      address,
      deliveryId: String(row.id),
      secret: receiver.secret,
      timestamp: String(Math.floor(at / 1_000)),
      body: bodyOf(app.files, row),
    };
    const limits = {
      mayBePrivate: app.env.SYNC_ALLOW_PRIVATE,
      timeoutMs: app.env.SYNC_TIMEOUT * 1_000,
      maxAnswer: MAX_ANSWER,
    };
    return sendParcel(parcel, limits, job.signal);
  }, job.signal);
  const milliseconds = Math.trunc(performance.now() - began);
  await noteOutcome(app, row.id, { ...outcome, number, milliseconds }, job);
  if (outcome.problem !== null) throw new Error(outcome.problem);
}

interface Outcome {
  readonly answer: Answer | undefined;
  /** Nothing when it was delivered. */
  readonly problem: string | null;
  readonly reason: DeliveryReason | null;
}

async function outcomeOf(send: () => Promise<Answer>, stop: AbortSignal): Promise<Outcome> {
  try {
    const answer = await send();
    const isTaken = answer.status >= 200 && answer.status <= 299;
    const problem = isTaken ? null : `the customer's system answered ${answer.status}`;
    return { answer, problem, reason: isTaken ? null : "answered" };
  } catch (problem) {
    stop.throwIfAborted();
    const text = problem instanceof Error ? problem.message || problem.name : String(problem);
    return { answer: undefined, problem: text.slice(0, MAX_PROBLEM), reason: reasonOf(problem) };
  }
}

/** What the network calls it, by what somebody could do about it. */
const NETWORK_REASONS: Readonly<Record<string, DeliveryReason>> = {
  ENOTFOUND: "name_not_found",
  EAI_AGAIN: "name_not_found",
  ECONNREFUSED: "not_connected",
  EHOSTUNREACH: "not_connected",
  ENETUNREACH: "not_connected",
  ETIMEDOUT: "not_connected",
  ECONNRESET: "broken_off",
  EPIPE: "broken_off",
};

function reasonOf(problem: unknown): DeliveryReason {
  if (problem instanceof SendProblem) return problem.reason;
  const code = String((problem as { readonly code?: unknown } | null)?.code ?? "");
  return NETWORK_REASONS[code] ?? (/CERT|TLS|SSL|SELF_SIGNED|EPROTO/.test(code) ? "not_secure" : "other");
}

/** Within one transaction: only if the job is still ours, and the row as it is by now. */
async function note(
  app: App,
  id: unknown,
  job: JobInHand,
  change: (row: WireRow, call: Call) => Promise<WireRow>,
): Promise<void> {
  await productCall(app).inTransaction(async (call) => {
    await job.hold(call.db);
    const model = app.catalog.get("sync");
    const row = await readRow(call, model, id);
    if (!row) return;
    const values = withChildIds(model, await change(row, call), row);
    await changeRecord(call, model, row, values, "deliver");
  });
}

const triesOf = (row: WireRow) => row.tries as WireRow[];

/** Answers which of its tries it is. */
async function noteTry(app: App, id: unknown, address: string | null, job: JobInHand): Promise<number> {
  let number = 0;
  await note(app, id, job, async (row, { now }) => {
    number = triesOf(row).length;
    const begun = { at: now, response_status: null, reason: null, problem: null, milliseconds: null };
    return { at: now, attempts: Number(row.attempts) + 1, address, tries: [...triesOf(row), begun] };
  });
  return number;
}

async function noteOutcome(
  app: App,
  id: unknown,
  { answer, problem, reason, number, milliseconds }: Outcome & { number: number; milliseconds: number },
  job: JobInHand,
): Promise<void> {
  await note(app, id, job, async (row, call) => {
    const isDelivered = problem === null;
    const status = answer?.status ?? null;
    if (isDelivered) {
      const { delivered } = DELIVERED[row.what as Deliverable];
      const subject = { id: String(row.subject_id), version: Number(row.subject_version), at: call.now };
      await delivered(call, subject);
    }
    return {
      status: isDelivered ? "delivered" : "failed",
      delivered_at: isDelivered ? call.now : null,
      response_status: status,
      response: answer?.text ?? null,
      tries: triesOf(row).map((one, at) =>
        at === number ? { ...one, response_status: status, reason, problem, milliseconds } : one,
      ),
    };
  });
}

/** The last try has failed, or something newer has taken its place: nothing more happens by itself. */
export async function giveUp(app: App, id: string): Promise<void> {
  await productCall(app).inTransaction(async (call) => {
    const model = app.catalog.get("sync");
    const row = await readRow(call, model, id);
    if (row && row.status !== "delivered") await changeRecord(call, model, row, { status: "dead" }, "giveup");
  });
}
