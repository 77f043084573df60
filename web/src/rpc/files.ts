/** Bytes: where stored files are read, how new ones are sent, and calls whose answer is a file instead of JSON. */
import type { EvidenceOrigin } from "@plimsoll/domain/file/evidence";
import type { Attachment } from "@plimsoll/domain/file/output";
import { currentWords, dictionary } from "#i18n/dictionary";
import { API } from "./api-base.ts";
import { type Asked, type CallNames, type CallSettings, rpcCountry } from "./client.ts";
import { hashOf } from "./hash-of.ts";
import { tellReach } from "./reach.ts";
import { codeOfStatus, RpcError, type RpcIssue } from "./rpc-error.ts";
import { waitForSignIn } from "./sign-in-gate.ts";

export function filePath(id: string): string {
  return `${API}/files/${encodeURIComponent(id)}`;
}

/** The version is in the address because a turned picture has another thumbnail under the same id. */
export function thumbnailPath(id: string, version = 1): string {
  return `${filePath(id)}/thumbnail?v=${version}`;
}

/** Its bytes; nothing where there are none, or nobody answers. */
export async function fetchThumbnail(id: string, version: number): Promise<ArrayBuffer | undefined> {
  const reply = await fetch(thumbnailPath(id, version), { credentials: "same-origin" }).catch(
    () => undefined,
  );
  return reply?.ok ? reply.arrayBuffer() : undefined;
}

/** The file itself; nothing where nobody answers. */
export async function fetchWhole(id: string): Promise<Blob | undefined> {
  const reply = await fetch(filePath(id), { credentials: "same-origin" }).catch(() => undefined);
  return reply?.ok ? reply.blob() : undefined;
}

export interface FileAnswer {
  readonly name: string;
  readonly blob: Blob;
}

/** `filename*` carries names beyond plain letters and wins over `filename`. */
function nameFrom(disposition: string | null, fallback: string): string {
  const extended = /filename\*=(?:UTF-8'')([^;]+)/i.exec(disposition ?? "")?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? "")?.[1];
  try {
    return extended === undefined ? (plain ?? fallback) : decodeURIComponent(extended);
  } catch {
    return plain ?? fallback;
  }
}

function failureOf(status: number, body: unknown, retryAfter: string | null): RpcError {
  const given =
    typeof body === "object" && body !== null && "errors" in body && Array.isArray(body.errors)
      ? (body.errors as RpcIssue[])
      : [];
  const code = codeOfStatus(status);
  const errors = given.length > 0 ? given : [{ code, message: currentWords().errors[code] }];
  const seconds = Number(retryAfter ?? Number.NaN);
  return new RpcError({
    status,
    network: false,
    errors,
    ...(Number.isFinite(seconds) ? { retryAfter: seconds } : {}),
  });
}

function silence(): RpcError {
  const message = currentWords().messages.networkUnavailable;
  return new RpcError({ status: 0, network: true, errors: [{ code: "network", message }] });
}

/** A call that answers with a file. As every call, it outlives an expired session. */
export async function callForFile(
  request: CallNames & Asked & CallSettings,
  fallbackName: string,
): Promise<FileAnswer> {
  const { service, action, type, attributes = {}, country = rpcCountry(), signal } = request;
  const body = JSON.stringify({ service, action, type, country, attributes });
  return postForFile(API, { body, headers: JSON_BODY, signal }, fallbackName);
}

export const JSON_BODY = { "content-type": "application/json" } as const;

interface Posted {
  readonly body: string | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** The same at an address of its own. */
export async function postForFile(
  address: string,
  { body: sent, headers = {}, signal }: Posted,
  fallbackName: string,
): Promise<FileAnswer> {
  for (;;) {
    let response: Response;
    try {
      response = await fetch(address, {
        method: "POST",
        credentials: "same-origin",
        headers: { ...headers, "accept-language": dictionary().locale },
        body: sent,
        ...(signal ? { signal } : {}),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw silence();
    }
    if (response.ok) {
      return {
        name: nameFrom(response.headers.get("content-disposition"), fallbackName),
        blob: await response.blob(),
      };
    }
    const body: unknown = await response.json().catch(() => undefined);
    const failure = failureOf(response.status, body, response.headers.get("retry-after"));
    if (failure.status !== 401 || !(await waitForSignIn(signal))) throw failure;
  }
}

/** Hands a file to the browser's downloads. */
export function saveFile({ name, blob }: FileAnswer): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken its own hold of the data by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export interface NewFile {
  /** Made by the sender and kept through every try: the server stores one file under it, and answers every try alike. */
  readonly id: string;
  readonly name: string;
  readonly blob: Blob;
  readonly reference_id: string;
  readonly field: string;
  readonly original_hash: string | null;
  readonly captured_at: string | null;
  readonly item: string | null;
  readonly latitude: string | null;
  readonly longitude: string | null;
  readonly accuracy: string | null;
  readonly place_origin: EvidenceOrigin | null;
  readonly time_origin: EvidenceOrigin | null;
}

export interface SendOptions {
  /** Share of the bytes that left, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends one file. As every call, it outlives an expired session. Done when the server names the id and the very bytes. */
export async function sendFile(file: NewFile, way: SendOptions): Promise<void> {
  for (;;) {
    try {
      return await confirmed(file, await post(formOf(file), way));
    } catch (error) {
      const isExpired = error instanceof RpcError && error.status === 401;
      if (!isExpired || !(await waitForSignIn(way.signal))) throw error;
    }
  }
}

/** Texts first: a server that reads the form as it comes knows whose file it is before the bytes. */
function formOf({ blob, name, ...about }: NewFile): FormData {
  const form = new FormData();
  form.append("country", rpcCountry());
  form.append("name", name);
  for (const [key, value] of Object.entries(about)) if (value !== null) form.append(key, value);
  form.append("file", blob, name);
  return form;
}

/** An answer about anything but these bytes under this id is none: a proxy's page, a file that lost a part on its way. */
async function confirmed({ id, blob }: NewFile, answer: unknown): Promise<void> {
  const stored = (answer as { readonly attributes?: Partial<Attachment> } | null)?.attributes;
  const hash = await hashOf(blob);
  if (stored?.id !== id || (hash !== null && stored.hash !== hash)) throw silence();
}

/** The one call that tells how far it is; `fetch` does not. */
function post(form: FormData, { onProgress, signal }: SendOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${API}/files`);
    request.responseType = "json";
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("accept-language", dictionary().locale);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      tellReach(true);
      if (request.status >= 200 && request.status < 300) return resolve(request.response);
      reject(failureOf(request.status, request.response, request.getResponseHeader("retry-after")));
    };
    const giveUp = () => {
      tellReach(false);
      reject(silence());
    };
    request.onerror = giveUp;
    request.ontimeout = giveUp;
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    if (signal.aborted) return reject(signal.reason);
    request.send(form);
  });
}
