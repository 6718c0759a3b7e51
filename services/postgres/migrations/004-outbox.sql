-- Mail of a network that has no mail server, for people to look at.
create table operational.outbox (
  message_id text primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null default now()
);
create index on operational.outbox (sent_at);
