/** A browser's long description of itself, as a person would say it. */

const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\//, "Firefox"],
  [/Chrom(?:e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

export interface Device {
  readonly browser: string;
  readonly system: string;
}

/** Nothing when the text is not a browser that we know: better no name than a wrong one. */
export function deviceOf(agent: string | null): Device | undefined {
  if (agent === null) return undefined;
  const browser = BROWSERS.find(([pattern]) => pattern.test(agent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1];
  return browser !== undefined && system !== undefined ? { browser, system } : undefined;
}
