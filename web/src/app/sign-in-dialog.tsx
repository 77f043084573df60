/** Over the page when the session has ended: sign in and everything goes on, or leave. */
import { Anchor, Group, Modal, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import { useWords } from "#i18n/words-provider";
import type { SignedIn } from "#rpc/client";
import { queryClient } from "#rpc/query-client";
import { refuseWaitingCalls, repeatWaitingCalls } from "#rpc/sign-in-gate";
import { toasts } from "#ui/toasts";
import { clientState } from "./client-state.ts";
import { beginSession, endSession, rememberSession } from "./session.tsx";
import { SignInForm, useSignIn } from "./sign-in-form.tsx";

/** Above every other dialog: a modal may be what the session ended under. */
const TOPMOST = 1000;

export function SignInDialog() {
  const words = useWords();
  const { session } = words.app;
  const navigate = useNavigate();
  const goOn = (signedIn: SignedIn) => {
    if (clientState().user_id === signedIn.user_id) {
      rememberSession(signedIn);
      repeatWaitingCalls();
      return;
    }
    // What one person began must not go out in the name of another.
    refuseWaitingCalls();
    beginSession(signedIn);
    queryClient.clear();
    toasts.info(session.expired.otherPerson);
    void navigate("/");
  };
  const { signIn, busy, problem } = useSignIn(goOn);
  const leave = async () => {
    await endSession();
    await navigate("/", { replace: true });
  };
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
          <Anchor component="button" type="button" onClick={() => void leave()}>
            {session.expired.leave}
          </Anchor>
        </Group>
      </SignInForm>
    </Modal>
  );
}
