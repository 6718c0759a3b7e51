-- Networks from which members logged in within the last 30 days, as keyed digests of their addresses.
create table operational.sign_in_network (
  member text not null,
  network bytea not null,
  last_at timestamptz not null default now(),
  primary key (member, network)
);
create index on operational.sign_in_network (network);
insert into operational.sign_in_network (member, network, last_at)
  select member, network, max(created_at) from operational.session where network is not null group by member, network;
