/** What a page is called: its title, and the sentence on its card. */
import { interpolate } from "../kernel/interpolate.ts";
import type { AnyRecordWords } from "../kernel/words.ts";
import type { Words } from "../locales/words.ts";
import type { RouteEntry } from "./route.ts";

export type RouteWordsKey = keyof Words["routes"];

export interface RouteWords {
  readonly title: string;
  readonly description: string;
}

/** A register is called what its record is called; a record that says nothing of itself is described in general. */
export function routeWords(
  { words: own }: Pick<RouteEntry, "words">,
  said: Pick<Words, "records" | "routes">,
): RouteWords {
  if (typeof own === "string") return said.routes[own];
  const records = said.records as Readonly<Record<string, AnyRecordWords>>;
  const isList = "rowsOf" in own;
  const record = records[isList ? own.rowsOf : own.rowOf];
  const title = (isList ? record?.plural : record?.name) ?? "";
  const general = said.routes[isList ? "register" : "registerRow"].description;
  const described = isList ? record?.description : undefined;
  return { title, description: described ?? interpolate(general, { item: title.toLowerCase() }) };
}
