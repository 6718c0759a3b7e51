create table follow (
  follower text collate "C",
  followed text collate "C",
  primary key (follower, followed)
);
create index on follow (followed);

-- Members whom nobody follows and who follow nobody have no row.
create table follow_count (
  member text collate "C" primary key,
  followers int not null,
  following int not null
);

-- Members who were erased: whatever comes late of them or to them is passed over.
create table follow_leaver (member text collate "C" primary key);
