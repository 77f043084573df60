/** What whoever supports the installation would ask for first, as this device knows it. */
import { deviceOf } from "#app/device-name";

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** The file that the page runs from has another name in each version. */
export function pagesVersion(): string {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? "";
  return /([^/]+?)(?:\.js)?$/.exec(entry)?.[1] ?? "";
}

export function browserName(agent: string): string {
  const device = deviceOf(agent);
  return device ? `${device.browser}, ${device.system}` : agent;
}

/** One line each, for a mail or a telephone. */
export const asText = (facts: readonly Fact[]): string =>
  facts.map(({ name, value }) => `${name}: ${value}`).join("\n");

/** Where somebody came from, unless that is another site or this page. */
export function cameFrom(state: unknown): string | undefined {
  const from = (state as { readonly from?: unknown } | null)?.from;
  return typeof from === "string" && from.startsWith("/") ? from.slice(0, 300) : undefined;
}
