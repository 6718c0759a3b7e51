create table bookmark (
  member text collate "C",
  item text collate "C",
  added_at timestamptz not null,
  primary key (member, item)
);
create index on bookmark (member, added_at, item);

-- Erased members, whose later events are ignored.
create table bookmark_leaver (member text collate "C" primary key);
