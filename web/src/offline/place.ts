/** Where the device is, if its person has allowed it; nobody is asked in the middle of taking a picture. */
import { useEffect, useState } from "react";
import type { Place } from "#upload/place";

const PATIENCE = 10_000;
/** A position of a minute ago is the same quay. */
const FRESH = 60_000;

/** A photo that was chosen from older ones was taken somewhere else, nobody here knows where. */
const JUST_NOW = 120_000;

export function isJustTaken({ lastModified }: Pick<File, "lastModified">, now: number): boolean {
  return Math.abs(now - lastModified) <= JUST_NOW;
}

export async function currentPlace(): Promise<Place | undefined> {
  return (await permission())?.state === "granted" ? position() : undefined;
}

/** Where the browser cannot say whether it was allowed, it is never asked: Safari before 16. */
async function permission(): Promise<PermissionStatus | undefined> {
  if (!navigator.geolocation || !navigator.permissions) return undefined;
  return navigator.permissions.query({ name: "geolocation" }).catch(() => undefined);
}

/** How to ask the person, before photos are taken, whether the place may be noted; nothing once they have answered. */
export function usePlaceQuestion(): (() => void) | undefined {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let status: PermissionStatus | undefined;
    let isOver = false;
    const show = () => !isOver && setOpen(status?.state === "prompt");
    void permission().then((found) => {
      status = found;
      status?.addEventListener("change", show);
      show();
    });
    return () => {
      isOver = true;
      status?.removeEventListener("change", show);
    };
  }, []);
  return isOpen ? () => void position() : undefined;
}

function position(): Promise<Place | undefined> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { latitude, longitude, accuracy } = coords;
        resolve({ latitude, longitude, accuracy, origin: "device" });
      },
      () => resolve(undefined),
      { timeout: PATIENCE, maximumAge: FRESH },
    );
  });
}
