/** The dropdowns of the header: country of operation, language, legal texts. */
import { Menu, UnstyledButton } from "@mantine/core";
import { isLocale, LOCALES } from "@plimsoll/domain/kernel/locale";
import { ChevronDown, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useWords } from "#i18n/words-provider";
import { usePublicConfig } from "#rpc/hooks";
import { useClientState } from "./client-state.ts";
import { countryName } from "./countries.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { LEGAL_PAGES } from "./navigation-legal.ts";
import { useRouteWords } from "./route-words.ts";
import { chooseCountry } from "./session.tsx";
import classes from "./shell.module.css";

interface HeaderMenuProps {
  readonly label: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

function HeaderMenu({ label, text, children }: HeaderMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={classes.headerButton} aria-label={label}>
          {text}
          <ChevronDown size={13} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

export function CountryItems() {
  const { locale } = useLocale();
  const countries = useClientState((state) => state.countries);
  const country = useClientState((state) => state.country);
  return (
    <Menu.RadioGroup value={country} onChange={chooseCountry}>
      {countries.map((one) => (
        <Menu.RadioItem key={one} value={one} closeMenuOnClick>
          {countryName(one, locale)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

export function CountryMenu() {
  const { shell } = useWords().app;
  const { locale } = useLocale();
  const name = countryName(
    useClientState((state) => state.country),
    locale,
  );
  return (
    <HeaderMenu label={`${shell.header.country}: ${name}`} text={name}>
      <CountryItems />
    </HeaderMenu>
  );
}

export function LanguageItems() {
  const { locale, setLocale } = useLocale();
  return (
    <Menu.RadioGroup value={locale} onChange={(value) => isLocale(value) && setLocale(value)}>
      {LOCALES.map((one) => (
        <Menu.RadioItem key={one} value={one} lang={one} closeMenuOnClick>
          {LANGUAGE_NAMES[one]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

export function LanguageMenu() {
  const { shell } = useWords().app;
  const { locale } = useLocale();
  return (
    <HeaderMenu label={`${shell.header.language}: ${LANGUAGE_NAMES[locale]}`} text={locale.toUpperCase()}>
      <LanguageItems />
    </HeaderMenu>
  );
}

export function LegalItems() {
  const { shell } = useWords().app;
  const wordsOf = useRouteWords();
  const privacy = usePublicConfig()?.links.privacy;
  const out = <ExternalLink size={13} aria-hidden />;
  return (
    <>
      {LEGAL_PAGES.map((entry) => (
        <Menu.Item
          key={entry.path}
          component="a"
          href={entry.path}
          target="_blank"
          rel="noopener"
          rightSection={out}
          aria-label={`${wordsOf(entry).title} (${shell.newTab})`}
        >
          {wordsOf(entry).title}
        </Menu.Item>
      ))}
      {privacy !== undefined && (
        <Menu.Item
          component="a"
          href={privacy}
          target="_blank"
          rel="noopener noreferrer"
          rightSection={out}
          aria-label={`${shell.header.privacyPolicy} (${shell.newTab})`}
        >
          {shell.header.privacyPolicy}
        </Menu.Item>
      )}
    </>
  );
}

export function LegalMenu() {
  const { shell } = useWords().app;
  return (
    <HeaderMenu label={shell.header.legal} text={shell.header.legal}>
      <LegalItems />
    </HeaderMenu>
  );
}
