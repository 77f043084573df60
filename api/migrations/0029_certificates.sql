create table "certificate" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "name" text not null,
  "work_order_id" uuid not null,
  "kind" text not null,
  "product_id" uuid,
  "languages" text[] not null,
  "texts" json,
  "note" text,
  "status" text not null,
  "number" text,
  "revision" integer not null,
  "issued_at" timestamp with time zone,
  "issuer" text,
  "hash" text,
  "code" text,
  "file_id" text,
  "approved_content" json,
  "content" json,
  "sent_at" timestamp with time zone,
  "answered_at" timestamp with time zone,
  "answered_by" text,
  "answer" text,
  "revises_id" uuid,
  "reason" text,
  "superseded_by_id" uuid,
  "canceled_reason" text,
  "author_id" uuid,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

alter table "certificate" add constraint "certificate_pkey" primary key (id);

alter table "certificate" add constraint "certificate_kind_check_8ff007cc" check ("kind" in ('quality', 'weight', 'hold_cleanliness', 'hold_sealing', 'hatch_tightness', 'draft_survey', 'origin', 'fumigation', 'classification_map', 'loading_supervision'));

alter table "certificate" add constraint "certificate_status_check_01c56109" check ("status" in ('draft', 'sent', 'approved', 'reproved', 'issued', 'superseded', 'canceled'));

alter table "certificate" add constraint "certificate_code_key" unique ("code");

alter table "certificate" add constraint "certificate_number_revision_key" unique ("number", "revision");

alter table "certificate" add constraint "certificate_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

alter table "certificate" add constraint "certificate_product_id_fkey" foreign key ("product_id") references "product" (id);

alter table "certificate" add constraint "certificate_revises_id_fkey" foreign key ("revises_id") references "certificate" (id);

alter table "certificate" add constraint "certificate_superseded_by_id_fkey" foreign key ("superseded_by_id") references "certificate" (id);

alter table "certificate" add constraint "certificate_author_id_fkey" foreign key ("author_id") references "user" (id);

create index "certificate_title_sort_id_idx" on "certificate" ("title_sort", "id");

create index "certificate_country_title_sort_id_idx" on "certificate" ("country", "title_sort", "id");

create index "certificate_work_order_id_title_sort_id_idx" on "certificate" ("work_order_id", "title_sort", "id");

create index "certificate_product_id_title_sort_id_idx" on "certificate" ("product_id", "title_sort", "id");

create index "certificate_revises_id_title_sort_id_idx" on "certificate" ("revises_id", "title_sort", "id");

create index "certificate_superseded_by_id_title_sort_id_idx" on "certificate" ("superseded_by_id", "title_sort", "id");

create index "certificate_author_id_title_sort_id_idx" on "certificate" ("author_id", "title_sort", "id");

create index "certificate_work_order_id_kind_id_idx" on "certificate" ("work_order_id", "kind", "id");

create index "certificate_country_status_created_at_id_idx" on "certificate" ("country", "status", "created_at", "id");

create index "certificate_hash_code_id_idx" on "certificate" ("hash", "code", "id");

create index "certificate_search_idx" on "certificate" using gin (search_text gin_trgm_ops);

-- Links with which a customer answers a draft without an account. Only the hash of the secret is kept.
create table certificate_link (
  token_hash bytea primary key,
  certificate_id uuid not null references certificate (id) on delete cascade,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index certificate_link_certificate_id_idx on certificate_link (certificate_id);

alter table "notification" drop constraint "notification_kind_check_b8ae5a31";

alter table "notification" add constraint "notification_kind_check_85d229e1" check ("kind" in ('rights_changed', 'import_finished', 'import_failed', 'job_failed', 'assigned', 'mentioned', 'order_canceled', 'proposal_accepted', 'proposal_refused', 'nomination_received', 'nomination_accepted', 'nomination_refused', 'approval_asked', 'approval_waiting', 'classification_final', 'certificate_approved', 'certificate_reproved'));
