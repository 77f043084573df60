/** Bytes: where stored files are read, and calls whose answer is a file instead of JSON. */
import { currentWords, dictionary } from "#i18n/dictionary";
import { type RpcRequest, rpcCountry } from "./client.ts";
import { codeOfStatus, RpcError, type RpcIssue } from "./rpc-error.ts";
import { waitForSignIn } from "./sign-in-gate.ts";

const API = "/api";

export function filePath(id: string): string {
  return `${API}/files/${encodeURIComponent(id)}`;
}

export function thumbnailPath(id: string): string {
  return `${filePath(id)}/thumbnail`;
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

async function failureOf(response: Response): Promise<RpcError> {
  const body: unknown = await response.json().catch(() => undefined);
  const given =
    typeof body === "object" && body !== null && "errors" in body && Array.isArray(body.errors)
      ? (body.errors as RpcIssue[])
      : [];
  const code = codeOfStatus(response.status);
  const errors = given.length > 0 ? given : [{ code, message: currentWords().errors[code] }];
  return new RpcError({ status: response.status, network: false, errors });
}

/** A call that answers with a file. As every call, it outlives an expired session. */
export async function callForFile(request: RpcRequest, fallbackName: string): Promise<FileAnswer> {
  const { service, action, type, attributes = {}, country = rpcCountry(), signal } = request;
  const body = JSON.stringify({ service, action, type, country, attributes });
  for (;;) {
    let response: Response;
    try {
      response = await fetch(API, {
        method: "POST",
        credentials: "same-origin",
        headers: { "content-type": "application/json", "accept-language": dictionary().locale },
        body,
        ...(signal ? { signal } : {}),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      const message = currentWords().messages.networkUnavailable;
      throw new RpcError({ status: 0, network: true, errors: [{ code: "network", message }] });
    }
    if (response.ok) {
      return {
        name: nameFrom(response.headers.get("content-disposition"), fallbackName),
        blob: await response.blob(),
      };
    }
    const failure = await failureOf(response);
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
