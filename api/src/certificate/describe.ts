/** What a certificate says at this moment, and what stands open before it is issued. */
import { isDeepStrictEqual } from "node:util";
import { arrange, type Speeches, type Texts } from "@plimsoll/domain/certificate/arrange";
import type { Content } from "@plimsoll/domain/certificate/content";
import type { CertificateKind } from "@plimsoll/domain/certificate/kinds";
import { type OpenPoint, openPoints } from "@plimsoll/domain/certificate/readiness";
import { standardTexts } from "@plimsoll/domain/certificate/standard-text";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { type Gathered, gatherFacts } from "./facts/gather.ts";
import { type FactRows, factRows } from "./facts/store.ts";
import { speechesOf } from "./speech.ts";

export interface CertificateRow extends WireRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly work_order_id: string;
  readonly kind: CertificateKind;
  readonly product_id: string | null;
  readonly languages: readonly Locale[];
  readonly texts: Texts | null;
  readonly status: string;
  readonly country: string;
  readonly number: string | null;
  readonly revision: number;
  readonly reason: string | null;
  readonly revises_id: string | null;
  readonly approved_content: Content | null;
  readonly content: Content | null;
}

export interface Described extends Gathered {
  /** The rows that it is written from: what it says is the same as long as they and its own row are. */
  readonly source: FactRows;
  readonly content: Content;
  readonly points: readonly OpenPoint[];
  readonly speeches: Speeches;
}

async function readSource({ db }: Pick<Call, "db">, row: CertificateRow): Promise<FactRows> {
  const source = await factRows(db, row.work_order_id, row.country);
  if (!source) throw refuse("not_found");
  return source;
}

/** Then it says the same, which takes far less to find out than to write it again. */
export async function isWrittenFromSame(call: Pick<Call, "db">, row: CertificateRow, { source }: Described) {
  return isDeepStrictEqual(await readSource(call, row), source);
}

export async function describe(call: Pick<Call, "db">, row: CertificateRow): Promise<Described> {
  const source = await readSource(call, row);
  const gathered = gatherFacts(source);
  const speeches = await speechesOf(row.kind, row.languages);
  const { facts, order } = gathered;
  const texts = {
    ...standardTexts(source.texts, { customerId: order.customer_id, kind: row.kind }),
    ...row.texts,
  };
  const content = asKept(
    arrange(
      facts,
      {
        kind: row.kind,
        languages: row.languages,
        productId: row.product_id,
        texts,
      },
      speeches,
    ),
  );
  const isChanged =
    row.approved_content !== null && !isDeepStrictEqual(content, asKept(row.approved_content));
  const points = openPoints(content, facts, { hasProduct: row.product_id !== null, isChanged });
  return { ...gathered, source, content, points, speeches };
}

/** As it comes back from the database: compared and kept in one form. */
function asKept(content: Content): Content {
  return JSON.parse(JSON.stringify(content)) as Content;
}
