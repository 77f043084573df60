/** What an address opens: the route table as React Router reads it. */
import { flattenRoutes } from "@plimsoll/domain/routes/route";
import { isValidElement } from "react";
import { createMemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { ExternalPage } from "#features/cotton/external-page";
import { NotFoundPage } from "./error-page.tsx";
import { PAGES } from "./pages.tsx";
import { type RouteMatch, routeMatch } from "./route-match.ts";
import { ROUTES } from "./route-table.ts";
import { ROUTE_OBJECTS } from "./routes.tsx";

// Ranks the routes once; `matchRoutes` would do so for every address.
const router = createMemoryRouter(ROUTE_OBJECTS);

async function matchesAt(pathname: string) {
  await router.navigate(pathname);
  return router.state.matches;
}

async function matched(pathname: string): Promise<(RouteMatch & { readonly params: object }) | undefined> {
  const matches = await matchesAt(pathname);
  const found = routeMatch(
    matches.map(({ route, pathname: own }) => ({ handle: route.handle, pathname: own })),
  );
  return found && { ...found, params: matches.at(-1)?.params ?? {} };
}

const opened = async (pathname: string) => (await matched(pathname))?.entry.path;

const all = flattenRoutes(ROUTES);

describe("the routes of the site", () => {
  it("open every entry of the table at its own address, with the page that it names", async () => {
    for (const { path, page, external } of all) {
      const address = path.replace(/:\w+/g, "7");
      expect(await opened(address)).toBe(path);
      const { Component } = page
        ? await PAGES[page]()
        : { Component: external ? ExternalPage : NotFoundPage };
      const shown = (await matchesAt(address)).at(-1)?.route.element;
      expect(isValidElement(shown) && shown.type, path).toBe(Component);
    }
  }, 60_000);

  it("have a route for every page", () => {
    const opening = new Set(all.map(({ page }) => page));
    expect(Object.keys(PAGES).filter((key) => !opening.has(key as keyof typeof PAGES))).toEqual([]);
  });

  it("let a fixed segment win over a param", async () => {
    expect(await opened("/operation/barge_convoy/transfer")).toBe("/operation/barge_convoy/transfer");
    expect(await opened("/operation/barge_convoy/7")).toBe("/operation/barge_convoy/:id");
    expect(await opened("/services/billingfob/new")).toBe("/services/billingfob/new");
    expect(await opened("/operation/barge_convoy/7/barge/draft")).toBe(
      "/operation/barge_convoy/:id/barge/draft",
    );
    expect(await opened("/operation/barge_convoy/7/barge/9/draft")).toBe(
      "/operation/barge_convoy/:id/barge/:idbarge/draft",
    );
    expect(await opened("/tools/autcert/document/validation")).toBe("/tools/autcert/document/validation");
    expect(await opened("/services/wosfob/invoice/5/gallery")).toBe(
      "/services/wosfob/invoice/:idgallery/gallery",
    );
    expect(await opened("/services/wosfob/5/invoice/new")).toBe("/services/wosfob/:id/invoice/new");
  });

  it("know the params, the parents and the way there", async () => {
    const match = await matched("/operation/vessels/abc/weighing/edit/p1");
    expect(match?.params).toEqual({ id: "abc", periodid: "p1" });
    expect(match?.parents.map((parent) => parent.path)).toEqual([
      "/operation",
      "/operation/vessels",
      "/operation/vessels/:id",
      "/operation/vessels/:id/weighing",
      "/operation/vessels/:id/weighing/edit",
    ]);
    expect(match?.trail.map(({ to }) => to)).toEqual([
      "/operation",
      "/operation/vessels",
      "/operation/vessels/abc",
      "/operation/vessels/abc/weighing",
      "/operation/vessels/abc/weighing/edit",
      "/operation/vessels/abc/weighing/edit/p1",
    ]);
  });

  it("take the id where there is one: the list without, one record with it, a new one too", async () => {
    for (const register of ["billing-rules", "loading-places"]) {
      expect(await opened(`/administration/${register}`)).toBe(`/administration/${register}`);
      expect(await opened(`/administration/${register}/5`)).toBe(`/administration/${register}/:id`);
    }
    expect((await matched("/administration/ports/new"))?.params).toEqual({ id: "new" });
  });

  it("overlook a trailing slash, but not capitals, and find the root", async () => {
    expect(await opened("/operation/vessels/")).toBe("/operation/vessels");
    expect(await opened("/Operation/vessels")).toBeUndefined();
    expect(await opened("/")).toBe("/");
  });

  it("find nothing for a path outside the table", async () => {
    expect(await opened("/nowhere")).toBeUndefined();
    expect(await opened("/services/shipplanner/1/certification")).toBeUndefined();
    expect(await opened("/administration/courier/1")).toBeUndefined();
    expect(await opened("/legaladvice/nothing")).toBeUndefined();
  });
});
