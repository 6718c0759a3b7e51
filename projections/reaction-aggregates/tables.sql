create table reaction (
  item text collate "C",
  member text collate "C",
  kind text not null,
  primary key (item, member)
);
create index on reaction (member);

-- Without spammers; kinds that nobody else chose have no row.
create table reaction_count (
  item text collate "C",
  kind text collate "C",
  count int not null,
  primary key (item, kind)
);

-- Members who were erased: whatever comes late of them is passed over.
create table reaction_leaver (member text collate "C" primary key);

-- Members whose role is that of a spammer.
create table reaction_spammer (member text collate "C" primary key);
