-- A row means that the network is read-only: no member's command appends to the log.
create table operational.maintenance (
  one boolean primary key default true check (one),
  since timestamptz not null default now(),
  -- The member who started the maintenance; null if it was started from a terminal.
  by text,
  message text not null
);
