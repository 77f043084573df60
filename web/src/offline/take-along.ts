/** Everything that is mine, for where there is no network. */
import { call } from "#rpc/client";

export async function takeAlong(): Promise<number> {
  const { attributes } = await call({
    service: "service",
    type: "operation",
    action: "atwork",
    attributes: { view: "mine" },
  });
  return attributes.length;
}
