/**
 * Files on their way, one call at a time. Decides the order, when a try is repeated and when a person has to
 * decide: a lost connection is waited for, a server that stumbles is asked again with growing delays, a refusal
 * stands at once. Knows neither the network nor the screen; both are handed in.
 */

import type { Place } from "./place.ts";

export interface UploadOwner {
  /** The row that the files belong to, and the field in it. */
  readonly referenceId: string;
  readonly field: string;
}

/**
 *   held        the row does not exist yet       preparing   being made smaller
 *   waiting     its turn will come               sending     bytes are leaving
 *   paused      no answer: tried again by itself, at the latest when the connection is back
 *   failed      given up: a person may send it again
 *   refused     never taken in this form: it can only be removed
 */
export type UploadState = "held" | "waiting" | "preparing" | "sending" | "paused" | "failed" | "refused";

export interface Upload {
  /** Made here and kept through every try, so that the server stores the file once. */
  readonly id: string;
  readonly owner: UploadOwner;
  readonly file: File;
  readonly state: UploadState;
  /** Share of the bytes that left, 0 to 1. */
  readonly progress: number;
  /** Why it waits or failed, for the person. */
  readonly message?: string;
  /** Whether it is kept on this device, so that it goes on after the window was closed. */
  readonly isKept: boolean;
  /** The item of a checklist that it shows. */
  readonly item: string | null;
  /** Where it was taken, as soon as the device knows. */
  readonly place: Place | null;
  /** The clocks where it was taken, for a camera that does not name its own; null: those of the browser. */
  readonly zone: string | null;
}

/** Where files wait while the window is closed. What cannot be kept still goes from here. */
export interface UploadKeeper<Prepared> {
  /** First the file as it was chosen, then what every try sends. */
  readonly put: (upload: Upload, prepared?: Prepared) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** What to do after a failed try. */
export type RetryDecision = "again" | "later" | "never";

export interface QueueDeps<Prepared> {
  readonly newId: () => string;
  readonly prepare: (file: File, zone: string | null) => Promise<Prepared>;
  readonly send: (
    upload: Upload,
    prepared: Prepared,
    way: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
  ) => Promise<void>;
  /** `again`: by itself; `later`: a person decides; `never`: this file is not taken. */
  readonly retryDecision: (error: unknown) => RetryDecision;
  readonly textOf: (error: unknown) => string;
  readonly isOnline: () => boolean;
  /** Said while there is no connection. */
  readonly offlineText: () => string;
  /** Resolves after the time, or as soon as it is woken. */
  readonly pause: (milliseconds: number, woken: Promise<void>) => Promise<void>;
  /** Called before the list of uploads changes: a listener that sees the file gone already knows that it was stored. */
  readonly onSent?: (upload: Upload) => void;
  readonly onFailed?: (upload: Upload) => void;
  readonly keeper?: UploadKeeper<Prepared>;
  /** It could not be kept, with the reason: a device that is full, a database that does not open. */
  readonly onNotKept?: (upload: Upload, error: unknown) => void;
  /** The row is on its way itself and goes first. */
  readonly isBehindItsRow?: (upload: Upload) => boolean;
}

/** Milliseconds before each repeated try; after the last a person decides. */
export const DELAYS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** While the browser knows that it is offline it is not asked again sooner than this. */
const OFFLINE_PAUSE = 30_000;

const ACTIVE: ReadonlySet<UploadState> = new Set(["waiting", "preparing", "sending", "paused"]);

export function isUnderWay({ state }: Upload): boolean {
  return ACTIVE.has(state);
}

export interface AddOptions {
  /** One file alone: whatever else is on its way for this owner gives way. */
  readonly single?: boolean;
  /** The row does not exist yet; `release` lets the files go. */
  readonly held?: boolean;
  /** Says why a file is not taken at all. */
  readonly refusal?: (file: File) => string | undefined;
  readonly item?: string | undefined;
  readonly zone?: string | undefined;
  /** Where a photo was taken, asked for at once; it does not leave before the answer. */
  readonly place?: (file: File) => Promise<Place | undefined> | undefined;
}

export class UploadQueue<Prepared> {
  readonly #deps: QueueDeps<Prepared>;
  readonly #listeners = new Set<() => void>();
  /** What was prepared is kept: a repeated try sends the very same bytes. */
  readonly #prepared = new Map<string, Prepared>();
  #uploads: readonly Upload[] = [];
  #running: { readonly id: string; readonly stop: AbortController } | undefined;
  #resting: { readonly id: string; readonly wake: () => void } | undefined;
  /** Given up for want of an answer: the next connection gives them another chance. */
  readonly #lost = new Set<string>();
  readonly #located = new Map<string, Promise<void>>();
  #isTurning = false;
  #keeping: Promise<void> = Promise.resolve();

