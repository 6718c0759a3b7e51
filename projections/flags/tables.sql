create table flag (
  item text collate "C",
  flagger text collate "C",
  -- Id of the site on which the item was reported.
  site text collate "C",
  -- Author of the reported item, or the reported member; null if the report does not name the author.
  author text collate "C",
  reason text,
  note text,
  flagged_at timestamptz not null,
  -- True if the reporter has withdrawn the report.
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
  -- Log position up to which all reports of the item are dismissed.
  dismissed_through bigint not null default -1,
  -- True if the author has deleted the item.
  withdrawn boolean not null default false,
  decided boolean not null default false,
  purged boolean not null default false
);
create index on flagged_item (last_at desc, item desc) where count > 0 and not decided and not withdrawn;
