import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { invalidateType } from "./invalidate-type.ts";

it("makes old what is about a type and what is made of its rows, and nothing else", async () => {
  const client = new QueryClient();
  const know = (key: readonly string[], dependsOn?: readonly { service: string; type: string }[]) => {
    client.getQueryCache().build(client, { queryKey: key, ...(dependsOn ? { meta: { dependsOn } } : {}) });
    client.setQueryData(key, {});
  };
  const visits = { service: "field", type: "visit" };
  know(["rpc", "field", "visit", "list"]);
  know(["rpc", "field", "board", "read"], [visits]);
  know(["rpc", "field", "board", "other"], [{ service: "field", type: "leave" }]);
  know(["rpc", "field", "leave", "list"]);
  know(["config"], [visits]);
  await invalidateType(client, "field", "visit");
  const old = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated);
  expect(old.map((query) => query.queryKey.join(" "))).toEqual([
    "rpc field visit list",
    "rpc field board read",
  ]);
});
