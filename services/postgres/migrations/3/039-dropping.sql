-- Kept tables that an administrator wants dropped, which the replayer does (services/projector/replay/kept.ts).
create table projector.dropping (
  schema text primary key,
  asked_at timestamptz not null default now()
);
