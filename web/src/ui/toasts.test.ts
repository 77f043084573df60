/** How long each kind of toast stays, and when one shows that something is under way. */
import { notifications } from "@mantine/notifications";
import { TOAST_DURATIONS } from "@plimsoll/domain/errors";
import { words } from "@plimsoll/domain/locales/en/index";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setDictionary } from "#i18n/dictionary";
import { toasts } from "./toasts.ts";

const shown = () => vi.mocked(notifications.show).mock.lastCall?.[0];

beforeEach(() => {
  vi.useFakeTimers();
  setDictionary({ locale: "en", words });
  vi.spyOn(notifications, "show").mockReturnValue("id");
  for (const act of ["update", "hide"] as const) vi.spyOn(notifications, act).mockReturnValue("id");
});
afterEach(() => {
  vi.useRealTimers();
});

it("lets what succeeded go after a second, remarks after two, and leaves what went wrong to be read", () => {
  const stays = (tell: (message: string) => string) => {
    tell("text");
    return shown()?.autoClose;
  };
  expect(TOAST_DURATIONS).toEqual({
    success: 1000,
    remark: 2000,
    usual: 3000,
    dateOrTaken: 4000,
    greetingOrStatus: 5000,
  });
  expect(
    [
      toasts.success,
      toasts.info,
      toasts.error,
      toasts.fieldError,
      toasts.greeting,
      toasts.statusNotPermitted,
    ].map(stays),
  ).toEqual([1000, 2000, 3000, 4000, 5000, 5000]);
});

it("says what is going on until it is over", async () => {
  let finish: (value: string) => void = () => undefined;
  const work = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const told = toasts.during("Saving Port...", work);
  await vi.advanceTimersByTimeAsync(199);
  expect(notifications.show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toMatchObject({ message: "Saving Port...", loading: true, autoClose: false });
  expect(notifications.hide).not.toHaveBeenCalled();
  finish("row");
  expect(await told).toBe("row");
  expect(notifications.hide).toHaveBeenCalledWith("id");
});

it("says nothing of what is answered at once, and hides what failed", async () => {
  expect(await toasts.during("Saving", Promise.resolve(1))).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(notifications.show).not.toHaveBeenCalled();
  const failing = toasts.during(
    "Deleting",
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error("no")), 300);
    }),
  );
  const caught = failing.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(300);
  expect([await caught, vi.mocked(notifications.hide).mock.calls.length]).toEqual(["no", 1]);
});
