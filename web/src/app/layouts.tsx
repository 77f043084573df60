/** The frames of the pages: bare for signing in, header only for the legal texts. */
import { Outlet } from "react-router";
import { useWords } from "#i18n/words-provider";
import { Header } from "./header.tsx";
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

export function HeaderLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <Content className={classes.narrowColumn ?? ""}>
        <Outlet />
      </Content>
    </>
  );
}
