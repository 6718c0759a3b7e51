-- Erasures that have started. A row without `finished_at` is work that is left.
create table operational.erasure (
  member text primary key,
  finished_at timestamptz
);
create index on operational.erasure (member) where finished_at is null;

-- The signed receipts of erasures, found by a token of which only the hash is kept.
create table operational.receipt (
  token_hash bytea primary key,
  receipt text not null
);
