/** Whether a document is what it says: asked without a session, by its code or by the file itself. */
import type { Verified } from "@plimsoll/domain/certificate/contract";
import { currentWords } from "#i18n/dictionary";
import { API } from "./api-base.ts";
import { codeOfStatus, RpcError } from "./rpc-error.ts";

export type { Verified };
/** `intact` is only told of a file. */
export type Found = Verified & { readonly intact?: boolean };

async function answered(asked: Promise<Response>): Promise<Found | undefined> {
  const reply = await asked.catch(() => undefined);
  if (reply === undefined)
    throw new RpcError({
      status: 0,
      network: true,
      errors: [{ code: "network", message: currentWords().messages.networkUnavailable }],
    });
  if (reply.ok) return (await reply.json()) as Found;
  if (reply.status === 404) return undefined;
  const code = codeOfStatus(reply.status);
  throw new RpcError({
    status: reply.status,
    network: false,
    errors: [{ code, message: currentWords().errors[code] }],
  });
}

export function verifyByCode(code: string): Promise<Found | undefined> {
  return answered(fetch(`${API}/verify/${encodeURIComponent(code)}`));
}

export function verifyByFile(file: File): Promise<Found | undefined> {
  const body = new FormData();
  body.append("document", file);
  return answered(fetch(`${API}/verify`, { method: "POST", body }));
}
