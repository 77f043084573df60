/** Dialogs over the page that open from a key or a menu. Each is loaded when it is first wanted. */
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { currentWords } from "#i18n/dictionary";
import { toasts } from "#ui/toasts";

export interface OverlayProps {
  readonly onClose: () => void;
}

type Overlay = ComponentType<OverlayProps>;

export const OVERLAYS = {
  palette: async (): Promise<Overlay> => (await import("./palette.tsx")).Palette,
  keys: async (): Promise<Overlay> => (await import("./key-sheet.tsx")).KeySheet,
  sessions: async (): Promise<Overlay> => (await import("./sessions-modal.tsx")).SessionsModal,
  password: async (): Promise<Overlay> => (await import("./password-modal.tsx")).PasswordModal,
  outbox: async (): Promise<Overlay> => (await import("#offline/outbox-dialog")).OutboxDialog,
  signOut: async (): Promise<Overlay> => (await import("./sign-out-dialog.tsx")).SignOutDialog,
} as const;

export type OverlayName = keyof typeof OVERLAYS;

let open: OverlayName | undefined;
const listeners = new Set<() => void>();

export function openOverlay(name: OverlayName | undefined): void {
  open = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const close = () => openOverlay(undefined);

export function Overlays() {
  const name = useSyncExternalStore(subscribe, () => open);
  const [loaded, setLoaded] = useState<Partial<Record<OverlayName, Overlay>>>({});
  useEffect(() => {
    if (name === undefined) return;
    OVERLAYS[name]().then(
      (component) => setLoaded((known) => ({ ...known, [name]: component })),
      () => {
        // A dialog that does not come must not take the page under it along.
        toasts.error(currentWords().messages.networkUnavailable);
        close();
      },
    );
  }, [name]);
  // Nobody's palette stays open for the next person.
  useEffect(() => close, []);
  const Component = name === undefined ? undefined : loaded[name];
  return Component ? <Component onClose={close} /> : null;
}
