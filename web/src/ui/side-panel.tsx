/**
 * A page with a panel at its left, which becomes a drawer where the screen is narrow, or where nobody pinned it. The
 * button that opens the drawer stands above the page, or in a line of its own that the page brings along.
 */
import { ActionIcon, Anchor, Badge, Button, Drawer, Group, Tooltip } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { Pin, PinOff, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "#i18n/words-provider";
import classes from "./ui.module.css";

export interface Pinning {
  readonly isPinned: boolean;
  readonly onPin: (isPinned: boolean) => void;
  readonly pin: string;
  readonly unpin: string;
}

export interface SidePanelProps {
  readonly title?: string;
  readonly panel: ReactNode;
  /** How many choices are in force; shown on the button of the drawer. */
  readonly count?: number;
  readonly onClear?: () => void;
  /** Where the panel may be put away; without it, it stands there whenever there is room. */
  readonly pinning?: Pinning;
  /** The line above panel and page, with a place for what opens the drawer. */
  readonly bar?: (open: (() => void) | undefined) => ReactNode;
  readonly children: ReactNode;
}

export function SidePanel({ title, panel, count = 0, onClear, pinning, bar, children }: SidePanelProps) {
  const { shell } = useWords().app;
  const [opened, { open, close }] = useDisclosure(false);
  const narrow = useMediaQuery("(max-width: 61.99em)", false, { getInitialValueInEffect: false });
  const isBeside = !narrow && (pinning?.isPinned ?? true);
  const name = title ?? shell.filters;
  const clear = onClear && count > 0 && <Clear onClear={onClear} />;
  return (
    <>
      {bar?.(isBeside ? undefined : open)}
      <div className={classes.withSide}>
        {isBeside && (
          <section className={`${classes.card} ${classes.side}`} aria-label={name}>
            <div className={classes.sideHead}>
              <h2 className={classes.sideTitle}>{name}</h2>
              <Group gap={6} wrap="nowrap">
                {clear}
                {pinning && <PinButton pinning={pinning} />}
              </Group>
            </div>
            {panel}
          </section>
        )}
        {!isBeside && bar === undefined && (
          <Button
            className={classes.sideOpener}
            variant="default"
            leftSection={<SlidersHorizontal size={16} aria-hidden />}
            rightSection={count > 0 ? <Badge size="sm">{count}</Badge> : undefined}
            onClick={open}
          >
            {name}
          </Button>
        )}
        {!isBeside && (
          <Drawer
            opened={opened}
            onClose={close}
            title={name}
            size={300}
            overlayProps={{ backgroundOpacity: 0.2 }}
            closeButtonProps={{ "aria-label": shell.close }}
          >
            <section className={classes.drawerBody}>
              {pinning && !narrow && (
                <Group justify="flex-end">
                  <PinButton pinning={pinning} />
                </Group>
              )}
              {panel}
              {clear}
            </section>
          </Drawer>
        )}
        <div className={classes.sideMain}>{children}</div>
      </div>
    </>
  );
}

function Clear({ onClear }: { readonly onClear: () => void }) {
  const { shell } = useWords().app;
  return (
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
}

function PinButton({ pinning: { isPinned, onPin, pin, unpin } }: { readonly pinning: Pinning }) {
  const label = isPinned ? unpin : pin;
  const Icon = isPinned ? PinOff : Pin;
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={label}
        aria-pressed={isPinned}
        onClick={() => onPin(!isPinned)}
      >
        <Icon size={15} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
