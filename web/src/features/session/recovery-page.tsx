/** A forgotten password: ask for a link by e-mail, or follow one and choose a new password. The invited come here too. */
import { Alert, Anchor, Button, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { BRAND } from "#app/brand";
import { LanguageSwitch } from "#app/language-switch";
import { type NewPassword, NewPasswordFields } from "#app/new-password-fields";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { askRecovery, choosePassword } from "#rpc/client";
import { RpcError } from "#rpc/rpc-error";
import { toasts } from "#ui/toasts";
import { recoveryProblem } from "./recovery-problem.ts";
import classes from "./session.module.css";
import { SignInFrame } from "./sign-in-frame.tsx";

function Foot() {
  const { recovery } = useWords().app.session;
  return (
    <div className={classes.foot}>
      <Anchor component={Link} to="/">
        {recovery.backToLogin}
      </Anchor>
      <LanguageSwitch />
    </div>
  );
}

interface ProblemProps {
  readonly text: string | undefined;
  readonly title?: string;
}

function Problem({ text, title }: ProblemProps) {
  if (text === undefined) return null;
  return (
    <Alert color="red" variant="light" role="alert" p="xs" title={title}>
      {text}
    </Alert>
  );
}

function AskForLink() {
  const words = useWords();
  const { recovery, login } = words.app.session;
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { login: "" } });
  const submit = handleSubmit(async (form) => {
    setProblem(undefined);
    try {
      await askRecovery(form.login);
      setSent(true);
    } catch (error) {
      setProblem(recoveryProblem(error, words.messages));
    }
  });
  if (sent)
    return (
      <Stack gap={14}>
        <Alert color="green" variant="light" role="status" title={words.messages.recoverySent}>
          {recovery.sentText}
        </Alert>
        <Foot />
      </Stack>
    );
  return (
    <form onSubmit={submit} noValidate>
      <h2 className={classes.title}>{recovery.title}</h2>
      <p className={classes.text}>{recovery.text}</p>
      <Stack gap={14}>
        <Problem text={problem} />
        <TextInput
          label={login.email}
          type="email"
          autoComplete="username"
          required
          error={formState.errors.login && say(words.messages.pleaseEnter, { item: login.email })}
          {...register("login", { required: true, setValueAs: (value: string) => value.trim() })}
        />
        <Button type="submit" h={42} fullWidth loading={formState.isSubmitting}>
          {recovery.send}
        </Button>
        <Foot />
      </Stack>
    </form>
  );
}

interface ChoosePasswordProps {
  readonly token: string;
  /** Somebody invited, who never had a password before. */
  readonly isWelcome: boolean;
}

function ChoosePassword({ token, isWelcome }: ChoosePasswordProps) {
  const words = useWords();
  const { recovery } = words.app.session;
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();
  const { register, watch, handleSubmit, formState } = useForm<NewPassword>({
    defaultValues: { current: "", password: "", repeat: "" },
  });
  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await choosePassword(token, password);
      toasts.success(isWelcome ? recovery.welcomeDone : words.messages.passwordChanged);
      await navigate("/", { replace: true });
    } catch (error) {
      setFailure(error);
    }
  });
  const isGone = failure instanceof RpcError && failure.status === 406;
  return (
    <form onSubmit={submit} noValidate>
      <h2 className={classes.title}>
        {isWelcome ? say(recovery.welcomeTitle, { product: BRAND }) : recovery.chooseTitle}
      </h2>
      {isWelcome && <p className={classes.text}>{recovery.welcomeText}</p>}
      <Stack gap={14}>
        <Problem
          title={words.messages.passwordNotChanged}
          text={failure === undefined ? undefined : recoveryProblem(failure, words.messages)}
        />
        {isGone && (
          <Anchor component={Link} to="/recovery" replace>
            {recovery.askAgain}
          </Anchor>
        )}
        <NewPasswordFields register={register} watch={watch} errors={formState.errors} />
        <Button type="submit" h={42} fullWidth loading={formState.isSubmitting}>
          {isWelcome ? recovery.welcomeSave : recovery.save}
        </Button>
        <Foot />
      </Stack>
    </form>
  );
}

export function RecoveryPage() {
  const { recovery } = useWords().app.session;
  const [search] = useSearchParams();
  const token = search.get("token");
  const isWelcome = token !== null && search.get("welcome") === "1";
  return (
    <SignInFrame title={isWelcome ? say(recovery.welcomeTitle, { product: BRAND }) : recovery.title}>
      {token === null ? <AskForLink /> : <ChoosePassword key={token} token={token} isWelcome={isWelcome} />}
    </SignInFrame>
  );
}
