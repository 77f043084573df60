/** The only place that talks to the server. */
import { DEFAULT_COUNTRY } from "@plimsoll/domain/access/actor";
import type { AnswerNamed, InputNamed } from "@plimsoll/domain/calls";
import { EXPIRED_TOKEN_MARK } from "@plimsoll/domain/errors";
import { DEFAULT_LOCALE, type Locale } from "@plimsoll/domain/kernel/locale";
import type { Pagination } from "@plimsoll/domain/kernel/output";
import type { Links } from "@plimsoll/domain/routes/link-names";
import { currentWords } from "#i18n/dictionary";
import { API } from "./api-base.ts";
import { tellReach } from "./reach.ts";
import { codeOfStatus, RpcError, type RpcIssue } from "./rpc-error.ts";
import { waitForSignIn } from "./sign-in-gate.ts";

const API_KEY = "plimsoll-web";

/** The names of a call: its contract says what it takes and answers. */
export interface CallNames {
  readonly service: string;
  readonly type: string;
  readonly action: string;
}

/** What is sent under those names. */
export interface Asked<Attributes = unknown> {
  readonly attributes?: Attributes;
  /** The country of the call where it is not the chosen one. */
  readonly country?: string;
}

export interface CallSettings {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export interface RpcAnswer<T> {
  readonly attributes: T;
  readonly pagination?: Pagination;
}

export type SignedIn = Pick<AnswerNamed<typeof SESSION>, "user_id" | "user">;
const SESSION = { service: "session", type: "default", action: "load" } as const;

/** What the calls need to know of the page around them; the shell tells it at start. */
export interface RpcContext {
  readonly country: () => string;
  readonly locale: () => Locale;
  /** Who is signed in. */
  readonly person: () => string | null;
  /** Calls the listener whenever one of the above may have changed. */
  readonly subscribe: (listener: () => void) => () => void;
}

let context: RpcContext = {
  country: () => DEFAULT_COUNTRY,
  locale: () => DEFAULT_LOCALE,
  person: () => null,
  subscribe: () => () => undefined,
};

export function configureRpc(given: RpcContext): void {
  context = given;
}

export function rpcCountry(): string {
  return context.country();
}

export function subscribeRpcCountry(listener: () => void): () => void {
  return context.subscribe(listener);
}

interface Exchange {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

async function exchange({ path, body, headers, signal }: Exchange): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      credentials: "same-origin",
      headers: {
        accept: "application/json",
        "accept-language": context.locale(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    text = await response.text();
    tellReach(true);
  } catch (error) {
    if (signal?.aborted) throw error;
    tellReach(false);
    throw new RpcError({
      status: 0,
      network: true,
      errors: [{ code: "network", message: noAnswer() }],
    });
  }
  if (!response.ok) throw failureOf(response, text);
  return parsed(text);
}

/** Whether the machine itself says that it is off the net, or the server alone did not answer. */
function noAnswer(): string {
  const { networkUnavailable, noNetwork } = currentWords().messages;
  return globalThis.navigator?.onLine === false ? networkUnavailable : noNetwork;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function failureOf(response: Response, text: string): RpcError {
  const body = parsed(text);
  const given = isObject(body) && Array.isArray(body.errors) ? (body.errors as RpcIssue[]) : [];
  // An older server says it with a 500; to the person it is the same event.
  const expired = response.status === 500 && text.includes(EXPIRED_TOKEN_MARK);
  const status = expired ? 401 : response.status;
  const code = codeOfStatus(status);
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new RpcError({
    status,
    network: false,
    errors: given.length > 0 && !expired ? given : [{ code, message: currentWords().errors[code] }],
    ...(isObject(body) && typeof body.request_id === "string" ? { requestId: body.request_id } : {}),
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  });
}

function envelope(request: CallNames & Asked & CallSettings) {
  return {
    service: request.service,
    action: request.action,
    type: request.type,
    country: request.country ?? context.country(),
    api_key: API_KEY,
    ...(request.idempotencyKey === undefined ? {} : { idempotency_key: request.idempotencyKey }),
    attributes: request.attributes ?? {},
  };
}

/** One call, whose answer has the type that its names declare. */
export function call<const C extends CallNames>(
  request: C & Asked<InputNamed<C>> & CallSettings,
): Promise<RpcAnswer<AnswerNamed<C>>> {
  return send(request);
}

/**
 * A call by names that are not known here; the caller says what it answers. When the session has ended it stays pending
 * until the person has signed in again or left.
 */
export async function send(request: CallNames & Asked & CallSettings): Promise<RpcAnswer<never>> {
  // Made once: a repeated call must be the same call, in the country it was meant for and by the person who made it.
  const body = envelope(request);
  const person = context.person();
  for (;;) {
    try {
      return (await exchange({ path: API, body, signal: request.signal })) as RpcAnswer<never>;
    } catch (error) {
      if (!(error instanceof RpcError) || error.status !== 401) throw error;
      const isTheirs = person !== null && context.person() === person;
      if (!isTheirs || !(await waitForSignIn(request.signal))) throw error;
    }
  }
}

export async function login(credentials: { login: string; password: string }): Promise<SignedIn> {
  const body = {
    ...envelope({ service: "session", action: "login", type: "default", country: "BR" }),
    attributes: credentials,
  };
  const answer = (await exchange({ path: `${API}/login`, body })) as RpcAnswer<SignedIn>;
  return answer.attributes;
}

/** Never waits for a sign-in: whoever leaves is gone, whether or not the session still was. */
export async function logout(): Promise<void> {
  const body = envelope({ service: "session", action: "logout", type: "default" });
  await exchange({ path: API, body }).catch(() => undefined);
}

const RECOVERY = { "x-recovery-key": API_KEY };

export async function askRecovery(login: string): Promise<void> {
  await exchange({ path: `${API}/recovery`, body: { login }, headers: RECOVERY });
}

export async function choosePassword(token: string, password: string): Promise<void> {
  await exchange({ path: `${API}/recovery/check`, body: { token, password }, headers: RECOVERY });
}

export type OfferedProposal = AnswerNamed<typeof VIEW>;
const VIEW = { service: "proposal", type: "link", action: "view" } as const;

export async function viewProposal(token: string, signal?: AbortSignal): Promise<OfferedProposal> {
  const answer = await exchange({ path: `${API}/proposal/view`, body: { token }, signal });
  return (answer as RpcAnswer<OfferedProposal>).attributes;
}

export type ProposalAnswer = InputNamed<typeof ANSWER>;
const ANSWER = { service: "proposal", type: "link", action: "answer" } as const;

export async function answerProposal(answer: ProposalAnswer): Promise<void> {
  await exchange({ path: `${API}/proposal/answer`, body: answer });
}

export type LinkedCertificate = AnswerNamed<typeof VIEW_CERTIFICATE>;
const VIEW_CERTIFICATE = { service: "service", type: "certificate_link", action: "view" } as const;

export async function viewCertificate(token: string, signal?: AbortSignal): Promise<LinkedCertificate> {
  const answer = await exchange({ path: `${API}/certificate/view`, body: { token }, signal });
  return (answer as RpcAnswer<LinkedCertificate>).attributes;
}

export type CertificateAnswer = InputNamed<typeof ANSWER_CERTIFICATE>;
const ANSWER_CERTIFICATE = { service: "service", type: "certificate_link", action: "answer" } as const;

export async function answerCertificate(answer: CertificateAnswer): Promise<void> {
  await exchange({ path: `${API}/certificate/answer`, body: answer });
}

export type LinkedPreInvoice = AnswerNamed<typeof VIEW_PRE_INVOICE>;
const VIEW_PRE_INVOICE = { service: "billing", type: "pre_invoice_link", action: "view" } as const;

export async function viewPreInvoice(token: string, signal?: AbortSignal): Promise<LinkedPreInvoice> {
  const answer = await exchange({ path: `${API}/pre-invoice/view`, body: { token }, signal });
  return (answer as RpcAnswer<LinkedPreInvoice>).attributes;
}

export type PreInvoiceAnswer = InputNamed<typeof ANSWER_PRE_INVOICE>;
const ANSWER_PRE_INVOICE = { service: "billing", type: "pre_invoice_link", action: "answer" } as const;

export async function answerPreInvoice(answer: PreInvoiceAnswer): Promise<void> {
  await exchange({ path: `${API}/pre-invoice/answer`, body: answer });
}

export type DemoRole =
  | "operations"
  | "classifier"
  | "billing"
  | "customer"
  | "administrator"
  | "developer"
  | "operationsArgentina";

export interface PublicConfig {
  readonly demo: readonly { readonly login: string; readonly role: DemoRole }[] | null;
  readonly demo_password: string | null;
  readonly chat_widget: string | null;
  readonly map_tiles: string | null;
  readonly links: Links;
  readonly embedded_links: readonly string[];
}

export async function publicConfig(): Promise<PublicConfig> {
  return (await exchange({ path: `${API}/config` })) as PublicConfig;
}

export const EVENTS_PATH = `${API}/events`;
