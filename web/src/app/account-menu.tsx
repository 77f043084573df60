/** The menu behind the greeting: sessions, password, appearance, keys, the way out. */
import { Menu, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import {
  ChevronDown,
  CircleUser,
  Keyboard,
  KeyRound,
  LifeBuoy,
  LogOut,
  MonitorSmartphone,
  Moon,
  Sun,
} from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router";
import { useWords } from "#i18n/words-provider";
import { hasUnsentWork } from "#offline/sign-out";
import { CountryItems, LanguageItems, LegalItems } from "./header-menus.tsx";
import { openOverlay } from "./overlays.tsx";
import { endSession, greeting, useSession } from "./session.tsx";
import classes from "./shell.module.css";

function AppearanceItem() {
  const { account } = useWords().app.shell;
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme("light", { getInitialValueInEffect: false }) === "dark";
  return (
    <Menu.Item
      leftSection={isDark ? <Sun size={15} aria-hidden /> : <Moon size={15} aria-hidden />}
      onClick={() => setColorScheme(isDark ? "light" : "dark")}
    >
      {isDark ? account.light : account.dark}
    </Menu.Item>
  );
}

function AccountItems() {
  const { app, routes } = useWords();
  const { account } = app.shell;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leave = async () => {
    if (hasUnsentWork()) return openOverlay("signOut");
    await endSession();
    await navigate("/", { replace: true });
  };
  return (
    <>
      <Menu.Item
        leftSection={<MonitorSmartphone size={15} aria-hidden />}
        onClick={() => openOverlay("sessions")}
      >
        {account.sessions}
      </Menu.Item>
      <Menu.Item leftSection={<KeyRound size={15} aria-hidden />} onClick={() => openOverlay("password")}>
        {account.changePassword}
      </Menu.Item>
      <AppearanceItem />
      <Menu.Item leftSection={<Keyboard size={15} aria-hidden />} onClick={() => openOverlay("keys")}>
        {account.keys}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to="/support"
        state={{ from: `${pathname}${search}` }}
        leftSection={<LifeBuoy size={15} aria-hidden />}
      >
        {routes.support.title}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<LogOut size={15} aria-hidden />} onClick={() => void leave()}>
        {account.signOut}
      </Menu.Item>
    </>
  );
}

export interface AccountMenuProps {
  /** On a narrow screen the other dropdowns of the header live in here. */
  readonly narrow: boolean;
}

export function AccountMenu({ narrow }: AccountMenuProps) {
  const words = useWords();
  const { header } = words.app.shell;
  const session = useSession();
  if (!session) return null;
  const hello = greeting(words, session.user.name, new Date().getHours());
  return (
    <Menu position="bottom-end" width={narrow ? 260 : 220}>
      <Menu.Target>
        <UnstyledButton
          className={`${classes.headerButton} ${classes.account}`}
          aria-label={narrow ? `${header.account}: ${session.user.name}` : undefined}
        >
          {narrow ? (
            <CircleUser size={20} aria-hidden />
          ) : (
            <>
              <span className={classes.accountName}>{hello}</span>
              <ChevronDown size={13} aria-hidden />
            </>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown mah="calc(100vh - 70px)" style={{ overflowY: "auto" }}>
        {narrow && (
          <>
            <Menu.Label>{hello}</Menu.Label>
            <Menu.Divider />
          </>
        )}
        <AccountItems />
        {narrow && (
          <>
            <Menu.Label>{header.country}</Menu.Label>
            <CountryItems />
            <Menu.Label>{header.language}</Menu.Label>
            <LanguageItems />
            <Menu.Label>{header.legal}</Menu.Label>
            <LegalItems />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
