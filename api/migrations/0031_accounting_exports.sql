-- What was handed to accounting of a month: the same bytes whenever it is asked for again. A row closes its month.
create table accounting_export (
  country text not null,
  period text not null,
  csv text not null,
  json text not null,
  created_at timestamptz not null,
  created_by text not null,
  primary key (country, period)
);
