/** The wire shape of a call, and nothing else knows it. */
import { z } from "zod";
import { refuse } from "./failure.ts";

const LONGEST = {
  service: 60,
  action: 60,
  type: 60,
  country: 60,
  api_key: 200,
  token: 200,
  idempotency_key: 100,
  reference_id: 60,
} as const;

const optional = (longest: number) => z.string().max(longest).nullish();

export const envelopeInput = z.strictObject({
  service: z.string().max(LONGEST.service),
  action: z.string().max(LONGEST.action),
  type: z.string().max(LONGEST.type).default("default"),
  country: optional(LONGEST.country),
  api_key: optional(LONGEST.api_key),
  token: optional(LONGEST.token),
  idempotency_key: z.string().min(1).max(LONGEST.idempotency_key).nullish(),
  reference_id: optional(LONGEST.reference_id),
  credentials: z.unknown().optional(),
  attributes: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((attributes) => attributes ?? {}),
});

export type Envelope = z.infer<typeof envelopeInput>;

export function readEnvelope(body: unknown): Envelope {
  if (isUsual(body)) return { ...body, type: body.type ?? "default", attributes: body.attributes ?? {} };
  const result = envelopeInput.safeParse(body);
  if (result.success) return result.data;
  const [first] = result.error.issues;
  throw refuse("bad_request", first?.path.map(String).join(".") || undefined);
}

type Usual = Pick<Envelope, "service" | "action"> & Partial<Envelope>;

/**
 * Texts that are given and short enough, and nothing else: so nearly every call comes, and this much is seen in a tenth of
 * the time that the schema takes. Whatever else may be right or wrong with a call, the schema says.
 */
function isUsual(body: unknown): body is Usual {
  if (!isObject(body)) return false;
  for (const key of Object.keys(body)) {
    const value = body[key];
    if (key === "attributes") {
      if (!isObject(value)) return false;
    } else if (typeof value !== "string" || value === "" || !Object.hasOwn(LONGEST, key)) return false;
    else if (value.length > LONGEST[key as keyof typeof LONGEST]) return false;
  }
  return Object.hasOwn(body, "service") && Object.hasOwn(body, "action");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
