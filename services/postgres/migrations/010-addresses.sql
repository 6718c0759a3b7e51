-- Several accounts may claim an address until one of them verifies it: their passwords are found by a keyed hash of it.
-- Null for accounts from before: they are found as the holder of the address.
alter table operational.credential add column address bytea;
create index on operational.credential (hash);

-- Letters of the last day, counted so that nobody's inbox is flooded.
create table operational.letter (
  event_id uuid not null,
  effect text not null,
  address bytea not null,
  member text not null,
  sent_at timestamptz not null default now(),
  primary key (event_id, effect)
);
create index on operational.letter (address);
create index on operational.letter (member);
create index on operational.letter (sent_at);
