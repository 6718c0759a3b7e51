-- Tables of the projector. Earlier releases created them, and added columns, at each start, so the tables may exist,
-- and a process of such a release may be creating them now; both use this lock.
select pg_advisory_xact_lock(hashtext('projector.checkpoint'));

create schema if not exists projector;

-- Lag is `updated_at - event_at`; a step without events advances both by the same time. The last event identifies the
-- log.
create table if not exists projector.checkpoint (
  schema text primary key,
  position bigint not null,
  updated_at timestamptz not null default now(),
  handles text[],
  event_at timestamptz,
  batch_events int,
  batch_ms real,
  event_id uuid,
  event_stream text,
  event_revision int
);

create table if not exists projector.stop (
  schema text primary key,
  event_id uuid not null,
  type text not null,
  stream text not null,
  position bigint not null,
  error text not null,
  since timestamptz not null default now(),
  tried_at timestamptz default now(),
  tries int not null default 1
);

create table if not exists projector.replay (
  id uuid primary key,
  projections text[] not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  fresh boolean not null default false,
  state text not null default 'waiting',
  wish text not null default 'run',
  done bigint not null default 0,
  total bigint not null default 0,
  share real not null default 0,
  rate real,
  remaining_s real,
  yielding boolean not null default false,
  error text,
  comparison jsonb not null default '[]',
  started_at timestamptz,
  finished_at timestamptz,
  heartbeat timestamptz,
  joined_by text[] not null default '{}',
  -- Replays requested by a release without this column count as started.
  begun boolean not null default true
);
create unique index if not exists replay_open on projector.replay (projections)
  where state not in ('done', 'failed', 'cancelled');

create table if not exists projector.audit (
  id uuid primary key,
  kind text not null,
  projections text[] not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  state text not null default 'waiting',
  share real not null default 0,
  position bigint,
  drift bigint,
  result jsonb not null default '[]',
  error text,
  started_at timestamptz,
  finished_at timestamptz,
  heartbeat timestamptz
);

-- Processes with their metrics. Rows are written every second, and deleted a minute after the process has ended.
create table if not exists projector.process (
  id uuid primary key,
  kind text not null,
  pid int not null,
  host text not null,
  started_at timestamptz not null default now(),
  at timestamptz not null default now(),
  figures jsonb not null
) with (fillfactor = 50);

do $$ begin
  -- The columns are checked first, because `alter table` waits for running audits and blocks all other queries
  -- meanwhile.
  if not exists (select from pg_attribute
    where attrelid = 'projector.checkpoint'::regclass and attname = 'event_revision') then
    alter table projector.checkpoint
      add column if not exists handles text[],
      add column if not exists event_at timestamptz,
      add column if not exists batch_events int,
      add column if not exists batch_ms real,
      add column if not exists event_id uuid,
      add column if not exists event_stream text,
      add column if not exists event_revision int;
  end if;
  if not exists (select from pg_attribute where attrelid = 'projector.replay'::regclass and attname = 'begun') then
    alter table projector.replay
      add column if not exists joined_by text[] not null default '{}',
      add column if not exists begun boolean not null default true;
  end if;
end $$;
