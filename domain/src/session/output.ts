/** What the calls of a session answer: who is signed in, where else, and their colleagues' views. */
import { z } from "zod";
import { sessionUserOutput } from "../access/session-user-output.ts";
import { LOCALES } from "../kernel/locale.ts";
import { instantOutput, listOutput, objectOutput, rowNameOutput } from "../kernel/output.ts";

export const signedInOutput = objectOutput({
  user_id: z.string(),
  user: sessionUserOutput,
  /** What somebody chose for themselves and nobody else needs to know. */
  preferences: objectOutput({ digest: z.boolean() }),
});

/** Where the token is to be sent by the browser, and until when it holds. */
export const handoverOutput = objectOutput({
  address: z.string(),
  token: z.string(),
  expires_at: instantOutput,
});
export const handedOverOutput = objectOutput({
  user_id: z.string(),
  name: z.string(),
  login: z.string(),
  /** Which application the token was made for: another refuses whoever comes with it. */
  application: z.string(),
});

/** What to name when one asks again. */
export const askedSupportOutput = objectOutput({ reference: z.string(), to: z.string() });

const openSession = objectOutput({
  id: z.string(),
  created_at: instantOutput,
  last_seen_at: instantOutput,
  address: z.string(),
  agent: z.string(),
  current: z.boolean(),
});
export const openSessionsOutput = listOutput(openSession);
export type OpenSession = z.infer<typeof openSession>;

export const preferencesOutput = objectOutput({
  locale: z.enum(LOCALES).exactOptional(),
  digest: z.boolean().exactOptional(),
});

const teamView = objectOutput({
  id: z.string(),
  name: z.string(),
  record: z.string(),
  query: z.string().nullable(),
  columns: z.string().nullable(),
  owner: rowNameOutput,
});
export const teamViewsOutput = listOutput(teamView);
export type TeamView = z.infer<typeof teamView>;

export const readNoticesOutput = objectOutput({ read: z.number().int() });
