-- Members without a session when sign-ins were introduced count as having logged in, so that their next log-in does not
-- seem to be the first. The key belongs to no device.
insert into operational.sign_in (member, device_key, device, first_at, last_at)
select member, sha256(member::bytea), 'Unknown device', changed_at, changed_at
from operational.credential where not exists (
  select from operational.sign_in where sign_in.member = credential.member);

-- Kind of a log-in that waits for its code, and the control that started it, which its session keeps.
alter table operational.factor_wait add column entry text not null default 'log-in', add column initiator text;
