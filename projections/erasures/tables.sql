-- Members whose erasure is requested or on hold.
create table erasure (
  member text collate "C" primary key,
  requested_at timestamptz,
  due timestamptz,
  held_at timestamptz,
  held_by text collate "C",
  hold_reason text
);
create index on erasure (due) where held_at is null;

-- Unverified members, with the time at which their accounts are deleted.
create table unverified (
  member text collate "C" primary key,
  lapses_at timestamptz not null
);
create index on unverified (lapses_at);