  constructor(deps: QueueDeps<Prepared>) {
    this.#deps = deps;
  }

  /** The same list until something changes. */
  readonly uploads = (): readonly Upload[] => this.#uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(owner: UploadOwner, files: readonly File[], options: AddOptions = {}): void {
    const taken = options.single ? files.slice(-1) : files;
    if (options.single) for (const one of this.#of(owner)) this.drop(one.id);
    const added = taken.map((file): Upload => {
      const refusal = options.refusal?.(file);
      const { item = null, zone = null } = options;
      const known = { progress: 0, isKept: false, item, zone, place: null };
      const upload = { id: this.#deps.newId(), owner, file, ...known };
      if (refusal !== undefined) return { ...upload, state: "refused", message: refusal };
      return { ...upload, state: options.held ? "held" : "waiting" };
    });
    this.#set([...this.#uploads, ...added]);
    for (const upload of added) if (upload.state === "waiting") void this.#keep(upload);
    for (const { id, file, state } of added) {
      const asked = state === "refused" ? undefined : options.place?.(file);
      if (asked) this.#locate(id, asked);
    }
    void this.#turn();
  }

  /** A window that closes before the photo leaves still knows where it was taken. */
  #locate(id: string, asked: Promise<Place | undefined>): void {
    const located = asked
      .catch(() => undefined)
      .then((place) => {
        const upload = this.#find(id);
        if (place === undefined || upload === undefined) return;
        const known = { ...upload, place };
        this.#set(this.#uploads.map((one) => (one.id === id ? known : one)));
        if (upload.state !== "held") void this.#keep(known, this.#prepared.get(id));
      })
      .then(() => void this.#located.delete(id));
    this.#located.set(id, located);
  }

  /** Files from before the window was closed; what was prepared then is sent as it was. */
  restore(kept: readonly { readonly upload: Upload; readonly prepared?: Prepared }[]): void {
    const added = kept.filter(({ upload }) => this.#find(upload.id) === undefined);
    for (const { upload, prepared } of added)
      if (prepared !== undefined) this.#prepared.set(upload.id, prepared);
    this.#set([...this.#uploads, ...added.map(({ upload }) => upload)]);
    void this.#turn();
  }

  /** Something that files waited for may have happened. */
  goOn(): void {
    void this.#turn();
  }

  /** The row exists now, perhaps under the id of an earlier try: what was held for it goes out. */
  release(heldFor: string, referenceId: string): void {
    for (const { id, owner, state } of this.#uploads) {
      if (state !== "held" || owner.referenceId !== heldFor) continue;
      this.#mark(id, { state: "waiting", owner: { ...owner, referenceId } });
      const released = this.#find(id);
      if (released) void this.#keep(released);
    }
    void this.#turn();
  }

  /** Whether files wait for a row that is not saved yet: leaving it would lose them. */
  isHolding(heldFor: string): boolean {
    return this.uploads().some(({ state, owner }) => state === "held" && owner.referenceId === heldFor);
  }

  /** The row was never saved: drops the files that were held for it. */
  discardHeld(heldFor: string): void {
    for (const { id, owner, state } of this.#uploads)
      if (state === "held" && owner.referenceId === heldFor) this.drop(id);
  }

  /** A person wants it tried again, now. */
  retry(id: string): void {
    const upload = this.#find(id);
    if (upload?.state === "failed") this.#mark(id, { state: "waiting", progress: 0 });
    if (this.#resting?.id === id) this.#resting.wake();
    void this.#turn();
  }

  /** Taken out of the queue, and stopped if it is the one that is leaving. */
  drop(id: string): void {
    this.#forget(id);
    this.#unkeep(id);
  }

  #forget(id: string): void {
    this.#prepared.delete(id);
    this.#lost.delete(id);
    if (this.#running?.id === id) this.#running.stop.abort();
    this.#set(this.#uploads.filter((one) => one.id !== id));
    if (this.#resting?.id === id) this.#resting.wake();
  }

  /** The connection is back: whoever waited for it goes on, and what had been given up is tried once more. */
  connected(): void {
    for (const { id, state } of this.#uploads)
      if (state === "failed" && this.#lost.has(id)) this.#mark(id, { state: "waiting", progress: 0 });
    this.#resting?.wake();
    void this.#turn();
  }

  /** Another person is here: nothing leaves from this window any more. What is kept stays theirs. */
  clear(): void {
    for (const { id } of this.#uploads) this.#forget(id);
  }

  /** One after another: what is put late must not take the place of what was put after it. */
  #keep(upload: Upload, prepared?: Prepared): Promise<void> {
    const { keeper, onNotKept } = this.#deps;
    if (!keeper) return Promise.resolve();
    this.#keeping = this.#keeping.then(async () => {
      if (this.#find(upload.id) === undefined) return;
      try {
        await keeper.put(upload, prepared);
        this.#set(this.#uploads.map((one) => (one.id === upload.id ? { ...one, isKept: true } : one)));
      } catch (error) {
        if (prepared === undefined) onNotKept?.(upload, error);
      }
    });
    return this.#keeping;
  }

  #unkeep(id: string): void {
    // Left behind, it would be sent again at the next start; the server knows its id and stores it once.
    this.#keeping = this.#keeping.then(() => this.#deps.keeper?.remove(id).catch(() => undefined));
  }

  #of(owner: UploadOwner): readonly Upload[] {
    return this.#uploads.filter(
      (one) => one.owner.referenceId === owner.referenceId && one.owner.field === owner.field,
    );
  }

  #find(id: string): Upload | undefined {
    return this.#uploads.find((one) => one.id === id);
  }

  #set(next: readonly Upload[]): void {
    this.#uploads = next;
    for (const listener of this.#listeners) listener();
  }

  #mark(id: string, change: Partial<Upload>): void {
    this.#set(
      this.#uploads.map((one) => {
        if (one.id !== id) return one;
        const { message: _, ...rest } = one;
        return { ...rest, ...change };
      }),
    );
  }

  /** Works through the queue; one worker, so one file at a time. */
  async #turn(): Promise<void> {
    if (this.#isTurning) return;
    this.#isTurning = true;
    try {
      for (;;) {
        const next = this.#uploads.find(
          (one) => one.state === "waiting" && this.#deps.isBehindItsRow?.(one) !== true,
        );
        if (!next) return;
        await this.#bring(next.id);
      }
    } finally {
      this.#isTurning = false;
    }
  }

  /** Tries until the file is stored, given up, or removed. */
  async #bring(id: string): Promise<void> {
    for (let tried = 0; ; tried++) {
      const failure = await this.#try(id);
      if (failure === undefined || this.#find(id) === undefined) return;
      const decision = this.#deps.retryDecision(failure.error);
      const delay = DELAYS[tried];
      const message = this.#deps.textOf(failure.error);
      if (decision !== "again" || delay === undefined) {
        const failed = this.#find(id);
        if (failed) this.#deps.onFailed?.(failed);
        if (decision === "again") this.#lost.add(id);
        this.#mark(id, { state: decision === "never" ? "refused" : "failed", progress: 0, message });
        return;
      }
      await this.#rest(id, delay, message);
      if (this.#find(id) === undefined) return;
    }
  }

  async #rest(id: string, delay: number, message: string): Promise<void> {
    const wait = async (milliseconds: number, said: string) => {
      this.#mark(id, { state: "paused", progress: 0, message: said });
      const woken = new Promise<void>((resolve) => {
        this.#resting = { id, wake: resolve };
      });
      await this.#deps.pause(milliseconds, woken);
      this.#resting = undefined;
    };
    await wait(delay, message);
    // Time alone helps nothing while the cable is out; it does not count as a try either.
    while (this.#find(id) !== undefined && !this.#deps.isOnline())
      await wait(OFFLINE_PAUSE, this.#deps.offlineText());
  }

  /** One try. Undefined when the file is stored or was removed meanwhile. */
  async #try(id: string): Promise<{ readonly error: unknown } | undefined> {
    const upload = this.#find(id);
    if (!upload) return undefined;
    const stop = new AbortController();
    this.#running = { id, stop };
    try {
      this.#mark(id, { state: "preparing", progress: 0 });
      const known = this.#prepared.get(id);
      const prepared = known ?? (await this.#deps.prepare(upload.file, upload.zone));
      await this.#located.get(id);
      const located = this.#find(id);
      if (stop.signal.aborted || located === undefined) return undefined;
      this.#prepared.set(id, prepared);
      // Prepared again after a restart, a picture could have other bytes under the same id.
      if (known === undefined) await this.#keep(located, prepared);
      if (stop.signal.aborted) return undefined;
      this.#mark(id, { state: "sending" });
      const onProgress = (progress: number) => this.#mark(id, { state: "sending", progress });
      await this.#deps.send(located, prepared, { onProgress, signal: stop.signal });
      if (stop.signal.aborted) return undefined;
      this.#prepared.delete(id);
      this.#unkeep(id);
      this.#deps.onSent?.(upload);
      this.#set(this.#uploads.filter((one) => one.id !== id));
      return undefined;
    } catch (error) {
      return stop.signal.aborted ? undefined : { error };
    } finally {
      this.#running = undefined;
    }
  }
}
