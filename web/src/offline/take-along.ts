/** Everything that is mine, taken along before the signal is gone. */
import { call } from "#rpc/client";
import { fetchBundle } from "./field-bundle.ts";

/** A few at a time: a slow line carries them one after another anyway. */
const AT_ONCE = 3;

/** Fetches and stores the bundles of the operations that are mine; answers how many it took. */
export async function takeAlong(): Promise<number> {
  const { attributes: mine } = await call({
    service: "service",
    type: "operation",
    action: "atwork",
    attributes: { view: "mine" },
  });
  for (let at = 0; at < mine.length; at += AT_ONCE)
    await Promise.all(mine.slice(at, at + AT_ONCE).map(({ id }) => fetchBundle(id)));
  return mine.length;
}
