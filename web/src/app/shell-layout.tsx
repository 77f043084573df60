/** Header and side menu around every page of the signed-in. Loaded after sign-in. */
import { useDisclosure } from "@mantine/hooks";
import { useCallback, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { followEvents } from "#rpc/events";
import { usePublicConfig } from "#rpc/hooks";
import { queryClient } from "#rpc/query-client";
import { Announcement } from "./announcement.tsx";
import { addChatWidget } from "./chat-widget.ts";
import { setClientState, useClientState } from "./client-state.ts";
import { Header } from "./header.tsx";
import { useGoKeys, useShellKeys } from "./hotkeys.ts";
import { Content, SkipLink, useFocusOnPage } from "./layouts.tsx";
import { fetchAhead, useLoaded } from "./loaded.ts";
import { useNarrow } from "./narrow.ts";
import { OVERLAYS, Overlays } from "./overlays.tsx";
import { useRouteMatch } from "./route-match.ts";
import classes from "./shell.module.css";
import { SideMenu } from "./side-menu.tsx";

const menuDrawer = async () => (await import("./menu-drawer.tsx")).MenuDrawer;

function useChatWidget(): void {
  const address = usePublicConfig()?.chat_widget ?? null;
  useEffect(() => {
    if (address !== null) addChatWidget(address);
  }, [address]);
}

/** Rows beside rows: lists and the planner. */
function useDensePage(): boolean {
  const page = useRouteMatch()?.entry.page;
  return page !== undefined && (page.endsWith("-list") || page === "planner");
}

export function ShellLayout() {
  const narrow = useNarrow();
  const choice = useDensePage() ? "menuOpenAtLists" : "menuOpen";
  const menuOpen = useClientState((state) => state[choice]);
  const [drawer, { close, toggle }] = useDisclosure(false);
  const { pathname } = useLocation();
  const toggleMenu = useCallback(() => {
    if (narrow) toggle();
    else setClientState({ [choice]: !menuOpen });
  }, [narrow, choice, menuOpen, toggle]);

  const MenuDrawer = useLoaded(menuDrawer, narrow);
  useShellKeys(toggleMenu);
  useGoKeys();
  useChatWidget();
  useFocusOnPage();
  useEffect(() => fetchAhead([OVERLAYS.palette]), []);
  useEffect(() => followEvents(queryClient), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever the page changes
  useEffect(close, [pathname]);

  return (
    <>
      <SkipLink />
      <Header menu={{ opened: narrow ? drawer : menuOpen, onToggle: toggleMenu }} />
      <Announcement />
      <div className={classes.body}>
        {!narrow && <SideMenu isRail={!menuOpen} />}
        <Content>
          <Outlet />
        </Content>
      </div>
      {MenuDrawer && <MenuDrawer opened={drawer} onClose={close} />}
      <Overlays />
    </>
  );
}
