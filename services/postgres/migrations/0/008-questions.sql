-- Progress of answering analysts' questions (services/analytics).
create table operational.question_run (
  question text primary key,
  -- Log position of the event by which the question was asked.
  asked_position bigint not null,
  state text not null check (state in ('running', 'done', 'live', 'failed')),
  -- Events read, events per second, completed share (0 to 1), and remaining seconds.
  done bigint not null default 0,
  rate real not null default 0,
  share real not null default 0,
  remaining_s real,
  error text,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
