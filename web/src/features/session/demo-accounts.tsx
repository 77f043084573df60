/** On a demo installation: one click signs in as one of its people. */
import { UnstyledButton } from "@mantine/core";
import { Fragment } from "react";
import type { Credentials } from "#app/sign-in-form";
import { useLocale, useWords } from "#i18n/words-provider";
import { usePublicConfig } from "#rpc/hooks";
import classes from "./session.module.css";

/** The languages know how to write "a, b or c"; the marks tell us where the links go. */
function sentenceParts(count: number, locale: string): (number | string)[] {
  const marks = Array.from({ length: count }, (_, index) => String(index));
  return new Intl.ListFormat(locale === "en" ? "en-GB" : locale, { type: "disjunction" })
    .formatToParts(marks)
    .map((part) => (part.type === "element" ? Number(part.value) : part.value));
}

export interface DemoAccountsProps {
  readonly busy: boolean;
  readonly onChoose: (credentials: Credentials) => void;
}

export function DemoAccounts({ busy, onChoose }: DemoAccountsProps) {
  const { login: texts } = useWords().app.session;
  const { locale } = useLocale();
  const config = usePublicConfig();
  const accounts = config?.demo ?? [];
  const password = config?.demo_password ?? null;
  if (accounts.length === 0 || password === null) return null;
  return (
    <p className={classes.demo}>
      {texts.demo}{" "}
      {sentenceParts(accounts.length, locale).map((part, place) => {
        const account = typeof part === "number" ? accounts[part] : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: the words between the links have no other name
        if (!account) return <Fragment key={place}>{part}</Fragment>;
        return (
          <UnstyledButton
            key={account.login}
            className={classes.demoLink}
            disabled={busy}
            onClick={() => onChoose({ login: account.login, password })}
          >
            {texts.roles[account.role]}
          </UnstyledButton>
        );
      })}
      .
    </p>
  );
}
