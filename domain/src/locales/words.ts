/**
 * A whole language. Words stand beside their feature (`<room>/words/<language>.ts`); what belongs to every feature is
 * typed here by the catalogues, so that a record without words or a refusal without a sentence does not compile.
 */
import type { ErrorCode } from "../errors.ts";
import type { BASE_ATTRIBUTES } from "../kernel/record.ts";
import type {
  AnyRecordWords,
  Named,
  RecordsWords,
  RecordWords,
  SharedLabels,
  Translated,
} from "../kernel/words.ts";
import type { RECORDS, RecordKey, RecordOf } from "../records.ts";
import type { NoticeKind } from "../register/notification.ts";
import type * as english from "./en/features.ts";
import type { Merged } from "./merge.ts";

export { merge } from "./merge.ts";

type English = Merged<typeof english>;

/** Of what every row has before its own fields, of attributes that a kind brings along, and of fields that many share. */
type Labels = Named<(typeof BASE_ATTRIBUTES)[number] | keyof SharedLabels>;

interface Said {
  readonly errors: Named<ErrorCode>;
  readonly notices: Named<NoticeKind>;
  readonly labels: Labels;
  readonly messages: Translated<English["messages"]>;
  readonly app: Translated<English["app"]>;
  readonly mail: Translated<English["mail"]>;
  readonly printed: Translated<English["printed"]>;
  readonly routes: Translated<English["routes"]>;
}

/** As the features write them: a field with a shared label needs none of its own. */
export interface OwnWords extends Said {
  readonly records: RecordsWords<typeof RECORDS>;
}

export interface Words extends Said {
  readonly records: { readonly [K in RecordKey]: RecordWords<RecordOf<K>> };
}

/** What only the server says: in letters and on paper. */
type ServerPart = "mail" | "printed";
/** What is said behind the sign-in alone. */
type InsidePart = "records" | "routes";

/** A language as screens know it, which come by it in two parts: what is said before somebody signed in, and the rest. */
export type ScreenWords = Omit<Words, ServerPart>;
export type EntranceWords = Omit<OwnWords, ServerPart | InsidePart>;
export type InsideWords = Pick<OwnWords, InsidePart>;

/** The language with the shared labels in every record. */
export function complete<Own extends Pick<OwnWords, "labels" | "records">>(
  own: Own,
): Omit<Own, "records"> & Pick<Words, "records"> {
  const records = Object.entries<AnyRecordWords>(own.records as never).map(([key, words]) => [
    key,
    { ...words, ...labelled(words, own.labels), ...childrenOf(words, own.labels) },
  ]);
  return { ...own, records: Object.fromEntries(records) };
}

type Fields = AnyRecordWords["fields"];

/** Which of them a record has is known by its definition alone, which the first page does not load: so they stand behind. */
function labelled({ fields }: { readonly fields: Fields }, labels: Labels): { fields: Fields } {
  return { fields: Object.assign(Object.create(labels), fields) };
}

function childrenOf({ children }: AnyRecordWords, labels: Labels): Pick<AnyRecordWords, "children"> {
  if (children === undefined) return {};
  const labelledOnes = Object.entries(children).map(([name, words]) => [
    name,
    { ...words, ...labelled(words, labels) },
  ]);
  return { children: Object.fromEntries(labelledOnes) };
}
