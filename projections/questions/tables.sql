-- Open questions of analysts; dropped ones have no row.
create table question (
  id text collate "C" primary key,
  analyst text collate "C" not null,
  -- Null if the analyst is erased.
  title text,
  spec jsonb not null,
  asked_at timestamptz not null,
  -- Position of the event.
  asked_position bigint not null,
  kept boolean not null
);
create index on question (analyst);
