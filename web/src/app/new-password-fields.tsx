/** A new password, typed twice, with the rules ticking off as they are met. */
import { PasswordInput } from "@mantine/core";
import { useId } from "react";
import type { FieldErrors, UseFormRegister, UseFormWatch } from "react-hook-form";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { isStrongPassword, PasswordRules } from "./password-rules.tsx";

export interface NewPassword {
  readonly current: string;
  readonly password: string;
  readonly repeat: string;
}

export interface NewPasswordFieldsProps {
  readonly register: UseFormRegister<NewPassword>;
  readonly watch: UseFormWatch<NewPassword>;
  readonly errors: FieldErrors<NewPassword>;
  readonly autoFocus?: boolean;
}

export function NewPasswordFields({ register, watch, errors, autoFocus = false }: NewPasswordFieldsProps) {
  const words = useWords();
  const { recovery } = words.app.session;
  const rules = useId();
  const enter = (item: string) => say(words.messages.pleaseEnter, { item });
  return (
    <>
      <PasswordInput
        label={recovery.newPassword}
        autoComplete="new-password"
        required
        {...(autoFocus ? { "data-autofocus": true } : {})}
        aria-describedby={rules}
        error={errors.password?.message}
        {...register("password", {
          required: enter(recovery.newPassword),
          validate: (text) => isStrongPassword(text) || words.messages.passwordRule,
        })}
      />
      <PasswordRules id={rules} password={watch("password")} />
      <PasswordInput
        label={recovery.repeat}
        autoComplete="new-password"
        required
        error={errors.repeat?.message}
        {...register("repeat", {
          required: enter(recovery.repeat),
          validate: (text, form) => text === form.password || recovery.different,
        })}
      />
    </>
  );
}
