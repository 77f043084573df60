-- Child rows are changed in place. Two of them may swap the value that tells them apart, which is allowed as long as it
-- holds once the statement is done.
alter table "ship_holds" drop constraint "ship_holds_parent_id_number_key",
  add constraint "ship_holds_parent_id_number_key" unique ("parent_id", "number") deferrable initially immediate;
alter table "ship_hydrostatics" drop constraint "ship_hydrostatics_parent_id_draft_key",
  add constraint "ship_hydrostatics_parent_id_draft_key" unique ("parent_id", "draft") deferrable initially immediate;
alter table "barge_gauging" drop constraint "barge_gauging_parent_id_draft_key",
  add constraint "barge_gauging_parent_id_draft_key" unique ("parent_id", "draft") deferrable initially immediate;
alter table "variation_limits" drop constraint "variation_limits_parent_id_analysis_id_key",
  add constraint "variation_limits_parent_id_analysis_id_key" unique ("parent_id", "analysis_id") deferrable initially immediate;
alter table "scope_model_items" drop constraint "scope_model_items_parent_id_service_type_id_key",
  add constraint "scope_model_items_parent_id_service_type_id_key" unique ("parent_id", "service_type_id") deferrable initially immediate;
alter table "rule_tiers" drop constraint "rule_tiers_parent_id_from_volume_key",
  add constraint "rule_tiers_parent_id_from_volume_key" unique ("parent_id", "from_volume") deferrable initially immediate;
alter table "work_order_storage_plan" drop constraint "work_order_storage_plan_parent_id_hold_key",
  add constraint "work_order_storage_plan_parent_id_hold_key" unique ("parent_id", "hold") deferrable initially immediate;
alter table "work_order_scope" drop constraint "work_order_scope_parent_id_service_type_id_key",
  add constraint "work_order_scope_parent_id_service_type_id_key" unique ("parent_id", "service_type_id") deferrable initially immediate;
