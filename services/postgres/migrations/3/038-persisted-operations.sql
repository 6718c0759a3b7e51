-- Operations of the releases that run or ran lately (services/operational/releases/operations.ts).
create table operational.persisted_operation (
  id text primary key,
  text text not null,
  seen_at timestamptz not null default now()
);
