create table operational.credential (
  member text primary key,
  hash text not null,
  changed_at timestamptz not null default now()
);

create table operational.session (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  member text not null,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on operational.session (member, created_at);
