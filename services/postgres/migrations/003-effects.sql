-- How far a reactor has read the log.
create table operational.reactor (
  name text primary key,
  position bigint not null
);

-- What has to go out, and what has gone out. Never deleted: a row is what keeps an effect from being repeated.
create table operational.effect (
  event_id uuid not null,
  effect text not null,
  member text not null,
  site text,
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (event_id, effect)
);
create index on operational.effect (due_at) where done_at is null;
