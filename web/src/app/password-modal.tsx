/** Changing one's own password. */
import { Alert, Button, Group, Modal, PasswordInput, Stack } from "@mantine/core";
import { useForm } from "react-hook-form";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMutationCall } from "#rpc/hooks";
import { toasts } from "#ui/toasts";
import { errorText } from "./error-text.ts";
import { type NewPassword, NewPasswordFields } from "./new-password-fields.tsx";
import type { OverlayProps } from "./overlays.tsx";

export function PasswordModal({ onClose }: OverlayProps) {
  const words = useWords();
  const { session, shell } = words.app;
  const { register, watch, handleSubmit, formState } = useForm<NewPassword>({
    defaultValues: { current: "", password: "", repeat: "" },
  });
  const change = useMutationCall(
    { service: "session", action: "changepassword", type: "default" },
    {
      onDone: () => {
        toasts.success(words.messages.passwordChanged);
        onClose();
      },
    },
  );
  const submit = handleSubmit(({ current, password }) =>
    change.run({ current_password: current, password }).catch(() => undefined),
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={shell.account.changePassword}
      size={420}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={14}>
          {change.error && (
            <Alert color="red" variant="light" role="alert" p="xs" title={words.messages.passwordNotChanged}>
              {errorText(change.error)}
            </Alert>
          )}
          <PasswordInput
            label={session.password.current}
            autoComplete="current-password"
            required
            data-autofocus
            error={formState.errors.current?.message}
            {...register("current", {
              required: say(words.messages.pleaseEnter, { item: session.password.current }),
            })}
          />
          <NewPasswordFields register={register} watch={watch} errors={formState.errors} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {shell.cancel}
            </Button>
            <Button type="submit" loading={change.isBusy}>
              {session.recovery.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
