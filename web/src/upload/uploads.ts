/**
 * The uploads of this page: one queue for all forms, so that leaving a form does not stop what was on its way.
 * Tells of them in a toast, asks before the window is closed over what the device does not keep, and forgets them when
 * somebody signs out.
 */
import { subscribePerson } from "#app/client-state";
import { errorText } from "#app/error-text";
import { newId } from "#fields/new-id";
import { currentWords } from "#i18n/dictionary";
import { say, sayCount } from "#i18n/say";
import { isUnborn } from "#offline/unborn-rows";
import { sendFile } from "#rpc/files";
import { invalidateType } from "#rpc/hooks";
import { queryClient } from "#rpc/query-client";
import { RpcError } from "#rpc/rpc-error";
import { type ProgressToast, toasts } from "#ui/toasts";
import { prepareInBackground } from "./background.ts";
import { placeToSend } from "./place.ts";
import type { PreparedFile } from "./prepare-file.ts";
import { isUnderWay, type RetryDecision, type Upload, UploadQueue } from "./upload-queue.ts";

export const FILES = { service: "filemanager", type: "attachment" } as const;

/** The database of the device: fetched ahead by whatever takes files, since a photo may be chosen without a network. */
export const photoKeeper = () => import("#offline/photo-keeper");

/** The file goes on from the memory of this window; its person learns that it must stay open. */
function tellNotKept({ file }: Upload, error: unknown): void {
  const { full, notKept } = currentWords().app.parts.upload;
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  toasts.error(say(isFull ? full : notKept, { item: file.name }));
}

/** Silence, a server that stumbles and too many calls at once pass by themselves; a refusal does not. */
export function outlookOf(error: unknown): RetryDecision {
  if (!(error instanceof RpcError)) return "later";
  if (error.network || error.status === 429 || error.status >= 502) return "again";
  return error.has("invalid_file") || error.has("too_large") ? "never" : "later";
}

function pause(milliseconds: number, woken: Promise<void>): Promise<void> {
  const slept = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  return Promise.race([slept, woken]);
}

export const uploads = new UploadQueue<PreparedFile>({
  newId,
  prepare: prepareInBackground,
  send: ({ id, owner: { referenceId, field }, file: { name }, item, place }, prepared, way) =>
    sendFile({ id, name, reference_id: referenceId, field, item, ...placeToSend(place), ...prepared }, way),
  keeper: {
    put: async (upload, prepared) => (await photoKeeper()).keepPhoto(upload, prepared),
    remove: async (id) => (await photoKeeper()).forgetPhoto(id),
  },
  onNotKept: (upload, error) => tellNotKept(upload, error),
  isBehindItsRow: ({ owner }) => isUnborn(owner.referenceId),
  retryDecision: outlookOf,
  textOf: errorText,
  isOnline: () => navigator.onLine,
  offlineText: () => currentWords().app.parts.upload.offline,
  pause,
  onSent: (upload) => {
    sent.push(upload.file.name);
    void invalidateType(queryClient, FILES.service, FILES.type);
  },
  onFailed: (upload) => failed.push(upload.file.name),
});

let toast: ProgressToast | undefined;
let said = "";
let sent: string[] = [];
let failed: string[] = [];

/** One toast for all of them: it says what is leaving now, and in the end what came of it. */
function tell(): void {
  const under = uploads.uploads().filter(isUnderWay);
  const now = under.find((one) => one.state !== "waiting") ?? under[0];
  if (now !== undefined && isOnlyKept(now, under)) {
    toast?.hide();
    toast = undefined;
    return;
  }
  if (now !== undefined) {
    const text = progressText(now, under.length);
    if (toast === undefined) toast = toasts.progress(text);
    else if (text !== said) toast.say(text);
    said = text;
    return;
  }
  if (toast === undefined) return;
  // Dropped by hand: nothing came of it that would have to be told.
  if (sent.length + failed.length === 0) toast.hide();
  else if (failed.length > 0) toast.failed(failedText(failed));
  else toast.done(sentText(sent));
  toast = undefined;
  sent = [];
  failed = [];
}

/** Nothing leaves and all of it is safe here: the header counts what waits, and a toast would lie over the work for hours. */
function isOnlyKept(now: Upload, under: readonly Upload[]): boolean {
  return now.state === "paused" && under.every((one) => one.isKept);
}

function progressText(now: Upload, left: number): string {
  const { messages, app } = currentWords();
  const text = say(messages.uploadingItem, { item: now.file.name });
  const counted = left > 1 ? `${text} ${sayCount(app.parts.upload.left, left)}` : text;
  return now.state === "paused" && now.message !== undefined ? `${counted}. ${now.message}` : counted;
}

function sentText(names: readonly string[]): string {
  const { messages, app } = currentWords();
  const [only = "", ...more] = names;
  if (more.length === 0) return say(messages.uploadingItemSuccess, { item: only });
  return sayCount(app.parts.upload.manySent, names.length);
}

function failedText(names: readonly string[]): string {
  const { messages, app } = currentWords();
  const [only = "", ...more] = names;
  if (more.length === 0) return say(messages.uploadFailed, { item: only });
  return sayCount(app.parts.upload.manyFailed, names.length);
}

/** Wires the queue to the window, once; the first form with files does it. */
let isWatching = false;

export function watchUploads(): void {
  if (isWatching) return;
  isWatching = true;
  uploads.subscribe(tell);
  window.addEventListener("online", () => uploads.connected());
  window.addEventListener("beforeunload", (event) => {
    // What is kept on the device goes on with the next window.
    if (uploads.uploads().some((one) => isUnderWay(one) && !one.isKept)) event.preventDefault();
  });
  subscribePerson(() => uploads.clear());
}
