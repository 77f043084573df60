/** The bar at the top of every page but the sign-in. */
import { UnstyledButton } from "@mantine/core";
import { PanelLeft, Search } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useWords } from "#i18n/words-provider";
import { AccountMenu } from "./account-menu.tsx";
import { BRAND, Mark } from "./brand.tsx";
import { CountryMenu, LanguageMenu, LegalMenu } from "./header-menus.tsx";
import { homePath } from "./home.ts";
import { useNarrow } from "./narrow.ts";
import { openOverlay } from "./overlays.tsx";
import { useSession } from "./session.tsx";
import classes from "./shell.module.css";

/** Only the signed-in have notices, so the sign-in page does not wait for their bell. */
const NoticeBell = lazy(async () => ({ default: (await import("./notices/notice-bell.tsx")).NoticeBell }));

const NetworkState = lazy(async () => ({ default: (await import("#offline/network-state")).NetworkState }));

export interface HeaderMenuToggle {
  readonly opened: boolean;
  readonly onToggle: () => void;
}

function Finder({ narrow }: { readonly narrow: boolean }) {
  const { search } = useWords().app.shell;
  return (
    <UnstyledButton
      className={classes.find}
      aria-label={search.label}
      aria-keyshortcuts="Control+K"
      onClick={() => openOverlay("palette")}
    >
      {narrow ? (
        <Search size={18} aria-hidden />
      ) : (
        <>
          <span className={classes.findText}>{search.placeholder}</span>
          <span className={classes.kbd}>{search.keys}</span>
        </>
      )}
    </UnstyledButton>
  );
}

export function Header({ menu }: { readonly menu?: HeaderMenuToggle }) {
  const { header } = useWords().app.shell;
  const session = useSession();
  const narrow = useNarrow();
  return (
    <header className={classes.header} data-print="hidden">
      <div className={classes.brandArea}>
        <Link className={classes.brand} to={session ? homePath(session.actor) : "/"}>
          <Mark />
          {BRAND}
        </Link>
        {menu && (
          <UnstyledButton
            className={classes.headerButton}
            aria-label={menu.opened ? header.closeMenu : header.openMenu}
            aria-expanded={menu.opened}
            onClick={menu.onToggle}
          >
            <PanelLeft size={18} aria-hidden />
          </UnstyledButton>
        )}
      </div>
      {session && menu && <Finder narrow={narrow} />}
      <div className={classes.headerEnd}>
        {session && !narrow && <CountryMenu />}
        {(!session || !narrow) && <LanguageMenu />}
        {(!session || !narrow) && <LegalMenu />}
        {session && (
          <Suspense fallback={<span className={classes.bellPlace} />}>
            <NetworkState />
          </Suspense>
        )}
        {session && (
          <Suspense fallback={<span className={classes.bellPlace} />}>
            <NoticeBell />
          </Suspense>
        )}
        {session ? (
          <AccountMenu narrow={narrow} />
        ) : (
          <Link className={classes.headerButton} to="/">
            {header.signIn}
          </Link>
        )}
      </div>
    </header>
  );
}
