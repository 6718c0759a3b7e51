-- Emails of a network without a mail server, which people can read on a web page.
create table operational.outbox (
  message_id text primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null default now()
);
create index on operational.outbox (sent_at);
