-- What is left of what somebody may do, counted for all processes. Nothing is lost with it that matters after a crash.
create unlogged table operational.allowance (
  -- A digest: of whom and of what it is cannot be read from it.
  key bytea primary key,
  -- When each window of the rate is whole again, in seconds since 1970.
  due float8[] not null
);

-- Takes from the windows of a key: `costs` are seconds that each takes to come back, `spans` those of the whole window.
-- Returns 0, or the seconds until it can be taken; nothing is taken then. With `forced` it takes what is left, and
-- returns the seconds until the windows are whole again.
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

-- The network in which a session was opened, as a keyed digest: from there its member may log in while strangers try.
alter table operational.session add column network bytea;
