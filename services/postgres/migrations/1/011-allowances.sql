-- Rate limits, counted for all processes together. Unlogged, because limits may be lost in a crash.
create unlogged table operational.allowance (
  -- A digest, from which neither the limited person nor the action can be read.
  key bytea primary key,
  -- Times at which the windows of the limit are completely available again, in seconds since 1970.
  due float8[] not null
);

-- Uses an allowance: `costs` are the seconds after which each window recovers the use, `spans` the windows' lengths.
-- Returns 0, or the seconds to wait if the allowance is exhausted, which is then not used. With `forced`, uses the rest
-- and returns the seconds until all windows are completely available again.
create function operational.take_allowance(wanted bytea, costs float8[], spans float8[], forced boolean)
returns float8 language plpgsql as $$
declare
  held float8[];
  moment float8;
  next float8[] := '{}';
  wait float8 := 0;
  rest float8 := 0;
begin
  insert into operational.allowance values (wanted, '{}') on conflict do nothing;
  select due into held from operational.allowance where key = wanted for update;
  moment := extract(epoch from clock_timestamp());
  for n in 1 .. cardinality(costs) loop
    next[n] := greatest(coalesce(held[n], 0), moment) + costs[n];
    wait := greatest(wait, next[n] - moment - spans[n]);
    if forced then next[n] := least(next[n], moment + spans[n]); end if;
    rest := greatest(rest, next[n] - moment);
  end loop;
  if not forced and wait > 0.001 then return wait; end if;
  insert into operational.allowance values (wanted, next) on conflict (key) do update set due = excluded.due;
  return case when forced then rest else 0 end;
end $$;

-- Keyed digest of the network (IP range) of the log-in, from which the member may log in even while strangers are
-- limited.
alter table operational.session add column network bytea;
