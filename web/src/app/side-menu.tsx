/** The menu at the left: the country of operation, then the sections with what the person can open. */
import { ArrowUpRight } from "lucide-react";
import { Link, useLocation } from "react-router";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { usePublicConfig } from "#rpc/hooks";
import { useClientState } from "./client-state.ts";
import { countryName } from "./countries.ts";
import { type Destination, loosePages, type MenuGroup, menuGroups } from "./navigation.ts";
import { RouteIcon } from "./route-icon.tsx";
import { useRouteWords } from "./route-words.ts";
import { useActor } from "./session.tsx";
import classes from "./shell.module.css";

function isOn(to: string, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}

interface ItemProps {
  readonly destination: Destination;
  readonly title?: string;
  readonly onGo?: (() => void) | undefined;
}

function Item({ destination, title, onGo }: ItemProps) {
  const { shell } = useWords().app;
  const wordsOf = useRouteWords();
  const { pathname } = useLocation();
  const { entry, to, external } = destination;
  const text = title ?? wordsOf(entry).title;
  const icon = <RouteIcon name={entry.icon} />;
  if (external)
    return (
      <a
        className={classes.item}
        href={to}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${text} (${shell.newTab})`}
        title={text}
      >
        {icon}
        <span className={classes.itemText}>{text}</span>
        <ArrowUpRight className={classes.itemText} size={13} aria-hidden />
      </a>
    );
  return (
    <Link
      className={classes.item}
      to={to}
      title={text}
      aria-current={isOn(to, pathname) ? "page" : undefined}
      {...(onGo ? { onClick: onGo } : {})}
    >
      {icon}
      <span className={classes.itemText}>{text}</span>
    </Link>
  );
}

function Group({ group, onGo }: { readonly group: MenuGroup; readonly onGo?: (() => void) | undefined }) {
  const { menu } = useWords().app.shell;
  const wordsOf = useRouteWords();
  const { section, opens, items } = group;
  return (
    <>
      {section && opens ? (
        <Link className={classes.groupLabel} to={section.path} {...(onGo ? { onClick: onGo } : {})}>
          {wordsOf(section).title}
        </Link>
      ) : (
        <span className={classes.groupLabel}>{section ? wordsOf(section).title : menu.billing}</span>
      )}
      <ul className={classes.groupItems}>
        {items.map((destination) => (
          <li key={destination.entry.name}>
            <Item
              destination={destination}
              onGo={onGo}
              {...(destination.entry === section
                ? { title: section.name === "tools" ? menu.calculators : menu.registers }
                : {})}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

export function MenuContent({ onGo }: { readonly onGo?: () => void }) {
  const { menu } = useWords().app.shell;
  const { locale } = useLocale();
  const actor = useActor();
  const links = usePublicConfig()?.links ?? {};
  const country = useClientState((state) => state.country);
  return (
    <>
      <p className={classes.sideCountry}>
        {say(menu.countryOfOperation, { country: countryName(country, locale) })}
      </p>
      {loosePages(actor, links).map((destination) => (
        <Item key={destination.entry.name} destination={destination} onGo={onGo} />
      ))}
      {menuGroups(actor, links).map((group) => (
        <Group key={group.key} group={group} onGo={onGo} />
      ))}
    </>
  );
}

/** As a rail it shows the symbols alone; the words are read aloud, and by whoever points at one. */
export function SideMenu({ isRail }: { readonly isRail: boolean }) {
  const { menu } = useWords().app.shell;
  return (
    <nav className={classes.side} aria-label={menu.label} data-rail={isRail} data-print="hidden">
      <MenuContent />
    </nav>
  );
}
