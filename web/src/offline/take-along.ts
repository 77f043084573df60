/** Everything that is mine, taken along before the signal is gone. */
import { fetchAtWork } from "./at-work.ts";
import { fetchBundle } from "./field-bundle.ts";
import { takeThumbnails } from "./thumbnails.ts";

/** A few at a time: a slow line carries them one after another anyway. */
const AT_ONCE = 3;

/** Fetches and stores the bundles of the operations that are mine; answers how many it took. */
export async function takeAlong(): Promise<number> {
  const mine = await fetchAtWork({ view: "mine" });
  await fetchAtWork({ view: "mine", carrier: "ship" });
  const convoys = mine.filter(({ barge_id: barge }) => barge !== null).map((one) => one.work_order_id);
  for (const order of new Set(convoys)) await fetchAtWork({ view: "all", work_order_id: order });
  for (let at = 0; at < mine.length; at += AT_ONCE)
    await Promise.all(mine.slice(at, at + AT_ONCE).map(({ id }) => takeOne(id)));
  return mine.length;
}

/** Taken along means that its photos can be looked at, too. */
async function takeOne(id: string): Promise<void> {
  const { attributes } = await fetchBundle(id);
  await takeThumbnails(attributes.files);
}
