alter table "report_run" drop constraint "report_run_state_check_b09a11f4";

alter table "operation_report" drop constraint "operation_report_state_check_b09a11f4";

alter table "report_run" add constraint "report_run_state_check_5b5a1eda" check ("state" in ('waiting', 'running', 'done', 'canceled', 'refused', 'failed'));

alter table "operation_report" add constraint "operation_report_state_check_5b5a1eda" check ("state" in ('waiting', 'running', 'done', 'canceled', 'refused', 'failed'));
