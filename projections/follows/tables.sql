create table follow (
  follower text collate "C",
  followed text collate "C",
  primary key (follower, followed)
);
create index on follow (followed);

-- Follows by or of spammers are not counted. Members without counted follows have no row.
create table follow_count (
  member text collate "C" primary key,
  followers int not null,
  following int not null
);

-- Erased members, whose late events are ignored.
create table follow_leaver (member text collate "C" primary key);

-- Members with the role of a spammer.
create table follow_spammer (member text collate "C" primary key);
