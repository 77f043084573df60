/**
 * A document of somebody else's that we vouch for: what it is, from when to when it holds, and the fingerprint of its
 * file. The file itself stays with whoever has it. The names of the fields are those that clients of the authentication
 * service have always used.
 */
import { issue } from "../kernel/errors.ts";
import { file, reference } from "../kernel/field/relation.ts";
import { longText, text } from "../kernel/field/text.ts";
import { date } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";

/** Plain text, Word, and bytes that no kind is known of. */
export const DOCUMENT_TYPES: readonly string[] = [
  "text/plain",
  "application/octet-stream",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

/** What is claimed may carry a character set behind it. */
export function isAcceptedDocument(claimed: string): boolean {
  return DOCUMENT_TYPES.includes(claimed.split(";", 1)[0]?.trim().toLowerCase() ?? "");
}

const kept = { systemManaged: true } as const;
const line = (more: object = {}) => text({ max: 200, ...more });

/** What whoever hands it in says of it. */
export const TYPED_FIELDS = {
  numero_certificado: text({ required: true, max: 60, list: true, search: true }),
  nome_documento: text({ required: true, max: 200, list: true, search: true }),
  nome_tipo_documento: line({ list: true }),
  tipo_documento: line(),
  tipo_produto: line({ list: true }),
  quantidade: line(),
  navio: line({ list: true, search: true }),
  origem: line(),
  destino: line(),
  data_criacao: date({ required: true, list: true, filter: true }),
  validade: date({ required: true, list: true, filter: true }),
  usuario_adm: line(),
  descricao: longText({ max: 4000 }),
  observacao: longText({ max: 4000 }),
};

export const authenticatedDocument = defineRecord({
  key: "authenticated_document",
  service: "service",
  scope: "country",
  staffOnly: true,
  // What was vouched for is neither changed nor taken back; it runs out.
  actions: ["list", "load"],
  title: "numero_certificado",
  fields: {
    ...TYPED_FIELDS,
    usuario_cadastro: line({ ...kept, list: true }),
    author_id: reference("user", { ...kept, internal: true }),
    /** The name of the file that was handed in, and its fingerprint. */
    documento: text({ ...kept, max: 255 }),
    hash: text({ ...kept, required: true, max: 64 }),
    /** What was given for it. */
    paper: file({ accept: ["application/pdf"], section: "documents" }),
    paper_hash: text({ ...kept, max: 64 }),
  },
  unique: [["country", "hash", "numero_certificado"]],
  indexes: [["country", "data_criacao"], ["hash"], ["paper_hash"]],
  order: [["data_criacao", "desc"]],
  check: [
    ({ data_criacao: from, validade: until }) =>
      until < from ? [issue("end_before_begin", "validade")] : [],
  ],
});

/** It holds through its last day. */
export function isExpired(validUntil: string, today: string): boolean {
  return validUntil < today;
}
