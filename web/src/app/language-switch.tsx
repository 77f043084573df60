/** The four languages in a row, for pages without a header. */
import { UnstyledButton } from "@mantine/core";
import { LOCALES } from "@plimsoll/domain/kernel/locale";
import { Fragment } from "react";
import { useLocale, useWords } from "#i18n/words-provider";
import { LANGUAGE_NAMES } from "./language-names.ts";
import classes from "./language-switch.module.css";

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
