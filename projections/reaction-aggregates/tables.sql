create table reaction (
  item text collate "C",
  member text collate "C",
  kind text not null,
  primary key (item, member)
);

-- Kinds that nobody chose have no row.
create table reaction_count (
  item text collate "C",
  kind text collate "C",
  count int not null,
  primary key (item, kind)
);
