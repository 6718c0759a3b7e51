-- What members say about themselves on their profiles; who may read it is in the table member.
create table profile_value (
  member text collate "C",
  field text collate "C",
  value text not null,
  primary key (member, field)
);

-- Erased members, whose later events are ignored.
create table profile_value_leaver (member text collate "C" primary key);
