/**
 * Calls about attachments. They ask for a session only: the rights of a file are those of the record that owns it,
 * load to see it and update to add, turn or remove it, and are asked when the owner is known.
 */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { idOutput, listOutput } from "../kernel/output.ts";
import { evidenceInput } from "./evidence.ts";
import { markupSchema } from "./markup.ts";
import { attachmentOutput, ROTATIONS } from "./output.ts";

const attachment = { service: "filemanager", type: "attachment", access: "signed-in" } as const;

export const fileContracts = {
  create: defineAction({
    ...attachment,
    action: "create",
    about:
      "Stores a file sent as a data URL; sent again under the same id, it is stored once. Larger ones go to POST /api/files.",
    effect: "write",
    input: z.strictObject({
      id: z.string().optional(),
      name: z.string().min(1).max(255),
      file: z.string(),
      reference_id: z.string(),
      field: z.string().max(60).nullish(),
      ...evidenceInput,
    }),
    output: attachmentOutput,
  }),
  list: defineAction({
    ...attachment,
    action: "list",
    about: "The files of a row, or of one of its fields.",
    effect: "read",
    input: z.strictObject({ reference_id: z.string(), field: z.string().max(60).nullish() }),
    output: listOutput(attachmentOutput),
  }),
  update: defineAction({
    ...attachment,
    action: "update",
    about: "Turns a picture, draws over it, or renames a file. What a photo proves stays as it was sent.",
    effect: "write",
    input: z.strictObject({
      id: z.string(),
      version: z.number().int(),
      rotation: z.literal(ROTATIONS).optional(),
      name: z.string().min(1).max(255).optional(),
      /** The whole layer; an empty one takes it away. */
      markup: markupSchema.optional(),
    }),
    output: attachmentOutput,
  }),
  delete: defineAction({
    ...attachment,
    action: "delete",
    about: "Removes a file.",
    effect: "write",
    input: z.strictObject({ id: z.string() }),
    output: idOutput,
  }),
} as const;
