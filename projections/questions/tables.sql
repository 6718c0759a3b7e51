-- Questions of analysts; a deleted question has no row.
create table question (
  id text collate "C" primary key,
  analyst text collate "C" not null,
  -- Null if the analyst is erased.
  title text,
  spec jsonb not null,
  asked_at timestamptz not null,
  -- Log position of the event by which the question was asked.
  asked_position bigint not null,
  kept boolean not null
);
create index on question (analyst);
