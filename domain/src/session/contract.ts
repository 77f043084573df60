/** Calls about the caller's own session. Logging in has a path of its own and is not among them; recovering a password needs no session. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { LOCALES } from "../kernel/locale.ts";
import { idOutput, nothingOutput } from "../kernel/output.ts";
import {
  askedSupportOutput,
  handedOverOutput,
  handoverOutput,
  openSessionsOutput,
  preferencesOutput,
  readNoticesOutput,
  signedInOutput,
  teamViewsOutput,
} from "./output.ts";

const session = { service: "session", type: "default", access: "signed-in" } as const;

/** For whoever cannot sign in; the client's key goes into a header of its own. */
const recovery = {
  service: "session",
  type: "recovery",
  access: "public",
  effect: "write",
  keyHeader: "x-recovery-key",
} as const;

export const sessionContracts = {
  askRecovery: defineAction({
    ...recovery,
    action: "ask",
    path: "/api/recovery",
    about: "Mails a link for a new password; the answer never tells whether there is such an account.",
    input: z.strictObject({ login: z.string().max(300) }),
    output: nothingOutput,
  }),
  chooseNewPassword: defineAction({
    ...recovery,
    action: "check",
    path: "/api/recovery/check",
    about:
      "Chooses the new password with the token of that link, once; sent again, it is answered as the first time.",
    input: z.strictObject({ token: z.string().max(300), password: z.string().max(1000) }),
    output: nothingOutput,
  }),
  /** The card of the cotton application: who may see it may be handed over. */
  handover: defineAction({
    service: "cotton",
    type: "default",
    action: "handover",
    about:
      "A token that tells the cotton application who comes: made for this one visit, good for two minutes and for nothing here.",
    access: { permission: "list" },
    effect: "write",
    answeredOnce: false,
    input: z.strictObject({ link: z.enum(["cotton", "cotton_loading"]).default("cotton") }),
    output: handoverOutput,
  }),
  handoverContainer: defineAction({
    service: "container",
    type: "default",
    action: "handover",
    about: "The same for the container application.",
    access: { permission: "list" },
    effect: "write",
    answeredOnce: false,
    input: z.strictObject({}),
    output: handoverOutput,
  }),
  handoverGrading: defineAction({
    service: "grading_tre",
    type: "default",
    action: "handover",
    about: "The same for the grading application.",
    access: { permission: "list" },
    effect: "write",
    answeredOnce: false,
    input: z.strictObject({}),
    output: handoverOutput,
  }),
  redeemHandover: defineAction({
    service: "cotton",
    type: "handover",
    action: "redeem",
    access: "public",
    effect: "write",
    answeredOnce: false,
    path: "/api/cotton/handover",
    about:
      "For the sibling applications: who a token stands for and which of them it was made for, once and while it lasts.",
    input: z.strictObject({ token: z.string().max(300) }),
    output: handedOverOutput,
  }),
  askSupport: defineAction({
    ...session,
    action: "asksupport",
    about:
      "Mails a question to whoever supports the installation, with who asks and from which page; answers go to the caller.",
    effect: "write",
    input: z.strictObject({
      subject: z.string().max(120),
      text: z.string().max(4000),
      /** What the screen adds so that nobody has to ask back: page, browser, what waits to be sent. */
      details: z.string().max(2000).optional(),
    }),
    output: askedSupportOutput,
  }),
  logout: defineAction({
    ...session,
    action: "logout",
    about: "Ends the session.",
    effect: "write",
    input: z.strictObject({}),
    output: nothingOutput,
  }),
  load: defineAction({
    ...session,
    action: "load",
    about: "Who the caller is: user, profile, permissions, countries and language.",
    effect: "read",
    input: z.strictObject({}),
    output: signedInOutput,
  }),
  list: defineAction({
    ...session,
    action: "list",
    about: "The caller's open sessions, on every device.",
    effect: "read",
    input: z.strictObject({}),
    output: openSessionsOutput,
  }),
  revoke: defineAction({
    ...session,
    action: "revoke",
    about: "Ends one of the caller's sessions.",
    effect: "write",
    input: z.strictObject({ id: z.string() }),
    output: idOutput,
  }),
  changepassword: defineAction({
    ...session,
    action: "changepassword",
    about: "A new password; every other session of the caller ends.",
    effect: "write",
    answeredOnce: false,
    input: z.strictObject({ current_password: z.string(), password: z.string() }),
    output: nothingOutput,
  }),
  update: defineAction({
    ...session,
    action: "update",
    about: "The caller's language, and whether unread notifications are mailed once a day.",
    effect: "write",
    input: z.strictObject({ locale: z.enum(LOCALES).optional(), digest: z.boolean().optional() }),
    output: preferencesOutput,
  }),
  teamViews: defineAction({
    service: "session",
    type: "saved_view",
    action: "team",
    about: "Views of a list that colleagues of the same company share.",
    access: "signed-in",
    effect: "read",
    input: z.strictObject({ record: z.string().max(60) }),
    output: teamViewsOutput,
  }),
  readNotices: defineAction({
    service: "session",
    type: "notification",
    action: "readall",
    about: "Marks all notifications of the caller as read.",
    access: "signed-in",
    effect: "write",
    input: z.strictObject({}),
    output: readNoticesOutput,
  }),
} as const;
