create table flag (
  item text collate "C",
  flagger text collate "C",
  -- Site of the report.
  site text collate "C",
  -- Author of the item, or the reported member; null if the report does not name them.
  author text collate "C",
  reason text,
  note text,
  flagged_at timestamptz not null,
  -- By the reporter.
  withdrawn boolean not null,
  -- Position of the report's newest event.
  position bigint not null,
  primary key (item, flagger)
);
create index on flag (flagger);

-- Items that were reported, decided on or withdrawn.
create table flagged_item (
  item text collate "C" primary key,
  -- Number of open reports.
  count int not null default 0,
  first_at timestamptz,
  last_at timestamptz,
  -- Reports up to this position are dismissed.
  dismissed_through bigint not null default -1,
  -- By its author.
  withdrawn boolean not null default false,
  decided boolean not null default false,
  purged boolean not null default false
);
create index on flagged_item (last_at desc, item desc) where count > 0 and not decided and not withdrawn;
