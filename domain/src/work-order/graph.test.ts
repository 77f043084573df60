import { expect, it } from "vitest";
import { drawnStatuses } from "./graph.ts";

it("stands in the documents as it is", async () => {
  await expect(drawnStatuses()).toMatchFileSnapshot("../../../docs/order-statuses.md");
});
