/** Signing in: the root of the site for whoever is not signed in. */
import { Anchor } from "@mantine/core";
import { useEffect } from "react";
import { Link } from "react-router";
import { LanguageSwitch } from "#app/language-switch";
import { fetchAhead, TELLING_AFTER } from "#app/loaded";
import { beginSession, greeting } from "#app/session";
import { SignInForm, useSignIn } from "#app/sign-in-form";
import { currentWords } from "#i18n/dictionary";
import { loadWords } from "#i18n/load-words";
import { useLocale, useWords } from "#i18n/words-provider";
import type { SignedIn } from "#rpc/client";
import { toasts } from "#ui/toasts";
import { DemoAccounts } from "./demo-accounts.tsx";
import classes from "./session.module.css";
import { SignInFrame } from "./sign-in-frame.tsx";

function enter(signedIn: SignedIn): void {
  beginSession(signedIn);
  toasts.greeting(greeting(currentWords(), signedIn.user.name, new Date().getHours()));
}

export function LoginPage() {
  const words = useWords();
  const { locale } = useLocale();
  // While somebody types: what every page inside needs.
  useEffect(
    () => fetchAhead([() => loadWords(locale), () => import("#app/shell-layout")], TELLING_AFTER),
    [locale],
  );
  const { signIn, busy, problem } = useSignIn(enter);
  return (
    <SignInFrame
      title={words.app.session.login.title}
      below={<DemoAccounts busy={busy} onChoose={(account) => void signIn(account)} />}
    >
      <SignInForm busy={busy} problem={problem} onSubmit={(credentials) => void signIn(credentials)}>
        <div className={classes.foot}>
          <Anchor component={Link} to="/recovery">
            {words.messages.forgotPassword}
          </Anchor>
          <LanguageSwitch />
        </div>
      </SignInForm>
    </SignInFrame>
  );
}
