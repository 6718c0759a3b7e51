-- Members who requested erasure, or whose data is held.
create table erasure (
  member text collate "C" primary key,
  requested_at timestamptz,
  due timestamptz,
  held_at timestamptz,
  held_by text collate "C",
  hold_reason text
);
create index on erasure (due) where held_at is null;

-- Members who are not verified, with the time at which their accounts lapse.
create table unverified (
  member text collate "C" primary key,
  lapses_at timestamptz not null
);
create index on unverified (lapses_at);
