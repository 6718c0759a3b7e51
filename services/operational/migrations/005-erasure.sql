-- Erasures that have begun: who, since when it was asked for, and where MemberErased stands in the log. A row without
-- `finished_at` is work that is left.
create table operational.erasure (
  member text primary key,
  requested_at timestamptz not null,
  erased_at timestamptz,
  position bigint,
  finished_at timestamptz
);
create index on operational.erasure (member) where finished_at is null;

-- The signed receipts, found by a token of which only the hash is kept.
create table operational.receipt (
  token_hash bytea primary key,
  receipt text not null
);
