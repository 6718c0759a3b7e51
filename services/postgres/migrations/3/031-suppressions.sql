-- Addresses to which no mail goes any more, as keyed hashes, because mail to them came back or its reader complained.
create table operational.suppression (
  address bytea primary key,
  reason text not null check (reason in ('bounce', 'complaint')),
  at timestamptz not null default now()
);
