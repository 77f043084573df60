/** A page with a panel at its left, which becomes a drawer where the screen is narrow. */
import { Anchor, Badge, Button, Drawer } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "#i18n/words-provider";
import classes from "./ui.module.css";

export interface SidePanelProps {
  readonly title?: string;
  readonly panel: ReactNode;
  /** How many choices are in force; shown on the button of the drawer. */
  readonly count?: number;
  readonly onClear?: () => void;
  readonly children: ReactNode;
}

export function SidePanel({ title, panel, count = 0, onClear, children }: SidePanelProps) {
  const { shell } = useWords().app;
  const [opened, { open, close }] = useDisclosure(false);
  const narrow = useMediaQuery("(max-width: 61.99em)", false, { getInitialValueInEffect: false });
  const name = title ?? shell.filters;
  const clear = onClear && count > 0 && (
    <Anchor
      component="button"
      type="button"
      size="sm"
      onClick={({ currentTarget }) => {
        // This button goes with what it clears; the focus stays in the panel.
        const first = currentTarget.closest("section")?.querySelector("input");
        onClear();
        first?.focus();
      }}
    >
      {shell.clear}
    </Anchor>
  );
  return (
    <div className={classes.withSide}>
      {narrow ? (
        <>
          <Button
            className={classes.sideOpener}
            variant="default"
            leftSection={<SlidersHorizontal size={16} aria-hidden />}
            rightSection={count > 0 ? <Badge size="sm">{count}</Badge> : undefined}
            onClick={open}
          >
            {name}
          </Button>
          <Drawer
            opened={opened}
            onClose={close}
            title={name}
            size={300}
            closeButtonProps={{ "aria-label": shell.close }}
          >
            <div className={classes.drawerBody}>
              {panel}
              {clear}
            </div>
          </Drawer>
        </>
      ) : (
        <section className={`${classes.card} ${classes.side}`} aria-label={name}>
          <div className={classes.sideHead}>
            <h2 className={classes.sideTitle}>{name}</h2>
            {clear}
          </div>
          {panel}
        </section>
      )}
      <div className={classes.sideMain}>{children}</div>
    </div>
  );
}
