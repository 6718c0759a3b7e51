-- Devices with which members logged in, found by a hash of the device's cookie (services/operational/sign-ins.ts).
create table operational.sign_in (
  id uuid primary key default gen_random_uuid(),
  member text not null,
  device_key bytea not null,
  device text not null,
  first_at timestamptz not null default now(),
  -- Latest log-in; null if the member has only registered with the device.
  last_at timestamptz,
  unique (member, device_key)
);

-- The member's log-in before the one that started the session; null for a registration and a first log-in.
alter table operational.session add column previous_log_in timestamptz;

-- Sessions from before this release count as log-ins. Their devices are known by the cookie, not by these keys.
insert into operational.sign_in (member, device_key, device, first_at, last_at)
select member, sha256(id::text::bytea), device, created_at, created_at from operational.session;
