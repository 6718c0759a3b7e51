-- Log-ins at providers that have started, and accounts that wait for their member's log-in. One browser uses each once.
create table operational.pending_log_in (
  key bytea primary key,
  -- Hash of the secret in the cookie of the browser.
  browser bytea not null,
  data jsonb not null,
  -- Member whose log-in or account it is, if known.
  member text collate "C",
  expires_at timestamptz not null
);
create index on operational.pending_log_in (expires_at);
create index on operational.pending_log_in (member);
