-- Links that are sent to people and can be used once.
create table operational.token (
  hash bytea primary key,
  purpose text not null,
  member text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on operational.token (expires_at);
create index on operational.token (member);
