-- Digests of notices that became due: each member has one for each time of the calendar. `event_id` is the id of the
-- effect that sends it.
create table operational.digest (
  member text not null,
  every text not null,
  day text not null,
  since timestamptz not null,
  until timestamptz not null,
  event_id uuid not null unique default gen_random_uuid(),
  primary key (member, every, day)
);
