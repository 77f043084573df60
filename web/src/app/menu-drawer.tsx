/** The side menu where the screen is narrow. A file of its own: wide screens never load it. */
import { Drawer } from "@mantine/core";
import { useWords } from "#i18n/words-provider";
import { MenuContent } from "./side-menu.tsx";

export function MenuDrawer({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { shell } = useWords().app;
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={270}
      title={shell.menu.label}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <nav aria-label={shell.menu.label}>
        <MenuContent onGo={onClose} />
      </nav>
    </Drawer>
  );
}
