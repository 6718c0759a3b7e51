-- Disorders that members name.
create table user_disorder (
  member text collate "C",
  disorder text collate "C",
  -- Null if the member has not said.
  relationship text,
  primary key (member, disorder)
);
create index on user_disorder (disorder);

-- Erased members, whose later events are ignored.
create table user_disorder_leaver (member text collate "C" primary key);
