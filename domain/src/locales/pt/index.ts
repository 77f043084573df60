import type { Words } from "../words.ts";
import { app } from "./app.ts";
import { baseFields } from "./base-fields.ts";
import { errors } from "./errors.ts";
import { mail } from "./mail.ts";
import { messages } from "./messages.ts";
import { notices } from "./notices.ts";
import { records } from "./records.ts";

export const words: Words = { app, baseFields, errors, mail, messages, notices, records };
