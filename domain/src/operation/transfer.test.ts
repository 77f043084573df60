/** 'Transfers: not to the same WO or the same convoy; not to a WO of a different product; an item already there is rejected.' */
import { describe, expect, it } from "vitest";
import { transferRefusal } from "./transfer.ts";

const from = { orderId: "a", productId: "soya" };
const to = { orderId: "b", productId: "soya", vehicles: ["y"] };

describe("a transfer", () => {
  it("goes to another order of the same product", () => {
    expect(transferRefusal("truck", "x", from, to)).toBeUndefined();
    expect(transferRefusal("barge", "x", from, to)).toBeUndefined();
  });

  it("never goes to where it is", () => {
    expect(transferRefusal("truck", "x", from, { ...to, orderId: "a" })?.code).toBe(
      "transfer_to_same_work_order",
    );
    expect(transferRefusal("barge", "x", from, { ...to, orderId: "a" })?.code).toBe(
      "transfer_to_same_convoy",
    );
  });

  it("never goes to cargo of another product", () => {
    const maize = { ...to, productId: "maize" };
    expect(transferRefusal("truck", "x", from, maize)?.code).toBe("transfer_of_different_product");
    expect(transferRefusal("barge", "x", from, maize)?.code).toBe("transfer_of_different_product");
  });

  it("never goes to where the same vehicle stands", () => {
    expect(transferRefusal("truck", "y", from, to)?.code).toBe("already_on_destination_work_order");
    expect(transferRefusal("barge", "y", from, to)?.code).toBe("already_on_destination_convoy");
  });
});
