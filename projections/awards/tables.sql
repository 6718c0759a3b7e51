-- Awards that members have received.
create table award (
  member text collate "C",
  award text collate "C",
  -- Year, status, day and name, with spaces between.
  about text not null,
  primary key (member, award)
);

-- Erased members, whose later events are ignored.
create table award_leaver (member text collate "C" primary key);
