-- Files whose row is gone. Their bytes stay for a while: a backup that began before still wants them.
create table removed_file (
  id uuid primary key,
  at timestamptz not null
);

-- Which installation this database is. The same word lies beside the bytes of its files, so that they are swept by
-- nobody but the one whose rows name them.
create table installation (
  id uuid primary key default gen_random_uuid()
);
insert into installation default values;
