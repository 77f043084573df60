/** Where one's account is open, and the way to end the rest. */

import { Alert, Button, Modal, Skeleton, Text } from "@mantine/core";
import type { OpenSession } from "@plimsoll/domain/session/output";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useCall, useMutationCall, useSlow } from "#rpc/hooks";
import { StatusChip } from "#ui/status-chip";
import { toasts } from "#ui/toasts";
import { deviceOf } from "./device-name.ts";
import classes from "./dialogs.module.css";
import { errorText, toastError } from "./error-text.ts";
import type { OverlayProps } from "./overlays.tsx";

function SessionRow({ session }: { readonly session: OpenSession }) {
  const { sessions } = useWords().app.session;
  const dates = useDates();
  const end = useMutationCall(
    { service: "session", action: "revoke", type: "default" },
    { onDone: () => toasts.success(sessions.revoked), onFailed: toastError },
  );
  const device = deviceOf(session.agent);
  const name = device ? say(sessions.device, { ...device }) : (session.agent ?? sessions.unknownDevice);
  const since = say(sessions.since, { date: dates.moment(session.created_at) });
  const seen = say(sessions.lastSeen, { date: dates.moment(session.last_seen_at) });
  return (
    <li className={classes.session}>
      <div className={classes.sessionText}>
        <div className={classes.sessionName}>
          {name}
          {session.current && <StatusChip phase="done" label={sessions.current} />}
        </div>
        <div className={classes.sessionDetail}>
          {[session.address, since, seen].filter(Boolean).join(" · ")}
        </div>
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="xs"
          loading={end.isBusy}
          aria-label={say(sessions.revokeLabel, { device: name })}
          onClick={() => void end.run({ id: session.id }).catch(() => undefined)}
        >
          {sessions.revoke}
        </Button>
      )}
    </li>
  );
}

export function SessionsModal({ onClose }: OverlayProps) {
  const { session, shell } = useWords().app;
  const { account, close } = shell;
  const { sessions } = session;
  const open = useCall({ service: "session", action: "list", type: "default" }, { staleTime: 0 });
  const slow = useSlow(open.isPending);
  return (
    <Modal
      opened
      onClose={onClose}
      title={account.sessions}
      size={600}
      closeButtonProps={{ "aria-label": close }}
    >
      <Text c="dimmed" mb="xs">
        {sessions.text}
      </Text>
      {open.error && (
        <Alert color="red" variant="light" role="alert">
          {errorText(open.error)}
        </Alert>
      )}
      {slow && <Skeleton height={56} />}
      <ul className={classes.sessions}>
        {open.data?.attributes.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Modal>
  );
}
