/** E-mail and password, as the login page and the dialog over an expired page both ask them. */
import { Alert, Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { login, type SignedIn } from "#rpc/client";
import { setClientState } from "./client-state.ts";
import { errorText } from "./error-text.ts";

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** Signs in once at a time; a second click joins nothing and does nothing. */
export function useSignIn(onSignedIn: (signedIn: SignedIn) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const signIn = async (credentials: Credentials) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const signedIn = await login(credentials);
      onSignedIn(signedIn);
      setClientState({ login: credentials.login });
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { signIn, busy, problem };
}

export interface SignInFormProps {
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Who it was, where that is known. */
  readonly known?: string;
  readonly onSubmit: (credentials: Credentials) => void;
  /** Beside or under the button: forgotten password, leaving. */
  readonly children?: ReactNode;
}

/** Two fields need no form library, and this is the first page that anybody downloads. */
export function SignInForm({ busy, problem, known = "", onSubmit, children }: SignInFormProps) {
  const words = useWords();
  const { login: texts } = words.app.session;
  const [login, setLogin] = useState(known);
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const missing = (value: string, item: string) =>
    tried && value === "" ? say(words.messages.pleaseEnter, { item }) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (login.trim() !== "" && password !== "") onSubmit({ login: login.trim(), password });
  };
  const form = useRef<HTMLFormElement>(null);
  // On a phone the keyboard would cover the page before anybody has read it.
  useEffect(() => {
    if (window.matchMedia("(pointer: fine)").matches)
      form.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, []);
  return (
    <form onSubmit={submit} noValidate ref={form}>
      <Stack gap={14}>
        {problem !== undefined && (
          <Alert color="red" variant="light" role="alert" p="xs">
            {problem}
          </Alert>
        )}
        <TextInput
          label={texts.email}
          type="email"
          name="login"
          autoComplete="username"
          required
          data-autofocus={known === "" ? true : undefined}
          value={login}
          error={missing(login.trim(), texts.email)}
          onChange={(event) => setLogin(event.currentTarget.value)}
        />
        <PasswordInput
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          data-autofocus={known === "" ? undefined : true}
          value={password}
          error={missing(password, texts.password)}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="md" h={42} fullWidth loading={busy}>
          {texts.enter}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
