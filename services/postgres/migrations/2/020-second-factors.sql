-- Authenticator apps; the secret is encrypted, and in use since the member confirmed it with a code.
create table operational.second_factor (
  member text primary key,
  secret bytea not null,
  -- Time step (30 s) of the last accepted code, which and all earlier ones are rejected from then on.
  last_step bigint not null default 0,
  on_since timestamptz
);

-- Hashes of codes that replace the app's code once each.
create table operational.recovery_code (
  hash bytea primary key,
  member text not null
);
create index on operational.recovery_code (member);

-- Log-ins whose password was correct and whose code is still missing, by the hash of a cookie.
create table operational.factor_wait (
  hash bytea primary key,
  member text not null,
  password_hash text,
  remember boolean not null,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index on operational.factor_wait (member);
create index on operational.factor_wait (expires_at);
