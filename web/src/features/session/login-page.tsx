/** Signing in: the root of the site for whoever is not signed in. */
import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { LanguageSwitch } from "#app/language-switch";
import { beginSession, greeting } from "#app/session";
import { SignInForm, useSignIn } from "#app/sign-in-form";
import { currentWords } from "#i18n/dictionary";
import { useWords } from "#i18n/words-provider";
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
