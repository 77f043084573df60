/** Where the device is, if its person has allowed it; nobody is asked here in the middle of taking a picture. */
import type { Place } from "./field-database.ts";

const PATIENCE = 10_000;
/** A position of a minute ago is the same quay. */
const FRESH = 60_000;

export async function currentPlace(): Promise<Place | undefined> {
  if (!navigator.geolocation || !navigator.permissions) return undefined;
  const asked = await navigator.permissions.query({ name: "geolocation" }).catch(() => undefined);
  return asked?.state === "granted" ? position() : undefined;
}

/** Asks the person, where the browser has not asked before. */
export async function allowPlace(): Promise<boolean> {
  return navigator.geolocation !== undefined && (await position()) !== undefined;
}

function position(): Promise<Place | undefined> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { latitude, longitude, accuracy } = coords;
        resolve({ latitude, longitude, accuracy });
      },
      () => resolve(undefined),
      { timeout: PATIENCE, maximumAge: FRESH },
    );
  });
}
