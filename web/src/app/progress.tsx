/** The bar at the top while a page or an answer is on its way; nothing shows for what takes under 200 ms. */
import { NavigationProgress, nprogress } from "@mantine/nprogress";
import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigation } from "react-router";
import { useSlow } from "#rpc/hooks";
import { useWaitingForSignIn } from "#rpc/sign-in-gate";

/** The bar fills in 46 steps of falling size; at this pace that takes five seconds. */
const STEP = 110;

export function Progress() {
  const navigating = useNavigation().state !== "idle";
  const asking = useIsFetching({ predicate: (query) => query.meta?.background !== true }) > 0;
  const doing = useIsMutating() > 0;
  // Calls that wait for a sign-in are on their way nowhere.
  const held = useWaitingForSignIn();
  const slow = useSlow(!held && (navigating || asking || doing));
  useEffect(() => {
    if (!slow) return;
    nprogress.start();
    return () => nprogress.complete();
  }, [slow]);
  return <NavigationProgress size={3} stepInterval={STEP} aria-hidden />;
}
