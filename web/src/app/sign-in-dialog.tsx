/** Over the page when the session has ended: sign in and everything goes on, or leave. */
import { Anchor, Group, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useWords } from "#i18n/words-provider";
import { forgetFieldWork, hasUnsentWork } from "#offline/sign-out";
import { logout, type SignedIn } from "#rpc/client";
import { repeatWaitingCalls } from "#rpc/sign-in-gate";
import { clientState } from "./client-state.ts";
import { useLoaded } from "./loaded.ts";
import { beginSession, endSession, rememberSession } from "./session.tsx";
import { SignInForm, useSignIn } from "./sign-in-form.tsx";

/** Above every other dialog: a modal may be what the session ended under. */
const TOPMOST = 1000;

const leaveDialog = async () => (await import("#offline/leave-dialog")).LeaveDialog;

interface Asked {
  readonly isForAnother: boolean;
  readonly leave: () => Promise<void>;
}

export function SignInDialog() {
  const words = useWords();
  const { session } = words.app;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const goOn = (signedIn: SignedIn) => {
    if (clientState().user_id === signedIn.user_id) {
      rememberSession(signedIn);
      repeatWaitingCalls();
      return;
    }
    const another = async () => {
      const { user_id } = clientState();
      // The guard leads home from the page that the other had open.
      beginSession(signedIn);
      await forgetFieldWork(user_id);
    };
    if (hasUnsentWork()) setAsked({ isForAnother: true, leave: another });
    else void another();
  };
  const { signIn, busy, problem } = useSignIn(goOn);
  const leave = async () => {
    await endSession();
    await navigate("/", { replace: true });
  };
  const askToLeave = () => (hasUnsentWork() ? setAsked({ isForAnother: false, leave }) : void leave());
  const stay = () => {
    // Whoever wanted to take over has signed in already.
    if (asked?.isForAnother) void logout();
    setAsked(undefined);
  };
  const LeaveDialog = useLoaded(leaveDialog, asked !== undefined);
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={TOPMOST}
      size={420}
      title={words.messages.sessionExpired}
    >
      <Text c="dimmed" mb="md">
        {session.expired.text}
      </Text>
      <SignInForm
        busy={busy}
        problem={problem}
        known={clientState().login}
        onSubmit={(credentials) => void signIn(credentials)}
      >
        <Group justify="flex-end">
          <Anchor component="button" type="button" onClick={askToLeave}>
            {session.expired.leave}
          </Anchor>
        </Group>
      </SignInForm>
      {LeaveDialog && asked && (
        <LeaveDialog isForAnother={asked.isForAnother} onStay={stay} onLeave={asked.leave} />
      )}
    </Modal>
  );
}
