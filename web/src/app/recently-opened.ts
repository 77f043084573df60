/** What was lately opened from the palette, newest first: most searches are for what one had a moment ago. */
import { clientState, type Opened, setClientState } from "./client-state.ts";

const KEPT = 6;

export function withOpened(known: readonly Opened[], { to, name, detail }: Opened): readonly Opened[] {
  return [{ to, name, detail }, ...known.filter((one) => one.to !== to)].slice(0, KEPT);
}

export function rememberOpened(opened: Opened): void {
  setClientState({ opened: withOpened(clientState().opened, opened) });
}
