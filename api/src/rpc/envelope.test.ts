/** @engine any: it reads texts and asks no database. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { envelopeInput, readEnvelope } from "./envelope.ts";

const value = fc.oneof(
  fc.constantFrom(
    "",
    "x",
    "x".repeat(60),
    "x".repeat(61),
    "x".repeat(100),
    "x".repeat(101),
    "x".repeat(200),
    "x".repeat(201),
  ),
  fc.constantFrom(null, 1, true, [], [1], {}, { a: 1 }, { token: "t" }),
);
const key = fc.constantFrom(...Object.keys(envelopeInput.shape), "unknown", "toString", "constructor");
const body = fc.oneof(
  fc.constantFrom(null, 1, "text", [], {}),
  fc.dictionary(key, value),
  fc.dictionary(key, value).map((more) => ({ service: "a", action: "b", ...more })),
  fc
    .dictionary(key, fc.constant("x"))
    .map((more) => ({ service: "a", action: "b", ...more, attributes: { a: [] } })),
);

const read = (sent: unknown) => {
  try {
    return { ...readEnvelope(sent) };
  } catch (problem) {
    return problem;
  }
};

it("takes and refuses what the schema takes and refuses, also where it does not ask it", () => {
  fc.assert(
    fc.property(body, (sent) => {
      const { success, data } = envelopeInput.safeParse(structuredClone(sent));
      const answer = read(sent);
      expect(answer instanceof Error).toBe(!success);
      if (success) expect(answer).toEqual({ ...data });
    }),
    { numRuns: 2_000 },
  );
});

it("names the first part that is wrong", () => {
  expect(read({ service: "a", action: "b", token: 1 })).toMatchObject({
    issues: [{ code: "bad_request", field: "token" }],
  });
  expect(read({ service: "a", action: "b", attributes: [] })).toMatchObject({
    issues: [{ field: "attributes" }],
  });
});
