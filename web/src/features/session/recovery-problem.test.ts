import { words } from "@plimsoll/domain/locales/en/index";
import { expect, it } from "vitest";
import { RpcError } from "#rpc/rpc-error";
import { recoveryProblem } from "./recovery-problem.ts";

const failed = (status: number, network = false) =>
  new RpcError({ status, network, errors: [{ code: "x", message: "its own words" }] });

it.each([
  [406, "Expired Token!"],
  [400, "Error, Check if the Email, Password or Token fields are correct!"],
  [405, "Error, Check if the Email, Password or Token fields are correct!"],
  [429, "its own words"],
  [500, "its own words"],
])("says of %i: %s", (status, text) => {
  expect(recoveryProblem(failed(status), words.messages)).toBe(text);
});

it("blames nobody for the network", () => {
  expect(recoveryProblem(failed(0, true), words.messages)).toBe("its own words");
});
