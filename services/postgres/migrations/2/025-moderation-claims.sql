-- Reported items that a moderator is deciding on (services/operational/claims.ts). Not logged, because a claim lasts for
-- minutes and a decision on an older state is rejected anyway.
create unlogged table operational.moderation_claim (
  item text collate "C" primary key,
  member text collate "C" not null,
  expires_at timestamptz not null
);
create index on operational.moderation_claim (expires_at);
