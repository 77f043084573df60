/**
 * From page to page as a link leads there: the program stays loaded, so looking at many pages takes a third of the time
 * of opening each by its address. Every page is begun anew, and looked at when its questions are answered.
 */
import { words } from "@plimsoll/domain/locales/en/index";
import type { Page, Request } from "playwright-core";
import { untilDrawn } from "./axe.ts";

const NOWHERE = "/nowhere";
const PATIENCE_MS = 15_000;

export interface Walk {
  /** Opens the page of this path; throws where there is none. */
  to(path: string): Promise<void>;
}

/** Begins on a page of the application. */
export function walkOn(page: Page): Walk {
  const untilAnswered = watchQuestions(page);
  return {
    async to(path) {
      await followLink(page, path);
      await untilAnswered();
    },
  };
}

/** One step of such a walk, for a story in which nobody would load the program again; throws where there is no such page. */
export async function followLink(page: Page, path: string): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  // By way of a page that is like no other: what is on the screen afterwards is not left from the page before.
  await navigate(page, NOWHERE);
  await title.filter({ hasText: words.messages.pageNotFound }).waitFor();
  await navigate(page, path);
  await title.filter({ hasNotText: words.messages.pageNotFound }).first().waitFor({ timeout: PATIENCE_MS });
}

function navigate(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
}

/** What was asked and drawn may lead to the next question; the line of events stays open and does not count. */
function watchQuestions(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() !== "eventsource") open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async () => {
    const until = performance.now() + PATIENCE_MS;
    for (let calm = 0; calm < 2; calm = open.size === 0 ? calm + 1 : 0) {
      await untilDrawn(page);
      if (performance.now() > until)
        throw new Error(`not answered: ${[...open].map((request) => request.url()).join(", ")}`);
    }
  };
}
