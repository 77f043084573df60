/** What frames are made of, and the bare one, for signing in. */
import { Outlet } from "react-router";
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
