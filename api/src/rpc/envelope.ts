/** The wire shape of a call, and nothing else knows it. */
import { z } from "zod";
import { refuse } from "./failure.ts";

export const envelopeInput = z.strictObject({
  service: z.string().max(60),
  action: z.string().max(60),
  type: z.string().max(60).default("default"),
  country: z.string().max(60).nullish(),
  api_key: z.string().max(200).nullish(),
  token: z.string().max(200).nullish(),
  idempotency_key: z.string().min(1).max(100).nullish(),
  reference_id: z.string().max(60).nullish(),
  credentials: z.unknown().optional(),
  attributes: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((attributes) => attributes ?? {}),
});

export type Envelope = z.infer<typeof envelopeInput>;

export function readEnvelope(body: unknown): Envelope {
  const result = envelopeInput.safeParse(body);
  if (result.success) return result.data;
  const [first] = result.error.issues;
  throw refuse("bad_request", first?.path.map(String).join(".") || undefined);
}
