/** A certificate as its pages read it. */
import type { AnswerNamed } from "@plimsoll/domain/calls";

export const CERTIFICATES = { service: "service", type: "certificate" } as const;
export const CERTIFICATES_PATH = "/services/certificates";

const DESCRIBE = { ...CERTIFICATES, action: "describe" } as const;
export type Described = AnswerNamed<typeof DESCRIBE>;
const LOAD = { ...CERTIFICATES, action: "load" } as const;
export type Certificate = AnswerNamed<typeof LOAD>;
