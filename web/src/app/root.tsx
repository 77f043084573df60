/** Around everything: progress, toasts, the dialog for an ended session, the voice for screen readers. */
import { VisuallyHidden } from "@mantine/core";
import { useNotifications } from "@mantine/notifications";
import { useEffect, useState } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { useWaitingForSignIn } from "#rpc/sign-in-gate";
import { clientState } from "./client-state.ts";
import { fetchAhead, TELLING_AFTER, useLoaded } from "./loaded.ts";
import { Progress } from "./progress.tsx";
import { refreshSession } from "./session.tsx";

const toastStack = async () => (await import("./toast-stack.tsx")).ToastStack;
const signInDialog = async () => (await import("./sign-in-dialog.tsx")).SignInDialog;

/** The place for toasts, fetched with the first of them. */
function Toasts() {
  const { notifications } = useNotifications();
  const [wanted, setWanted] = useState(false);
  if (notifications.length > 0 && !wanted) setWanted(true);
  const ToastStack = useLoaded(toastStack, wanted);
  return ToastStack ? <ToastStack /> : null;
}

function SignInAgain() {
  const SignInDialog = useLoaded(signInDialog, useWaitingForSignIn());
  return SignInDialog ? <SignInDialog /> : null;
}

/** Says the name of a newly opened page aloud; the page sets its title a moment after the address changes. */
function RouteVoice() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what there is to announce
  useEffect(() => {
    const timer = setTimeout(() => setTitle(document.title), 300);
    return () => clearTimeout(timer);
  }, [pathname]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}

export function Root() {
  useEffect(() => {
    // Whoever comes back after days should see what they may do now; a failure shows in the page's own calls.
    if (clientState().user_id !== null) void refreshSession().catch(() => undefined);
  }, []);
  useEffect(() => fetchAhead([toastStack, signInDialog], TELLING_AFTER), []);
  return (
    <>
      <Progress />
      <Outlet />
      <SignInAgain />
      <Toasts />
      <RouteVoice />
      <ScrollRestoration />
    </>
  );
}

/** Nothing to see while the first page loads: it takes less than a blink, and a spinner would flash. */
export function Waiting() {
  return null;
}
