create table flag (
  item text collate "C",
  flagger text collate "C",
  -- Where it was reported.
  site text collate "C",
  -- Who wrote the item or is it, where the report says so.
  author text collate "C",
  reason text,
  note text,
  flagged_at timestamptz not null,
  -- Taken back by who reported.
  withdrawn boolean not null,
  -- That of the newest event of this report.
  position bigint not null,
  primary key (item, flagger)
);
create index on flag (flagger);

-- Items that were reported, decided on or taken back.
create table flagged_item (
  item text collate "C" primary key,
  -- Open reports.
  count int not null default 0,
  first_at timestamptz,
  last_at timestamptz,
  -- Reports up to this position are dismissed.
  dismissed_through bigint not null default -1,
  -- Taken back by its author.
  withdrawn boolean not null default false,
  decided boolean not null default false,
  purged boolean not null default false
);
create index on flagged_item (last_at desc, item desc) where count > 0 and not decided and not withdrawn;
