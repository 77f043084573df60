/** A stored file as the calls about attachments answer it. */
import { z } from "zod";
import { decimalOutput, instantOutput, listOutput, objectOutput, rowNameOutput } from "../kernel/output.ts";
import { EVIDENCE_ORIGINS } from "./evidence.ts";
import { shapeSchema } from "./markup.ts";

export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

export const attachmentOutput = objectOutput({
  id: z.string(),
  /** The row that owns it, and of which type that is. */
  reference_id: z.string(),
  reference_type: z.string(),
  field: z.string().nullable(),
  name: z.string(),
  media_type: z.string(),
  size: z.number().int(),
  hash: z.string(),
  original_hash: z.string().nullable(),
  /** By the camera's clock; `created_at` is the server's. */
  captured_at: instantOutput.nullable(),
  /** The item of a checklist that it shows. */
  item: z.string().nullable(),
  latitude: decimalOutput.nullable(),
  longitude: decimalOutput.nullable(),
  /** In metres. */
  accuracy: decimalOutput.nullable(),
  /** Whether the photo itself says where and when, or the device did. */
  place_origin: z.enum(EVIDENCE_ORIGINS).nullable(),
  time_origin: z.enum(EVIDENCE_ORIGINS).nullable(),
  markup: listOutput(shapeSchema),
  rotation: z.literal(ROTATIONS),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  created_at: instantOutput,
  version: z.number().int(),
  /** Who added it; comes with the list of a row's files. */
  user: rowNameOutput.nullable().optional(),
});

export type Attachment = z.infer<typeof attachmentOutput>;
