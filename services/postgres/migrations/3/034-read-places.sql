-- Time up to which a member has read a thread (services/operational/read-places.ts).
create table operational.read_place (
  member text not null,
  thread text not null,
  through timestamptz not null,
  at timestamptz not null default now(),
  primary key (member, thread)
);
create index on operational.read_place (at);
