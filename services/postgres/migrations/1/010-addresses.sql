-- Several accounts may claim an address until one verifies it, so passwords are found by a keyed hash of the address.
-- Null for older accounts, whose passwords are found by the member who holds the address.
alter table operational.credential add column address bytea;
create index on operational.credential (hash);

-- Emails of the last day, counted in order to limit the number sent to an address.
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
