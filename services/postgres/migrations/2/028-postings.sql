-- Texts that members are posting where a rule looks back at their other texts (services/operational/postings.ts). Not
-- logged, because a posting lasts for seconds.
create unlogged table operational.posting (
  member text collate "C" primary key,
  item text collate "C" not null,
  expires_at timestamptz not null
);
create index on operational.posting (expires_at);
