/** Which routes have a page and which do not yet: the remainder stands in a file of its own, for everybody to see. */
import { flattenRoutes } from "@plimsoll/domain/routes/route";
import { expect, it } from "vitest";
import { pageExists } from "./existing-pages.ts";
import { PAGES } from "./pages.tsx";
import { ROUTES } from "./route-table.ts";

const paths = flattenRoutes(ROUTES)
  .filter((entry) => entry.external !== true)
  .map((entry) => entry.path)
  .sort();

it("lists the routes that wait for their page", async () => {
  const waiting = paths.filter((path) => !pageExists(path));
  const built = paths.length - waiting.length;
  const text = `${built} of ${paths.length} routes have a page. Without one yet:\n\n${waiting.join("\n")}\n`;
  await expect(text).toMatchFileSnapshot("./routes-without-page.txt");
});

it("has no page that the route table does not know", () => {
  expect(Object.keys(PAGES).filter((path) => !paths.includes(path))).toEqual([]);
});
