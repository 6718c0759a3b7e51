-- Answers of captchas that were used, until their challenges expire (services/operational/used-answers.ts). Not logged,
-- because after a crash an answer can at most be used once more within minutes.
create unlogged table operational.used_answer (
  key bytea primary key,
  expires_at timestamptz not null
);
create index on operational.used_answer (expires_at);
