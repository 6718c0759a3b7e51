-- Changes of members' ways to log in that administrators asked for, until they are complete or stopped.
create table access_recovery (
  member text collate "C" primary key,
  -- Id (UUID) of the request.
  request text not null,
  way text not null,
  by text collate "C" not null,
  requested_at timestamptz not null,
  -- Time at which it happens; null while a second administrator must confirm it.
  due timestamptz,
  -- Time until which it can be confirmed; null if it needs no confirmation, or has it.
  lapses_at timestamptz
);
create index on access_recovery (due) where due is not null;
create index on access_recovery (requested_at);
