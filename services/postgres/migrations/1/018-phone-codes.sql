-- Codes sent by text message, kept for a day in order to limit the number sent to a phone number
-- (services/operational/phone-codes.ts).
create table operational.phone_code (
  -- The event that requested the code.
  event_id uuid primary key,
  -- Null once the member is erased.
  member text,
  -- Keyed hash of the phone number.
  phone bytea not null,
  -- Keyed hash of the code.
  hash bytea not null,
  tries int not null default 0,
  sent_at timestamptz not null default now()
);
create index on operational.phone_code (member);
create index on operational.phone_code (phone);
create index on operational.phone_code (sent_at);
