-- Started erasures; one without `finished_at` is not complete.
create table operational.erasure (
  member text primary key,
  finished_at timestamptz
);
create index on operational.erasure (member) where finished_at is null;

-- Signed receipts of erasures, found by a token of which only the hash is stored.
create table operational.receipt (
  token_hash bytea primary key,
  receipt text not null
);
