-- While there is a row, nothing is written to the log for members: the network is read-only.
create table operational.maintenance (
  one boolean primary key default true check (one),
  since timestamptz not null default now(),
  -- The member who began it; null for who works at a terminal.
  by text,
  message text not null
);
