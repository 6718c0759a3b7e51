-- Columns and tables of the projector that releases before migration 013 added at each start.
alter table projector.checkpoint
  add column if not exists handles text[],
  add column if not exists event_at timestamptz,
  add column if not exists batch_events int,
  add column if not exists batch_ms real,
  add column if not exists event_id uuid,
  add column if not exists event_stream text,
  add column if not exists event_revision int;
alter table projector.replay
  add column if not exists joined_by text[] not null default '{}',
  add column if not exists begun boolean not null default true;
create table if not exists projector.process (
  id uuid primary key,
  kind text not null,
  pid int not null,
  host text not null,
  started_at timestamptz not null default now(),
  at timestamptz not null default now(),
  figures jsonb not null
) with (fillfactor = 50);
