/** Short notes at the bottom left. How long each kind stays is decided here and nowhere else. */

import { notifications } from "@mantine/notifications";
import { TOAST_DURATIONS } from "@plimsoll/domain/errors";
import { createElement } from "react";
import { currentWords } from "#i18n/dictionary";
import { UndoMessage } from "./undo-message.tsx";

type Tone = "ok" | "bad" | "warn" | "plain";

const COLOURS: Readonly<Record<Tone, string>> = { ok: "green", bad: "red", warn: "orange", plain: "sea" };

/** What is answered sooner needs no sign that it is on its way. */
const FETCH_DELAY = 200;

/** Time to read what was done, to think better of it and to reach the button. */
const UNDO_STAYS = 10_000;

/** The cross on a toast has no text of its own. */
const closeButtonProps = () => ({ "aria-label": currentWords().app.shell.close });

function show(message: string, tone: Tone, autoClose: number | false): string {
  return notifications.show({
    message,
    color: COLOURS[tone],
    autoClose,
    withBorder: true,
    closeButtonProps: closeButtonProps(),
  });
}

export interface ProgressToast {
  readonly say: (message: string) => void;
  readonly done: (message: string) => void;
  readonly failed: (message: string) => void;
  readonly hide: () => void;
}

export const toasts = {
  success: (message: string) => show(message, "ok", TOAST_DURATIONS.success),
  info: (message: string) => show(message, "plain", TOAST_DURATIONS.remark),
  error: (message: string) => show(message, "bad", TOAST_DURATIONS.usual),
  /** A wrong date, or a value that is taken: the reader has to compare it with the form. */
  fieldError: (message: string) => show(message, "bad", TOAST_DURATIONS.dateOrTaken),
  statusNotPermitted: (message: string) => show(message, "warn", TOAST_DURATIONS.greetingOrStatus),
  greeting: (message: string) => show(message, "plain", TOAST_DURATIONS.greetingOrStatus),

  /** Says what was done, and takes it back for whoever presses the button in time. */
  undoable: (message: string, label: string, onUndo: () => void) => {
    const id = crypto.randomUUID();
    const press = () => {
      notifications.hide(id);
      onUndo();
    };
    return notifications.show({
      id,
      message: createElement(UndoMessage, { message, label, onUndo: press }),
      color: COLOURS.ok,
      autoClose: UNDO_STAYS,
      withBorder: true,
      closeButtonProps: closeButtonProps(),
    });
  },

  /** Says what is going on while it lasts, unless it is over before anybody could read it. */
  during: async <T>(message: string, work: Promise<T>): Promise<T> => {
    let toast: ProgressToast | undefined;
    const timer = setTimeout(() => {
      toast = toasts.progress(message);
    }, FETCH_DELAY);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      toast?.hide();
    }
  },

  /** Stays until it is hidden, or turns into what came of it. */
  progress: (message: string): ProgressToast => {
    const id = notifications.show({
      message,
      color: COLOURS.plain,
      loading: true,
      autoClose: false,
      withBorder: true,
      closeButtonProps: closeButtonProps(),
    });
    const end = (text: string, tone: Tone, autoClose: number) =>
      notifications.update({
        id,
        message: text,
        color: COLOURS[tone],
        loading: false,
        autoClose,
        withBorder: true,
      });
    return {
      say: (text) => {
        notifications.update({ id, message: text, loading: true, autoClose: false });
      },
      done: (text) => {
        end(text, "ok", TOAST_DURATIONS.success);
      },
      failed: (text) => {
        end(text, "bad", TOAST_DURATIONS.usual);
      },
      hide: () => {
        notifications.hide(id);
      },
    };
  },
};
