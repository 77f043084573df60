/** Finds rows of any record that the caller may list, by the words typed: best matches first. */
import { fold } from "@plimsoll/domain/kernel/fold";
import type { Call } from "#rpc/call";
import { beginningWith, containing, type Found, searchable } from "./store.ts";

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
    if (first.length >= IN_ALL || inside.length < words.length) return first.slice(0, IN_ALL);
    const known = new Set(first.map((one) => one.id));
    const more = await containing(call, models, words, whole);
    return [...first, ...more.filter((one) => !known.has(one.id))].slice(0, IN_ALL);
  },
};
