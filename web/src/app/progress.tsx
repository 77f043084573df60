/**
 * The bar at the top while a page or an answer is on its way; nothing shows for what takes under 200 ms. It grows by its
 * style sheet alone: each step that React made would begin the page on its way anew, until that were five seconds late.
 */
import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useNavigation } from "react-router";
import { useSlow } from "#rpc/hooks";
import { useWaitingForSignIn } from "#rpc/sign-in-gate";
import classes from "./progress.module.css";

export function Progress() {
  const navigating = useNavigation().state !== "idle";
  const asking = useIsFetching({ predicate: (query) => query.meta?.background !== true }) > 0;
  const doing = useIsMutating() > 0;
  // Calls that wait for a sign-in are on their way nowhere.
  const held = useWaitingForSignIn();
  const slow = useSlow(!held && (navigating || asking || doing));
  return <div className={classes.bar} data-on={slow} data-print="hidden" aria-hidden />;
}
