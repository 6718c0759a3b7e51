create table follow (
  follower text collate "C",
  followed text collate "C",
  followed_at timestamptz not null,
  primary key (follower, followed)
);
create index on follow (follower, followed_at, followed);
create index on follow (followed, followed_at, follower);

-- Numbers of follows, except by or of spammers; members without counted follows have no row.
create table follow_count (
  member text collate "C" primary key,
  followers int not null,
  following int not null
);

-- Erased members, whose later events are ignored.
create table follow_leaver (member text collate "C" primary key);

-- Members whose role is spammer.
create table follow_spammer (member text collate "C" primary key);
