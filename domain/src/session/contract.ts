/** Calls about the caller's own session. Logging in has a path of its own and is not among them. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { LOCALES } from "../kernel/locale.ts";

const session = { service: "session", type: "default", access: "signed-in" } as const;

export const sessionContracts = {
  logout: defineAction({ ...session, action: "logout", effect: "write", input: z.strictObject({}) }),
  load: defineAction({ ...session, action: "load", effect: "read", input: z.strictObject({}) }),
  list: defineAction({ ...session, action: "list", effect: "read", input: z.strictObject({}) }),
  revoke: defineAction({
    ...session,
    action: "revoke",
    effect: "write",
    input: z.strictObject({ id: z.string() }),
  }),
  changepassword: defineAction({
    ...session,
    action: "changepassword",
    effect: "write",
    input: z.strictObject({ current_password: z.string(), password: z.string() }),
  }),
  update: defineAction({
    ...session,
    action: "update",
    effect: "write",
    input: z.strictObject({ locale: z.enum(LOCALES).optional(), digest: z.boolean().optional() }),
  }),
  /** Views that colleagues of the same company offer for a list. */
  teamViews: defineAction({
    service: "session",
    type: "saved_view",
    action: "team",
    access: "signed-in",
    effect: "read",
    input: z.strictObject({ record: z.string().max(60) }),
  }),
  /** Marks all of the caller's notifications as read. */
  readNotices: defineAction({
    service: "session",
    type: "notification",
    action: "readall",
    access: "signed-in",
    effect: "write",
    input: z.strictObject({}),
  }),
} as const;
