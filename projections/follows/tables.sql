create table follow (
  follower text collate "C",
  followed text collate "C",
  primary key (follower, followed)
);
create index on follow (followed);

-- Spammers, and the follows between them and others, count nowhere. Members of whom nothing counts have no row.
create table follow_count (
  member text collate "C" primary key,
  followers int not null,
  following int not null
);

-- Members who were erased: whatever comes late of them or to them is passed over.
create table follow_leaver (member text collate "C" primary key);

-- Members whose role is that of a spammer.
create table follow_spammer (member text collate "C" primary key);
