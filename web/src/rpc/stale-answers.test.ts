import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { invalidateFor, type LiveEvent } from "./stale-answers.ts";

const ORDER = "018f0000-0000-7000-8000-000000000001";
const OTHER = "018f0000-0000-7000-8000-000000000002";
const TEST = "018f0000-0000-7000-8000-000000000003";

async function stale(
  event: LiveEvent,
  known: readonly (readonly [key: readonly unknown[], data: unknown])[],
) {
  const client = new QueryClient();
  for (const [key, attributes] of known)
    client.setQueryData(["rpc", "field", key[0], key[1], "BR", key[2] ?? {}], { attributes });
  await invalidateFor(client, [event]);
  return client
    .getQueryCache()
    .getAll()
    .flatMap((query, at) => (query.state.isInvalidated ? [at] : []));
}

const changed: LiveEvent = { service: "field", type: "test", id: TEST, action: "update", version: 3 };

it("asks again for the row that changed, and for no other of its type", async () => {
  const known = [
    [["test", "load", { id: TEST }], { id: TEST, version: 2 }],
    [["test", "load", { id: OTHER }], { id: OTHER, version: 1 }],
    [["test", "history", { id: TEST }], []],
    [["other", "load", { id: TEST }], { id: TEST, version: 1 }],
  ] as const;
  expect(await stale(changed, known)).toEqual([0, 2]);
});

it("ignores what is not newer than what is known, in a row and in a list", async () => {
  const known = [
    [["test", "load", { id: TEST }], { id: TEST, version: 3 }],
    [["test", "list"], [{ id: OTHER, version: 9 }]],
    [["test", "list", { search: "x" }], [{ id: TEST, version: 3 }]],
    [["test", "counts"], {}],
  ] as const;
  expect(await stale(changed, known)).toEqual([1, 3]);
});

it("leaves lists below another row alone", async () => {
  const below = (value: string) => ({ conditions: [{ attribute: "order_id", operator: "=", value }] });
  const event = { ...changed, parents: [{ type: "order", id: ORDER, reference: "order_id" }] };
  const known = [
    [["test", "list", below(ORDER)], []],
    [["test", "list", below(OTHER)], []],
    [["test", "list"], []],
  ] as const;
  expect(await stale(event, known)).toEqual([0, 2]);
});

it("asks again for the files of a row and for the row that shows them, whatever its version", async () => {
  const event = { ...changed, type: "attachment", parents: [{ type: "test", id: TEST }] };
  const known = [
    [["attachment", "list", { reference_id: TEST }], []],
    [["attachment", "list", { reference_id: OTHER }], []],
    [["test", "load", { id: TEST }], { id: TEST, version: 99 }],
    [["test", "list"], []],
  ] as const;
  expect(await stale(event, known)).toEqual([0, 2]);
});
