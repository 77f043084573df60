/** What signing out means for the work in the field: nothing of it stays on the device. Light, because everybody signs out. */
import { clientState } from "#app/client-state";
import { removeFieldDatabase } from "./database-name.ts";
import { clearWaitingMark, isWaiting, waitingMark } from "./waiting-mark.ts";

/** Whether somebody has to be asked first. */
export function hasUnsentWork(): boolean {
  return isWaiting(waitingMark(clientState().user_id));
}

/** Bundles, entries and photos of the person. Whoever holds the database open lets go of it. */
export async function forgetFieldWork(userId: string | null): Promise<void> {
  if (userId === null) return;
  clearWaitingMark(userId);
  await removeFieldDatabase(userId).catch(() => undefined);
}
