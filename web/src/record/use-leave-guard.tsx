/** Asks before a form with unsaved changes is left, inside the app and out of it. */
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { clientState } from "#app/client-state";
import { useWords } from "#i18n/words-provider";
import { ConfirmDialog } from "#ui/confirm-dialog";

export function useLeaveGuard(isDirty: () => boolean) {
  const words = useWords().app.record.form;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && clientState().user_id !== null && isDirty(),
  );
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener("beforeunload", leaving);
    return () => window.removeEventListener("beforeunload", leaving);
  }, [isDirty]);
  return (
    <ConfirmDialog
      opened={blocker.state === "blocked"}
      title={words.leaveTitle}
      text={words.leaveText}
      yes={words.leaveYes}
      no={words.leaveNo}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  );
}
