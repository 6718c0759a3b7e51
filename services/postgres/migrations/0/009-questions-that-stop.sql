alter table operational.question_run drop constraint question_run_state_check,
  add check (state in ('running', 'done', 'live', 'failed', 'stopped'));
