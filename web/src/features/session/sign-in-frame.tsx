/** The navy page with the mark above one card: signing in, and getting a new password. */
import { UnstyledButton } from "@mantine/core";
import { LOCALES } from "@plimsoll/domain/kernel/locale";
import { Fragment, type ReactNode } from "react";
import { BRAND, Mark } from "#app/brand";
import { useDocumentTitle } from "#app/document-title";
import { LANGUAGE_NAMES } from "#app/language-names";
import { useLocale, useWords } from "#i18n/words-provider";
import classes from "./session.module.css";

export function LanguageSwitch() {
  const { header } = useWords().app.shell;
  const { locale, setLocale } = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a switch are no form fields
    <div className={classes.languages} role="group" aria-label={header.language}>
      {LOCALES.map((one, index) => (
        <Fragment key={one}>
          {index > 0 && <span aria-hidden>·</span>}
          <UnstyledButton
            className={classes.language}
            lang={one}
            aria-label={LANGUAGE_NAMES[one]}
            aria-pressed={one === locale}
            onClick={() => setLocale(one)}
          >
            {one.toUpperCase()}
          </UnstyledButton>
        </Fragment>
      ))}
    </div>
  );
}

export interface SignInFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** On the navy, under the card. */
  readonly below?: ReactNode;
}

export function SignInFrame({ title, children, below }: SignInFrameProps) {
  useDocumentTitle(title);
  return (
    <div className={classes.column}>
      <h1 className={classes.brand}>
        <Mark size={38} />
        {BRAND}
      </h1>
      <div className={classes.card}>{children}</div>
      {below}
    </div>
  );
}
