-- Session of the log-in from which a session on another host was handed over; null for the session of a log-in itself.
alter table operational.session add column root uuid references operational.session (id) on delete cascade;
create index on operational.session (root);
-- False if the member did not want to stay logged in: the cookie ends with the browser.
alter table operational.session add column remembered boolean not null default true;
