-- What each member (a pseudonym of this question alone) did in each group.
create table tally (
  a text collate "C",
  b text collate "C",
  member text collate "C",
  events bigint not null,
  -- Position of the last event counted.
  seen bigint not null,
  primary key (a, b, member)
);

-- The groups, counted.
create table cell (
  a text collate "C",
  b text collate "C",
  events bigint not null,
  members bigint not null,
  primary key (a, b)
);

-- The day on which members joined, where groups depend on it.
create table joined (
  member text collate "C" primary key,
  day text collate "C" not null,
  -- Position of the event.
  position bigint not null
);
