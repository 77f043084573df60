/** The frame of the legal texts: a header and nothing beside. Apart from the bare one, so that signing in waits for no menu. */
import { Outlet } from "react-router";
import { Header } from "./header.tsx";
import { Content, SkipLink } from "./layouts.tsx";
import classes from "./shell.module.css";

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
