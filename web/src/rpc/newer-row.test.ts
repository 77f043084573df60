import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { newerRow } from "./newer-row.ts";

const row = (version: number, status: string) => ({ attributes: { id: "1", version, status } });

it("keeps the newer of two answers, whichever comes last", async () => {
  const client = new QueryClient();
  const queryKey = ["row"];
  let answer: (older: object) => void = () => undefined;
  const asked = client.fetchQuery({
    queryKey,
    queryFn: () => new Promise<object>((resolve) => (answer = resolve)),
    structuralSharing: newerRow,
  });
  client.setQueryData(queryKey, row(3, "released"));
  answer(row(2, "created"));
  await asked;
  expect(client.getQueryData(queryKey)).toEqual(row(3, "released"));
});

it("takes a newer one, one without a version, and keeps what is the same", () => {
  const known = row(2, "created");
  expect(newerRow(known, row(3, "released"))).toEqual(row(3, "released"));
  expect(newerRow(known, row(2, "created"))).toBe(known);
  expect(newerRow(undefined, known)).toEqual(known);
  expect(newerRow(known, { attributes: [] })).toEqual({ attributes: [] });
});
