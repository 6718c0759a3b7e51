create table reaction (
  item text collate "C",
  member text collate "C",
  kind text not null,
  at timestamptz not null,
  primary key (item, member)
);
create index on reaction (member);
create index on reaction (item, at desc);

-- Reaction counts without those of spammers; kinds without reactions have no row.
create table reaction_count (
  item text collate "C",
  kind text collate "C",
  count int not null,
  primary key (item, kind)
);

-- Erased members, whose later events are ignored.
create table reaction_leaver (member text collate "C" primary key);

-- Members whose role is spammer.
create table reaction_spammer (member text collate "C" primary key);
