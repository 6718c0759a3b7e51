-- Position up to which each reactor has read the log.
create table operational.reactor (
  name text primary key,
  position bigint not null
);

-- Pending and completed effects, such as emails. Rows are never deleted, because a row prevents a repetition.
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
