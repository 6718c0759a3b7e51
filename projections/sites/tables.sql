create table site (
  id text collate "C" primary key,
  name text not null,
  prefix text not null,
  host text not null,
  description text not null,
  accent text not null
);

-- Flags that are on.
create table site_flag (
  site text collate "C",
  flag text collate "C",
  primary key (site, flag)
);
