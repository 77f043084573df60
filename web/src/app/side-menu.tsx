/** The menu at the left: the country of operation, then the sections with what the person can open. */
import { ArrowUpRight } from "lucide-react";
import { memo, useMemo } from "react";
import { Link, useLocation } from "react-router";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { usePublicConfig } from "#rpc/hooks";
import { useClientState } from "./client-state.ts";
import { countryName } from "./countries.ts";
import { type Destination, type Links, loosePages, type MenuGroup, menuGroups } from "./navigation.ts";
import { RouteIcon } from "./route-icon.tsx";
import { useRouteWords } from "./route-words.ts";
import { useActor } from "./session.tsx";
import classes from "./shell.module.css";

/** The nearest entry above a page: below a section that has entries of its own, one of them and not both. */
function nearest(destinations: readonly Destination[], pathname: string): string | undefined {
  return destinations
    .filter(({ to, external }) => !external && (pathname === to || pathname.startsWith(`${to}/`)))
    .sort((one, other) => other.to.length - one.to.length)[0]?.to;
}

const NO_LINKS: Links = {};

interface InMenu {
  /** Where the page belongs that is open. */
  readonly current: string | undefined;
  readonly onGo?: (() => void) | undefined;
}

interface ItemProps extends Destination {
  readonly title?: string;
  readonly isCurrent: boolean;
  readonly onGo: InMenu["onGo"];
}

/** Drawn again for what it shows, and not for what else the menu came to know. */
const Item = memo(function Item({ entry, to, external, title, isCurrent, onGo }: ItemProps) {
  const { shell } = useWords().app;
  const wordsOf = useRouteWords();
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
      aria-current={isCurrent ? "page" : undefined}
      {...(onGo ? { onClick: onGo } : {})}
    >
      {icon}
      <span className={classes.itemText}>{text}</span>
    </Link>
  );
});

function Group({ group, current, onGo }: InMenu & { readonly group: MenuGroup }) {
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
              {...destination}
              isCurrent={destination.to === current}
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
  const links = usePublicConfig()?.links ?? NO_LINKS;
  const country = useClientState((state) => state.country);
  const { pathname } = useLocation();
  const loose = useMemo(() => loosePages(actor, links), [actor, links]);
  const groups = useMemo(() => menuGroups(actor, links), [actor, links]);
  const current = nearest([...loose, ...groups.flatMap(({ items }) => items)], pathname);
  return (
    <>
      <p className={classes.sideCountry}>
        {say(menu.countryOfOperation, { country: countryName(country, locale) })}
      </p>
      {loose.map((destination) => (
        <Item
          key={destination.entry.name}
          {...destination}
          isCurrent={destination.to === current}
          onGo={onGo}
        />
      ))}
      {groups.map((group) => (
        <Group key={group.key} group={group} current={current} onGo={onGo} />
      ))}
    </>
  );
}

/** As a rail it shows the symbols alone; the words are read aloud, and by whoever points at one. */
export const SideMenu = memo(function SideMenu({ isRail }: { readonly isRail: boolean }) {
  const { menu } = useWords().app.shell;
  return (
    <nav className={classes.side} aria-label={menu.label} data-rail={isRail} data-print="hidden">
      <MenuContent />
    </nav>
  );
});
