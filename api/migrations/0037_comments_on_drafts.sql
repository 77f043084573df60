alter table "notification" drop constraint "notification_kind_check_f9c3a7e5";

create table "certificate_comment" (
  "id" uuid not null,
  "version" integer default 1 not null,
  "active" boolean default true not null,
  "country" text not null,
  "created_at" timestamp with time zone default now() not null,
  "updated_at" timestamp with time zone default now() not null,
  "author_name" text not null,
  "author_id" uuid,
  "certificate_id" uuid not null,
  "work_order_id" uuid not null,
  "section" text not null,
  "text" text not null,
  "draft_version" integer not null,
  "from_customer" boolean not null,
  "title_sort" text collate "C" not null,
  "search_text" text default '' not null
);

-- So many side by side become so many on a page: 1, 2 and 3 were about 2, 4 and 9.
alter table "operation_report" rename column "across" to "photos_per_page";

update "operation_report" set "photos_per_page" = case "photos_per_page" when 1 then 2 when 2 then 4 else 9 end;

-- So many side by side become so many on a page: 1, 2 and 3 were about 2, 4 and 9.
alter table "report_configuration" rename column "across" to "photos_per_page";

update "report_configuration" set "photos_per_page" = case "photos_per_page" when 1 then 2 when 2 then 4 else 9 end;

alter table "notification" add constraint "notification_kind_check_93cb64f9" check ("kind" in ('rights_changed', 'import_finished', 'import_failed', 'job_failed', 'assigned', 'mentioned', 'order_canceled', 'proposal_accepted', 'proposal_refused', 'nomination_received', 'nomination_accepted', 'nomination_refused', 'approval_asked', 'approval_waiting', 'classification_final', 'certificate_approved', 'certificate_reproved', 'certificate_commented', 'report_done', 'report_refused'));

alter table "certificate_comment" add constraint "certificate_comment_pkey" primary key (id);

alter table "certificate_comment" add constraint "certificate_comment_section_check_4008492d" check ("section" in ('whole', 'parties', 'voyage', 'results', 'defects', 'results_by_hold', 'weights', 'comparison', 'holds', 'seals', 'hatches', 'drafts', 'lots', 'samples', 'events', 'revisions', 'opening', 'consignee', 'notify_party', 'bill_of_lading', 'letter_of_credit', 'condition', 'fumigation', 'basis', 'remarks', 'limitation', 'signatory'));

alter table "certificate_comment" add constraint "certificate_comment_author_id_fkey" foreign key ("author_id") references "user" (id);

alter table "certificate_comment" add constraint "certificate_comment_certificate_id_fkey" foreign key ("certificate_id") references "certificate" (id);

alter table "certificate_comment" add constraint "certificate_comment_work_order_id_fkey" foreign key ("work_order_id") references "work_order" (id);

create index "certificate_comment_title_sort_id_idx" on "certificate_comment" ("title_sort", "id");

create index "certificate_comment_country_title_sort_id_idx" on "certificate_comment" ("country", "title_sort", "id");

create index "certificate_comment_author_id_title_sort_id_idx" on "certificate_comment" ("author_id", "title_sort", "id");

create index "certificate_comment_certificate_id_title_sort_id_idx" on "certificate_comment" ("certificate_id", "title_sort", "id");

create index "certificate_comment_work_order_id_title_sort_id_idx" on "certificate_comment" ("work_order_id", "title_sort", "id");

create index "certificate_comment_certificate_id_created_at_id_idx" on "certificate_comment" ("certificate_id", "created_at", "id");
