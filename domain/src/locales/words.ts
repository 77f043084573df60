/** The shape of a language: typed by the definitions and the English texts, so that a missing word does not compile. */
import type { ErrorCode } from "../errors.ts";
import type { BASE_ATTRIBUTES } from "../kernel/record.ts";
import type { RecordWords } from "../kernel/words.ts";
import type { RecordKey, RecordOf } from "../records.ts";
import type { NoticeKind } from "../register/notification.ts";
import type { app } from "./en/app.ts";
import type { mail } from "./en/mail.ts";
import type { messages } from "./en/messages.ts";

export type { ErrorCode };

export type RecordsWords = { readonly [K in RecordKey]: RecordWords<RecordOf<K>> };

/** Every leaf of the English texts, as a text in another language. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

export type NoticeWords = Readonly<Record<NoticeKind, string>>;

export type BaseFieldName = (typeof BASE_ATTRIBUTES)[number] | "latitude" | "longitude";

export interface Words {
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly messages: Translated<typeof messages>;
  readonly records: RecordsWords;
  readonly baseFields: Readonly<Record<BaseFieldName, string>>;
  readonly app: Translated<typeof app>;
  readonly notices: NoticeWords;
  readonly mail: Translated<typeof mail>;
}
