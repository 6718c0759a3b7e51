-- Questions that analysts have open; one that was dropped has no row.
create table question (
  id text collate "C" primary key,
  analyst text collate "C" not null,
  -- Null once the analyst's key is gone.
  title text,
  spec jsonb not null,
  asked_at timestamptz not null,
  -- Position of the event.
  asked_position bigint not null,
  kept boolean not null
);
create index on question (analyst);
