/** Rules about what is said of an order and of the pages of its operations. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { pagesOf } from "@plimsoll/domain/operation/operation-pages";
import { notify } from "#notices/notify";
import type { WireRow } from "#record/row";
import type { RecordRules } from "#record/rules";
import type { Call } from "#rpc/call";
import { auditUser } from "#status/change";
import { readersOf } from "./mention-candidates.ts";
import { carrierOnOrder, orderHead } from "./store.ts";

/** A page of the field is one of an operation of the same order; without an operation there is no page, and the other way round. */
async function misplacedIn(call: Call, comment: WireRow | undefined): Promise<Issue[]> {
  const { operation_id: operation, operation_page: page, work_order_id: order } = comment ?? {};
  if (!operation && !page) return [];
  if (!operation) return [issue("required", "operation_id")];
  if (!page) return [issue("required", "operation_page")];
  const carrier = await carrierOnOrder(call.db, String(operation), String(order));
  if (carrier === undefined) return [issue("reference_not_found", "operation_id")];
  return pagesOf(carrier).some(({ key }) => key === page) ? [] : [issue("not_a_choice", "operation_page")];
}

export const commentRules: RecordRules = {
  async prepare(call) {
    const author = { author_name: call.actor.name, author_id: auditUser(call)?.id ?? null };
    // What a customer writes is for both sides to read.
    return isGuest(call.actor) ? { ...author, internal: false } : author;
  },

  /** A comment is its author's: nobody else puts words in their mouth or takes them out. */
  async validate(call, { action, before, after }) {
    if (action !== "create" && before?.author_id !== call.actor.userId) return [issue("not_authorized")];
    const misplaced = await misplacedIn(call, after);
    if (misplaced.length > 0) return misplaced;
    // A mention shows the words to whoever is mentioned, so it cannot reach farther than the order does.
    const mentioned = (after?.mention_ids ?? []) as string[];
    if (mentioned.length === 0) return [];
    const readers = await readersOf(call, String(after?.work_order_id), mentioned);
    return mentioned.flatMap((id, at) =>
      readers.has(id) ? [] : [issue("reference_not_found", `mention_ids.${at}`)],
    );
  },

  async afterWrite(call, { before, after }) {
    if (!after) return;
    const told = new Set((before?.mention_ids ?? []) as string[]);
    const mentioned = ((after.mention_ids ?? []) as string[]).filter((id) => !told.has(id));
    const order = await orderHead(call.db, after.work_order_id);
    await notify(call, {
      to: mentioned,
      kind: "mentioned",
      subject: order?.wocode ?? "",
      params: { who: call.actor.name, text: String(after.text).slice(0, 200) },
      about: { record: "work_order", id: String(after.work_order_id) },
    });
  },
};
