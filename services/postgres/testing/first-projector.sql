-- Tables of the projector as the first releases created them.
create schema if not exists projector;
create table if not exists projector.checkpoint (
  schema text primary key,
  position bigint not null,
  updated_at timestamptz not null default now()
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
  heartbeat timestamptz
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
