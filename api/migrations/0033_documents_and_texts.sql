create table "authenticated_document" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "numero_certificado" text not null,
  "nome_documento" text not null,
  "nome_tipo_documento" text,
  "tipo_documento" text,
  "tipo_produto" text,
  "quantidade" text,
  "navio" text,
  "origem" text,
  "destino" text,
  "data_criacao" date not null,
  "validade" date not null,
  "usuario_adm" text,
  "descricao" text,
  "observacao" text,
  "usuario_cadastro" text,
  "author_id" uuid,
  "documento" text,
  "hash" text not null,
  "paper_hash" text,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "authenticated_document" add constraint "authenticated_document_pkey" primary key (id);

alter table "authenticated_document" add constraint "authenticated_document_country_hash_numero_certificado_key" unique ("country", "hash", "numero_certificado");

alter table "authenticated_document" add constraint "authenticated_document_author_id_fkey" foreign key ("author_id") references "user" (id);

create index "authenticated_document_title_sort_id_idx" on "authenticated_document" ("title_sort", "id");

create index "authenticated_document_country_title_sort_id_idx" on "authenticated_document" ("country", "title_sort", "id");

create index "authenticated_document_author_id_title_sort_id_idx" on "authenticated_document" ("author_id", "title_sort", "id");

create index "authenticated_document_country_data_criacao_id_idx" on "authenticated_document" ("country", "data_criacao", "id");

create index "authenticated_document_hash_id_idx" on "authenticated_document" ("hash", "id");

create index "authenticated_document_paper_hash_id_idx" on "authenticated_document" ("paper_hash", "id");

create index "authenticated_document_search_idx" on "authenticated_document" using gin (search_text gin_trgm_ops);

create table "certificate_text" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "customer_id" uuid,
  "part" text not null,
  "language" text not null,
  "kinds" text[],
  "text" text not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "certificate_text" add constraint "certificate_text_pkey" primary key (id);

alter table "certificate_text" add constraint "certificate_text_part_check_26e0ce4a" check ("part" in ('opening', 'consignee', 'notify_party', 'bill_of_lading', 'letter_of_credit', 'condition', 'fumigation', 'basis', 'remarks'));

alter table "certificate_text" add constraint "certificate_text_language_check_c38ef4dc" check ("language" in ('pt', 'en', 'es', 'fr'));

alter table "certificate_text" add constraint "certificate_text_customer_id_fkey" foreign key ("customer_id") references "customer" (id);

create index "certificate_text_title_sort_id_idx" on "certificate_text" ("title_sort", "id");

create index "certificate_text_country_title_sort_id_idx" on "certificate_text" ("country", "title_sort", "id");

create index "certificate_text_customer_id_title_sort_id_idx" on "certificate_text" ("customer_id", "title_sort", "id");

create index "certificate_text_country_customer_id_id_idx" on "certificate_text" ("country", "customer_id", "id");

create index "certificate_text_search_idx" on "certificate_text" using gin (search_text gin_trgm_ops);
