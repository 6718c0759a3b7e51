-- How far the answering of analysts' questions has come (services/analytics).
create table operational.question_run (
  question text primary key,
  -- Where in the log it was asked.
  asked_position bigint not null,
  state text not null check (state in ('running', 'done', 'live', 'failed')),
  -- Events read so far, events a second, part of the way (0 to 1), seconds to go.
  done bigint not null default 0,
  rate real not null default 0,
  share real not null default 0,
  remaining_s real,
  error text,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
