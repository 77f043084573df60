-- What is said on a page of the field belongs to the conversation about the order, and names the page.
alter table "comment" add column "operation_id" uuid;

alter table "comment" add column "operation_page" text;

alter table "comment" add constraint "comment_operation_id_fkey" foreign key ("operation_id") references "operation" (id);

create index "comment_operation_id_title_sort_id_idx" on "comment" ("operation_id", "title_sort", "id");
