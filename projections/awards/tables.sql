-- Awards that members have received.
create table award (
  member text collate "C",
  award text collate "C",
  name text not null,
  year int not null,
  status text not null,
  -- Day, such as 2026-11-23.
  earned_at text not null,
  primary key (member, award)
);

-- Erased members, whose later events are ignored.
create table award_leaver (member text collate "C" primary key);
