/** What frames are made of, and the bare one, for signing in. */
import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { useWords } from "#i18n/words-provider";
import classes from "./shell.module.css";

const CONTENT = "content";

export function SkipLink() {
  const { shell } = useWords().app;
  return (
    <a className={classes.skip} href={`#${CONTENT}`} data-print="hidden">
      {shell.skipToContent}
    </a>
  );
}

/** A page that goes takes the focus with it; the next one is reached by the next press of Tab, past header and menu. */
export function useFocusOnPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (isNowhere) document.getElementById(CONTENT)?.focus({ preventScroll: true });
  }, [pathname]);
}

export function Content({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: React.ReactNode;
}) {
  return (
    <main id={CONTENT} tabIndex={-1} className={className ?? classes.main}>
      {children}
    </main>
  );
}

export function BareLayout() {
  return (
    <Content className={classes.bare ?? ""}>
      <Outlet />
    </Content>
  );
}
