/** Which routes have a page and which do not yet: the remainder stands in a file of its own, for everybody to see. */
import { recordPaths } from "virtual:route-table";
import { flattenRoutes } from "@plimsoll/domain/routes/route";
import { expect, it } from "vitest";
import { ROUTES } from "./route-table.ts";

const entries = flattenRoutes(ROUTES).filter((entry) => entry.external !== true);

it("lists the routes that wait for their page", async () => {
  const waiting = entries.filter((entry) => entry.page === undefined).map((entry) => entry.path);
  const built = entries.length - waiting.length;
  const text = `${built} of ${entries.length} routes have a page. Without one yet:\n\n${waiting.sort().join("\n")}\n`;
  await expect(text).toMatchFileSnapshot("./routes-without-page.txt");
});

it("has a record for the page of every register", () => {
  const registers = entries.flatMap(({ page, path }) => (page?.startsWith("register-") ? path : []));
  expect(registers.length).toBeGreaterThan(60);
  expect(registers.filter((path) => !Object.hasOwn(recordPaths, path.split("/")[2] ?? ""))).toEqual([]);
});
