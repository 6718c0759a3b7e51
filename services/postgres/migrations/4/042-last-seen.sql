-- Time at which each member was last seen, to the minute, for the administrators' list of members.
create table operational.last_seen (
  member text collate "C" primary key,
  at timestamptz not null
);
create index on operational.last_seen (at, member);
insert into operational.last_seen
  select member, date_trunc('milliseconds', max(at)) from (
    select member, last_seen_at as at from operational.session
    union all select member, coalesce(last_at, first_at) from operational.sign_in) seen
  group by member;
