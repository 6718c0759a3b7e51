-- Events per group and member; members are identified by a pseudonym that only this question uses.
create table tally (
  a text collate "C",
  b text collate "C",
  member text collate "C",
  events bigint not null,
  -- Log position of the newest counted event.
  seen bigint not null,
  primary key (a, b, member)
);

-- Totals per group.
create table cell (
  a text collate "C",
  b text collate "C",
  events bigint not null,
  members bigint not null,
  primary key (a, b)
);

-- Day on which each member joined, stored only if the question groups by that day.
create table joined (
  member text collate "C" primary key,
  day text collate "C" not null,
  -- Log position of the member's registration.
  position bigint not null
);
