/** The signed-in user as the wire shows them. Apart from what is worked out of it, which the screens need without schemas. */
import { z } from "zod";
import { LOCALES } from "../kernel/locale.ts";
import { listOutput, objectOutput, rowNameOutput } from "../kernel/output.ts";
import { ENTITY_TYPES } from "./actor.ts";

const address = objectOutput({
  street: z.string(),
  number: z.string().nullable(),
  zip: z.string().nullable(),
  city: rowNameOutput,
  state: rowNameOutput,
  country: objectOutput({ alpha2: z.string(), name: z.string() }),
});

const profile = objectOutput({
  id: z.string(),
  name: z.string(),
  entity: objectOutput({
    id: z.string(),
    name: z.string(),
    types: listOutput(z.enum(ENTITY_TYPES)),
    country: z.string().nullable(),
    legacy_id: z.number().int().nullable(),
    customer_id: z.string().nullable(),
  }),
  workunits: listOutput(objectOutput({ id: z.string(), name: z.string(), addresses: listOutput(address) })),
  services: listOutput(
    objectOutput({
      name: z.string(),
      types: listOutput(objectOutput({ name: z.string(), permissions: listOutput(z.string()) })),
    }),
  ),
});

export const sessionUserOutput = objectOutput({
  name: z.string(),
  country: z.string().nullable(),
  locale: z.enum(LOCALES).nullable(),
  profiles: listOutput(profile),
  is_map_classifier: z.boolean(),
  map_classifier_signature: z.string(),
  map_registration: z.string(),
  translate_message: z.boolean(),
});

export type SessionAddress = z.infer<typeof address>;
export type SessionProfile = z.infer<typeof profile>;
export type SessionUser = z.infer<typeof sessionUserOutput>;
