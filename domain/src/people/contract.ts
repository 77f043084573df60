/** What is done with people beside keeping their records. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { objectOutput } from "../kernel/output.ts";

export const peopleContracts = {
  invite: defineAction({
    service: "register",
    type: "user",
    action: "invite",
    about: "Mails a link that works once, with which a new user chooses a password.",
    access: { permission: "create" },
    effect: "write",
    record: "user",
    input: z.strictObject({ id: z.string() }),
    output: objectOutput({ id: z.string(), login: z.string() }),
  }),
} as const;
