-- Passkeys, which browsers offer only on the host (WebAuthn: RP ID) where they were made.
create table operational.passkey (
  -- Credential id, in base64url.
  id text primary key,
  member text not null,
  host text not null,
  public_key bytea not null,
  -- Number of uses as the authenticator counts them; many always answer 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on operational.passkey (member);
