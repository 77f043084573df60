/** Finds rows of any record that the caller may list, by the words typed: best matches first. */
import { fold } from "@plimsoll/domain/kernel/fold";
import type { Call } from "#rpc/call";
import { beginningWith, containing, type Found, isWork, searchable } from "./store.ts";

const IN_ALL = 20;
/** Shorter words are in every second row; they find names that begin with them, and that is what people mean. */
const SHORTEST_INSIDE = 3;

export const searchHandlers = {
  async find(call: Call, input: { text: string }): Promise<Found[]> {
    const whole = fold(input.text);
    const words = whole.split(" ").filter(Boolean).slice(0, 6);
    const models = searchable(call);
    if (words.length === 0 || models.length === 0) return [];
    const first = await beginningWith(call, models, whole);
    const inside = words.filter((word) => word.length >= SHORTEST_INSIDE);
    // Beside a longer word a short one tells nothing more: the "de" of a vessel's name.
    if (inside.length === 0) return first.slice(0, IN_ALL);
    const known = new Set(first.map((one) => one.id));
    const more = await containing(
      call,
      first.length >= IN_ALL ? models.filter(isWork) : models,
      inside,
      whole,
    );
    const found = [...first, ...more.filter((one) => !known.has(one.id))];
    // Work first: whoever types the name of a vessel looks for its orders more often than for its register.
    const [work, others] = [
      found.filter((one) => one.status !== null),
      found.filter((one) => one.status === null),
    ];
    return [...work, ...others].slice(0, IN_ALL);
  },
};
