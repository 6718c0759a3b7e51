-- Browsers that take pushes (services/operational/push/devices.ts): one for each log-in, and gone with it. `site` is
-- that on which the member turned it on, and `sent` the event of the last push.
create table operational.push_device (
  session uuid primary key references operational.session on delete cascade,
  member text not null,
  site text not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  sent uuid,
  added_at timestamptz not null default now()
);
create index on operational.push_device (member);
