/** How much room is left where the embedded database lives, looked at every few seconds. */
import { statfs } from "node:fs/promises";

const LOOK_MS = 2_000;
/** Its log of writes grows in pieces of 16 MiB, and a piece that does not fit is the end of it. */
const NEEDED_BYTES = 64 * 1_048_576;

export class DiskSpace {
  readonly #folder: string | undefined;
  #isEnough = true;
  #timer: NodeJS.Timeout | undefined;

  private constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** `folder` undefined: in memory, where there is always enough. */
  static async watch(folder: string | undefined): Promise<DiskSpace> {
    const space = new DiskSpace(folder);
    await space.look();
    const look = () => {
      // A folder that cannot be looked at is found out by whoever uses it.
      space.look().catch(() => undefined);
    };
    if (folder !== undefined) space.#timer = setInterval(look, LOOK_MS).unref();
    return space;
  }

  isEnough(): boolean {
    return this.#isEnough;
  }

  async look(): Promise<boolean> {
    if (this.#folder === undefined) return true;
    const { bavail, bsize } = await statfs(this.#folder);
    this.#isEnough = bavail * bsize >= NEEDED_BYTES;
    return this.#isEnough;
  }

  stopWatching(): void {
    clearInterval(this.#timer);
  }
}
