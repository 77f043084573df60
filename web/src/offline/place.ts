/**
 * Where the device is, if its person has allowed it; nobody is asked in the middle of
 * taking a picture. It stays with the photo on the device and in a saved file: the server has no place for it yet.
 */
import type { Place } from "./field-database.ts";

const PATIENCE = 10_000;
/** A position of a minute ago is the same quay. */
const FRESH = 60_000;

export async function currentPlace(): Promise<Place | undefined> {
  if (!navigator.geolocation || !navigator.permissions) return undefined;
  const asked = await navigator.permissions.query({ name: "geolocation" }).catch(() => undefined);
  return asked?.state === "granted" ? position() : undefined;
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
