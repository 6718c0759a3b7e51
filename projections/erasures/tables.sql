-- Members who asked to be forgotten, or whose data an administrator holds; nobody else has a row.
create table erasure (
  member text collate "C" primary key,
  requested_at timestamptz,
  due timestamptz,
  held_at timestamptz,
  held_by text collate "C",
  hold_reason text
);
create index on erasure (due) where held_at is null;

-- Members who have not verified yet, and when their accounts lapse.
create table unverified (
  member text collate "C" primary key,
  lapses_at timestamptz not null
);
create index on unverified (lapses_at);
