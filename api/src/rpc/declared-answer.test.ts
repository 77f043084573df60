import { objectOutput } from "@plimsoll/domain/kernel/output";
import { expect, it } from "vitest";
import { z } from "zod";
import type { Env } from "../env.ts";
import { asDeclared } from "./declared-answer.ts";

const contract = {
  service: "default",
  type: "default",
  action: "count",
  about: "",
  access: "public",
  effect: "read",
  input: z.unknown(),
  output: objectOutput({ rows: z.number().int() }),
} as const;

const checked = { env: { CHECK_ANSWERS: true } as Env };

it("lets an answer pass that is as declared", () => {
  expect(asDeclared(checked, contract, '{"attributes":{"rows":2}}')).toBe('{"attributes":{"rows":2}}');
});

it.each(['{"attributes":{"rows":"2"}}', '{"attributes":{}}', '{"attributes":{"rows":2,"more":1}}'])(
  "names the call whose answer is another one: %s",
  (answer) => {
    expect(() => asDeclared(checked, contract, answer)).toThrow(/default\/default\/count/);
  },
);

it("looks at nothing where nobody asked for it", () => {
  expect(asDeclared({ env: { CHECK_ANSWERS: false } as Env }, contract, "no JSON at all")).toBe(
    "no JSON at all",
  );
});
