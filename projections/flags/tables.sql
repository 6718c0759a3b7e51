create table flag (
  item text collate "C",
  flagger text collate "C",
  flagged_at timestamptz not null,
  primary key (item, flagger)
);
create index on flag (flagger, item);

-- Items that were reported or decided on; reports by spammers do not count.
create table flagged_item (
  item text collate "C" primary key,
  count int not null,
  first_at timestamptz,
  last_at timestamptz,
  decided boolean not null
);
create index on flagged_item (last_at desc, item desc) where count > 0 and not decided;

-- Members whose role is that of a spammer.
create table flag_spammer (member text collate "C" primary key);
