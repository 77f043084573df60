/** A form over the page: at most 950 pixels wide, the whole window where it is narrow. */
import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useWords } from "#i18n/words-provider";

export const MODAL_WIDTH = 950;

export interface FormModalProps {
  readonly opened: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** It stands on the screen: the time to put the cursor where somebody will type. */
  readonly onOpened?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

export function FormModal({ opened, title, onClose, onOpened, onKeyDown, children }: FormModalProps) {
  const { shell } = useWords().app;
  const narrow = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={MODAL_WIDTH}
      fullScreen={narrow}
      closeButtonProps={{ "aria-label": shell.close }}
      {...(onKeyDown ? { onKeyDown } : {})}
    >
      {children}
      {onOpened && <Opened onOpened={onOpened} />}
    </Modal>
  );
}

/** The modal puts the focus on its first control, twice, in the turn after it stands; this comes one turn later. */
function Opened({ onOpened }: { readonly onOpened: () => void }) {
  const told = useRef(onOpened);
  useEffect(() => {
    let timer = setTimeout(() => {
      timer = setTimeout(() => told.current(), 0);
    }, 0);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
